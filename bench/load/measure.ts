/** What the load benchmark measures with: shares of a list, pages meanwhile, the server's own figures. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** The value below which this share of the values lies; of an even list the upper one. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds between two pages that are asked for. */
const PAUSE = 5;

/** Asks for pages while `work` runs; answers the milliseconds of each. */
export async function pagesDuring(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const worker = new Worker(new URL("./prober.ts", import.meta.url), { workerData: { url, pause: PAUSE } });
  await once(worker, "online");
  await work();
  const [times] = await Promise.all([once(worker, "message"), worker.postMessage("stop")]);
  await worker.terminate();
  return times[0] as number[];
}

/** One of the server's own figures, from GET /metrics. */
export async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
}

export const megabytes = async (url: string, name: string) => (await figure(url, name)) / 2 ** 20;

export const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));
