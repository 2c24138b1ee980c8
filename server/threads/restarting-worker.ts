/** A worker thread that is restarted by the next message after it has terminated. */
import { Worker, type WorkerOptions } from "node:worker_threads";

export interface RestartingWorker {
  /** False after `close`. */
  send(message: unknown): boolean;
  /** Terminates the thread from outside; reported as if it had failed by itself. */
  terminate(reason: Error): void;
  close(): Promise<void>;
}

interface Events<Message> {
  message(message: Message): void;
  /** Messages that it had not answered are lost. Not called after `close`. */
  terminated(reason: unknown): void;
}

/** The young generation gets three spaces of the default 16 MB: no page waits for this thread's garbage collection. */
const MEMORY = { maxYoungGenerationSizeMb: 48 };

/** Starts the thread at once, so that the first visitor does not wait for it. */
export function restartingWorker<Message>(script: URL, options: WorkerOptions, on: Events<Message>): RestartingWorker {
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
    on.terminated(reason);
  }

  return {
    send(message) {
      if (closed) return false;
      (worker ?? start()).postMessage(message);
      return true;
    },
    terminate(reason) {
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
