/**
 * A thread that asks for a page at a steady pace, so that what the rest of the
 * benchmark does on its own thread is not counted as the server's delay. Posts
 * the milliseconds of each once it is told to stop.
 */
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, pause } = workerData as { url: string; pause: number };
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const PAGES = ["/", "/results", "/results/finance", "/solutions", "/insights/ai-tourism-roi"];
const times: number[] = [];
let asked = 0;

const timer = setInterval(() => {
  const started = performance.now();
  asked += 1;
  get(url + PAGES[asked % PAGES.length], { agent, headers: { "accept-encoding": "br" } }, (response) => {
    response.resume();
    response.on("end", () => times.push(performance.now() - started));
  }).on("error", () => times.push(Number.POSITIVE_INFINITY));
}, pause);

parentPort?.once("message", () => {
  clearInterval(timer);
  agent.destroy();
  parentPort?.postMessage(times);
});
