/**
 * A chat model that is listened to in a thread of its own: with a thousand answers arriving
 * word by word, the server's thread stays free for pages. If the thread terminates, so
 * do its answers, and the next one starts another.
 */
import { errorFacts, type Log } from "../../log/log.ts";
import { createInbox } from "../../threads/inbox.ts";
import { restartingWorker } from "../../threads/restarting-worker.ts";
import { type ChatModel, ModelFailure } from "../chat-model.ts";
import type { ModelSettings } from "../openai-compatible.ts";
import type { Delivery, Order } from "./messages.ts";

export interface ThreadedModel extends ChatModel {
  close(): Promise<void>;
}

interface Options {
  log: Log;
  script?: URL;
}

const SCRIPT = new URL("./worker.ts", import.meta.url);

export function startChatModel(settings: ModelSettings, { log, script = SCRIPT }: Options): ThreadedModel {
  const inboxes = new Map<number, (delivery: Delivery) => void>();
  let last = 0;
  const thread = restartingWorker<Delivery[]>(
    script,
    { name: "model", workerData: settings },
    {
      message(deliveries) {
        for (const delivery of deliveries) inboxes.get(delivery.id)?.(delivery);
      },
      terminated(reason) {
        log.error("model thread terminated", errorFacts(reason));
        failAll();
      },
    },
  );

  return {
    name: settings.model,
    async *stream({ instructions, turns, signal, onTokens }) {
      signal.throwIfAborted();
      last += 1;
      const id = last;
      const inbox = createInbox<Delivery>();
      inboxes.set(id, inbox.put);
      const leave = () => thread.send({ id } satisfies Order);
      signal.addEventListener("abort", leave, { once: true });
      let ended = !thread.send({ id, request: { instructions, turns } } satisfies Order);
      try {
        if (ended) throw new ModelFailure("unreachable");
        while (!ended) {
          const { text, end } = await inbox.next();
          ended = end !== undefined;
          if (end?.tokens) onTokens?.(end.tokens);
          if (text) yield text;
          if (end?.failure) throw new ModelFailure(end.failure.reason, end.failure.status);
        }
      } finally {
        inboxes.delete(id);
        signal.removeEventListener("abort", leave);
        if (!ended) leave();
      }
    },
    async close() {
      const closing = thread.close();
      failAll();
      await closing;
    },
  };

  function failAll() {
    for (const [id, put] of inboxes) put({ id, text: "", end: { failure: { reason: "unreachable" } } });
  }
}
