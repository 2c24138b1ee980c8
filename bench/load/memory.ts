import { freePort } from "../../scripts/free-port.ts";
import { serveProduct } from "../site/serve.ts";
import { checkBudget } from "./check-budget.ts";
import { mb, resident, times, visitors } from "./measure.ts";
import type { WireResponse } from "./wire.ts";

/** Requests after which everything has been used, and every question asked, once. */
const WARMING = 7_000;
/** Times that a thousand ask at once. */
const CROWDS = 3;

export async function memory(count: number): Promise<boolean> {
  const collector = await freePort();
  const server = await serveCollected(collector);
  try {
    await requests(server.url, WARMING);
    const before = await collected(collector);
    const fresh = await resident(server.url);
    const started = performance.now();
    const failed = await requests(server.url, count);
    const rate = count / ((performance.now() - started) / 1000);
    let highest = await resident(server.url);
    for (let crowd = 0; crowd < CROWDS; crowd += 1) {
      await (await visitors<WireResponse[]>("./crowd.ts", [server.url, 1_000])).run();
      highest = Math.max(highest, await resident(server.url));
    }
    const after = await collected(collector);
    const left = await resident(server.url);
    return [
      checkBudget(
        "failedStreams",
        failed,
        `${count.toLocaleString("en-GB")} requests, one in ten a question, ${rate.toFixed(0)} a second: ${failed} failed`,
      ),
      checkBudget(
        "heapAfter",
        after / before,
        `memory in use: ${mb(before)} before, ${mb(after)} after these and ${CROWDS} times 1,000 questions at once: ${times(after / before)}`,
      ),
      checkBudget("resident", highest, `memory of the process: ${mb(fresh)} before, ${mb(highest)} at its highest`),
      checkBudget("processAfter", left / fresh, `afterwards ${mb(left)}: ${times(left / fresh)}`),
    ].every(Boolean);
  } finally {
    server.stop();
  }
}

async function requests(url: string, count: number): Promise<number> {
  return (await visitors<number>("./regulars.ts", [url, count])).run();
}

function serveCollected(port: number) {
  const collector = new URL("./collector.ts", import.meta.url).href;
  return serveProduct({ NODE_OPTIONS: `--expose-gc --import=${collector}`, COLLECTOR_PORT: String(port) });
}

/** Megabytes in use after a full collection, buffers included. */
async function collected(port: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${port}/`)).text()) / 2 ** 20;
}
