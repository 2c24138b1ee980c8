/** A process that has nothing to do with the server, and keeps one and a half processors busy until it receives a message. */
import { Worker } from "node:worker_threads";

/** Milliseconds of work and of rest. */
const HALF = "setInterval(() => { const from = performance.now(); while (performance.now() - from < 0.5); }, 1);";
const WHOLE = "for (;;);";

for (const code of [WHOLE, HALF]) new Worker(code, { eval: true });
process.once("message", () => process.exit());
process.send?.("ready");
