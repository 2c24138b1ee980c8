/**
 * Loaded into the server that is measured (`--expose-gc --import`): on a port of its own it
 * collects all that is no longer in use, and answers with the bytes that are.
 */
import { createServer } from "node:http";

const collect = globalThis.gc;
if (!collect) throw new Error("the collector needs --expose-gc");

createServer((_, response) => {
  // As when memory runs out: what is free goes back to the system, too.
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
  const { heapUsed, external } = process.memoryUsage();
  response.end(String(heapUsed + external));
})
  .listen(Number(process.env.COLLECTOR_PORT), "127.0.0.1")
  .unref();
