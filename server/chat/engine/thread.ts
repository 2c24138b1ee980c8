/** The engine in its own thread. A call that hangs or crashes terminates the thread; the next call starts another. */
import { errorFacts, type Log } from "../../log/log.ts";
import { restartingWorker } from "../../threads/restarting-worker.ts";
import {
  CallFailed,
  type CallMessage,
  type Engine,
  type EngineCalls,
  EngineFailed,
  type ResultMessage,
  STARTED,
} from "./engine.ts";

interface Options {
  log: Log;
  /** Called when the thread has terminated, by itself or by the timeout. */
  onFailure?: () => void;
  script?: URL;
  /** Milliseconds for one call: thousands of times what an answer takes. */
  timeoutMs?: number;
}

interface Call {
  name: keyof EngineCalls;
  /** By `performance.now()`. */
  made: number;
  resolve(result: unknown): void;
  reject(failure: EngineFailed | CallFailed): void;
}

const TIMEOUT_MS = 10_000;
const SCRIPT = new URL("./worker.ts", import.meta.url);
/** Calls in the thread at once: one that works, and one to work on while the answer of the first is sent. */
const AT_ONCE = 2;

export function startEngine({ log, onFailure, script = SCRIPT, timeoutMs = TIMEOUT_MS }: Options): Engine {
  const calls = new Map<number, Call>();
  const waiting: (() => void)[] = [];
  /** Time of the thread's last message; infinite before it has started. */
  let lastHeard = Number.POSITIVE_INFINITY;
  let generation = 1;
  let last = STARTED;
  const watch = setInterval(endIfHeld, timeoutMs / 10).unref();
  const thread = restartingWorker<ResultMessage>(
    script,
    { name: "engine", env: environment() },
    {
      message({ id, result, failure }) {
        lastHeard = performance.now();
        const call = calls.get(id);
        if (call && failure) call.reject(new CallFailed(call.name, failure));
        else call?.resolve(result);
        ended(id);
      },
      terminated(reason) {
        lastHeard = Number.POSITIVE_INFINITY;
        generation += 1;
        log.error("engine thread terminated", errorFacts(reason));
        onFailure?.();
        failAll();
      },
    },
  );

  return {
    async update(changes) {
      const leftOut = await called("update", changes);
      for (const { id, failure } of leftOut) log.error("entry not indexed", { entry: id, ...failure });
      return leftOut;
    },
    answer: (messages, options) => called("answer", messages, options),
    search: (question, options) => called("search", question, options),
    library: (id) => called("library", id),
    outlook: (change, questions) => called("outlook", change, questions),
    foresee: (change, questions) => called("foresee", change, questions),
    surroundings: (texts) => called("surroundings", texts),
    searchSite: (request) => called("searchSite", request),
    about: (ids) => called("about", ids),
    facts: () => called("facts"),
    vectors: (questions) => called("vectors", questions),
    get generation() {
      return generation;
    },
    busy: () => (calls.size < AT_ONCE ? undefined : new Promise((resolve) => waiting.push(resolve))),
    async close() {
      clearInterval(watch);
      const closing = thread.close();
      failAll();
      await closing;
    },
  };

  function called<Name extends keyof EngineCalls>(
    call: Name,
    ...args: Parameters<EngineCalls[Name]>
  ): Promise<ReturnType<EngineCalls[Name]>> {
    last += 1;
    const id = last;
    if (!thread.send({ id, call, args } satisfies CallMessage))
      return Promise.reject(new EngineFailed("The consultant has ended."));
    return new Promise<unknown>((resolve, reject) => {
      calls.set(id, { name: call, made: performance.now(), resolve, reject });
    }) as Promise<ReturnType<EngineCalls[Name]>>;
  }

  function ended(id: number) {
    calls.delete(id);
    if (calls.size < AT_ONCE) waiting.shift()?.();
  }

  /** Calls run in insertion order, so a hanging one is the first, since it was made or since the one before it ended. */
  function endIfHeld() {
    const [first] = calls.values();
    if (first && performance.now() - Math.max(first.made, lastHeard) > timeoutMs)
      thread.terminate(new Error(`a call took more than ${timeoutMs} ms`));
  }

  function failAll() {
    // Only the first was running; the others are bystanders.
    for (const [place, [id, { reject }]] of [...calls].entries()) {
      reject(new EngineFailed(undefined, { bystander: place > 0 }));
      ended(id);
    }
  }
}

/** No environment, which holds the secrets, except for the location of Node's compile cache. */
function environment() {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}
