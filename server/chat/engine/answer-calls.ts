/** The worker's side of the engine's calls. */
import { parentPort } from "node:worker_threads";
import { engineCalls } from "./calls.ts";
import { type CallMessage, callFailureOf, type ResultMessage, STARTED } from "./engine.ts";

/** Processes the calls one by one, in order; `before` is called with each first. */
export function answerCalls(before: (message: CallMessage) => void = () => {}) {
  const calls = engineCalls();
  const answer = (message: ResultMessage) => parentPort?.postMessage(message);
  parentPort?.on("message", (message: CallMessage) => {
    const { id, call, args } = message;
    // Uncaught, an exception would terminate the thread and fail everybody's calls.
    try {
      before(message);
      const work = calls[call] as (...args: unknown[]) => unknown;
      answer({ id, result: work(...args) });
    } catch (error) {
      answer({ id, failure: callFailureOf(error) });
    }
  });
  answer({ id: STARTED });
}
