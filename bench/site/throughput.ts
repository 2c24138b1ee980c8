/** Requests a second, of the product's server and of sirv for the same file, measured alternately. */
import { median } from "../budgets.ts";
import { requestsPerSecond, serveProduct, serveWithSirv } from "./serve.ts";

interface Throughput {
  path: string;
  ours: number;
  sirv: number;
  ratio: number;
}

/** A page, a small file and a picture. */
const FILES = ["/", "/results/finance", "/favicon.svg", "/social/home.png"];
const LOAD = { connections: 8, pipelined: 8, duration: 400 };
/** Short turns, and many: a machine's speed changes from second to second. */
const TURNS_A_RUN = 5;

export async function measureThroughput(runs: number): Promise<Throughput[]> {
  const [ours, sirv] = [await serveProduct(), await serveWithSirv()];
  try {
    const results: Throughput[] = [];
    for (const path of FILES) {
      const pairs: { ours: number; sirv: number }[] = [];
      for (let turn = 0; turn < runs * TURNS_A_RUN; turn += 1) {
        const own = await requestsPerSecond(ours.url + path, LOAD);
        pairs.push({ ours: own, sirv: await requestsPerSecond(sirv.url + path, LOAD) });
      }
      const of = (value: (pair: { ours: number; sirv: number }) => number) => median(pairs.map(value));
      // The median of the ratios: what slows the machine for a while slows both halves of a pair.
      results.push({
        path,
        ours: Math.round(of((pair) => pair.ours)),
        sirv: Math.round(of((pair) => pair.sirv)),
        ratio: Number(of((pair) => pair.ours / pair.sirv).toFixed(2)),
      });
    }
    return results;
  } finally {
    ours.stop();
    sirv.stop();
  }
}
