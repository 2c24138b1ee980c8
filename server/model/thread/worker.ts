/** Entry point of the model's thread. */
import { parentPort, workerData } from "node:worker_threads";
import { ModelFailure } from "../chat-model.ts";
import { createChatModel, type ModelSettings } from "../openai-compatible.ts";
import type { Delivery, Order } from "./messages.ts";
import { createOutbox } from "./outbox.ts";

const model = createChatModel(workerData as ModelSettings);
const outbox = createOutbox((deliveries) => parentPort?.postMessage(deliveries));
const visitors = new Map<number, AbortController>();

parentPort?.on("message", ({ id, request }: Order) => {
  if (request) void listen(id, request);
  else visitors.get(id)?.abort();
});

async function listen(id: number, request: NonNullable<Order["request"]>) {
  const visitor = new AbortController();
  visitors.set(id, visitor);
  const end: NonNullable<Delivery["end"]> = {};
  const onTokens = (tokens: number) => {
    end.tokens = (end.tokens ?? 0) + tokens;
  };
  try {
    for await (const text of model.stream({ ...request, signal: visitor.signal, onTokens })) outbox.add(id, text);
  } catch (error) {
    const { reason, status } = error instanceof ModelFailure ? error : new ModelFailure("unreachable");
    end.failure = { reason, status };
  }
  visitors.delete(id);
  outbox.end(id, end);
}
