/** The engine's end of the line to its thread. */
import { parentPort } from "node:worker_threads";
import { engineCalls } from "./calls.ts";
import { type CallMessage, type ResultMessage, STARTED } from "./engine.ts";

/** Works on the calls one by one, in the order in which they come; `before` sees each of them first. */
export function answerCalls(before: (message: CallMessage) => void = () => {}) {
  const calls = engineCalls();
  parentPort?.on("message", (message: CallMessage) => {
    before(message);
    const work = calls[message.call] as (...args: unknown[]) => unknown;
    parentPort?.postMessage({ id: message.id, result: work(...message.args) } satisfies ResultMessage);
  });
  parentPort?.postMessage({ id: STARTED, result: undefined } satisfies ResultMessage);
}
