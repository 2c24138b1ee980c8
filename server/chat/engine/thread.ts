/** The engine in a thread of its own. A call that holds or exits it ends the thread; the next call starts another. */
import { errorFacts, type Log } from "../../log/log.ts";
import { renewableThread } from "../../threads/renewable-thread.ts";
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
  /** Told when a thread had to be ended or ended by itself. */
  onFailure?: () => void;
  script?: URL;
  /** Milliseconds that one call may take; thousands of times what an answer does. */
  patience?: number;
}

interface Call {
  name: keyof EngineCalls;
  /** Milliseconds, as `performance.now()` tells them. */
  made: number;
  resolve(result: unknown): void;
  reject(failure: EngineFailed | CallFailed): void;
}

const PATIENCE = 10_000;
const SCRIPT = new URL("./worker.ts", import.meta.url);
/** Calls in the thread at once: one that works, and one to work on while the answer of the first is sent. */
const AT_ONCE = 2;

export function startEngine({ log, onFailure, script = SCRIPT, patience = PATIENCE }: Options): Engine {
  const calls = new Map<number, Call>();
  const waiting: (() => void)[] = [];
  /** When the thread was last heard of; it has begun from then on. */
  let heard = Number.POSITIVE_INFINITY;
  let life = 1;
  let last = STARTED;
  const watch = setInterval(endIfHeld, patience / 10).unref();
  const thread = renewableThread<ResultMessage>(
    script,
    { name: "engine", env: environment() },
    {
      message({ id, result, failure }) {
        heard = performance.now();
        const call = calls.get(id);
        if (call && failure) call.reject(new CallFailed(call.name, failure));
        else call?.resolve(result);
        ended(id);
      },
      brokenOff(reason) {
        heard = Number.POSITIVE_INFINITY;
        life += 1;
        log.error("engine ended", errorFacts(reason));
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
    get life() {
      return life;
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

  /** Calls are worked on in the order of the map: what holds the thread is the first, since it was made or its turn came. */
  function endIfHeld() {
    const [first] = calls.values();
    if (first && performance.now() - Math.max(first.made, heard) > patience)
      thread.breakOff(new Error(`a call took more than ${patience} ms`));
  }

  function failAll() {
    // The first was being worked on; those behind it did nothing wrong.
    for (const [place, [id, { reject }]] of [...calls].entries()) {
      reject(new EngineFailed(undefined, { bystander: place > 0 }));
      ended(id);
    }
  }
}

/** Nothing of ours, in which the secrets are, but where Node keeps what it made of our TypeScript. */
function environment() {
  const { NODE_COMPILE_CACHE } = process.env;
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};
}
