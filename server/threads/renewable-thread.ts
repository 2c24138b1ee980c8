/** A thread of the server that has broken off is started anew by the next message to it. */
import { Worker, type WorkerOptions } from "node:worker_threads";

export interface RenewableThread {
  /** False once it was closed. */
  send(message: unknown): boolean;
  /** Ends the thread for what it does, as if it had broken off by itself. */
  breakOff(reason: Error): void;
  close(): Promise<void>;
}

interface Events<Message> {
  message(message: Message): void;
  /** What the thread was given and has not answered is lost. Not called when it is closed. */
  brokenOff(reason: unknown): void;
}

/** New objects may wait for the usual 16 MB (three spaces of it): nobody's page waits for them to be collected. */
const MEMORY = { maxYoungGenerationSizeMb: 48 };

/** Starts the thread at once, so that the first visitor does not wait for it. */
export function renewableThread<Message>(script: URL, options: WorkerOptions, on: Events<Message>): RenewableThread {
  let worker: Worker | undefined;
  let closed = false;
  start();

  function start(): Worker {
    const started = new Worker(script, { execArgv: [], resourceLimits: MEMORY, ...options });
    started.unref();
    started.on("message", on.message);
    started.on("error", (error) => end(started, error));
    started.on("exit", () => end(started, new Error("the thread ended")));
    worker = started;
    return started;
  }

  function end(thread: Worker, reason: unknown) {
    if (thread !== worker) return;
    worker = undefined;
    void thread.terminate();
    on.brokenOff(reason);
  }

  return {
    send(message) {
      if (closed) return false;
      (worker ?? start()).postMessage(message);
      return true;
    },
    breakOff(reason) {
      if (worker) end(worker, reason);
    },
    async close() {
      closed = true;
      const closing = worker;
      worker = undefined;
      await closing?.terminate();
    },
  };
}
