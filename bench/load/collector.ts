/**
 * Loaded into the server that is measured (`--expose-gc --import`): on a port of its own it
 * collects all that is no longer in use, in all threads, and answers with the bytes that are.
 */
import { createServer } from "node:http";
import type { Worker } from "node:worker_threads";

const collect = globalThis.gc;
if (!collect) throw new Error("the collector needs --expose-gc");
const threads = new Set<Worker>();
process.on("worker", (thread) => {
  threads.add(thread);
  thread.once("exit", () => threads.delete(thread));
});

createServer(async (_, response) => {
  // As when memory runs out: freed memory is returned to the system, too.
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
  const { heapUsed, external } = process.memoryUsage();
  let used = heapUsed + external;
  for (const thread of threads) used += await usedBy(thread);
  response.end(String(used));
})
  .listen(Number(process.env.COLLECTOR_PORT), "127.0.0.1")
  .unref();

async function usedBy(thread: Worker): Promise<number> {
  // A snapshot is taken after a full collection. It is read to its end: Node 24 breaks where one is thrown away.
  for await (const _ of await thread.getHeapSnapshot());
  const { used_heap_size, external_memory } = await thread.getHeapStatistics();
  return used_heap_size + external_memory;
}
