/** Thousands of stalled connections: pages meanwhile, and when the server closes them. */
import { serveProduct } from "../site/serve.ts";
import { checkBudget } from "./check-budget.ts";
import { figure, mb, ms, pagesDuring, quantile, resident, seconds, visitors } from "./measure.ts";
import type { Probe } from "./prober.ts";

/** Of each kind in holdouts.ts. */
const COUNT = 1_000;
/** Seconds in which all have connected. */
const CONNECTING = 3;
/** Seconds for which pages are measured before and meanwhile. */
const MEASURED = 5;
/** Connections of this benchmark itself. */
const OWN = 10;

export async function stalled(): Promise<boolean> {
  const { url, stop } = await serveProduct();
  try {
    const before = await resident(url);
    const idle = await pagesDuring([url], () => seconds(MEASURED));
    const holdouts = await visitors<number>("./holdouts.ts", [url, COUNT]);
    const started = performance.now();
    const count = await holdouts.run();
    await seconds(CONNECTING);
    const held = await connections(url);
    const busy = await pagesDuring([url], () => seconds(MEASURED));
    const during = await resident(url);
    while ((await connections(url)) > OWN) await seconds(1);
    const last = (performance.now() - started) / 1000;
    await holdouts.run();
    console.log(`pages, 99th percentile: ${p99(idle)} before, ${p99(busy)} meanwhile`);
    return [
      checkBudget(
        "stalled",
        last,
        `${held} of ${count} connections were held at first, and all ended after ${last.toFixed(0)} s`,
      ),
      checkBudget("resident", during, `memory of the process: ${mb(before)} before, ${mb(during)} meanwhile`),
    ].every(Boolean);
  } finally {
    stop();
  }
}

const connections = (url: string) => figure(url, 'nodejs_active_resources\\{type="TCPSocketWrap"\\}');

const p99 = (probes: readonly Probe[]) =>
  ms(
    quantile(
      probes.map(({ time }) => time),
      0.99,
    ),
  );
