/**
 * What the site carries: 1,000 questions at the same moment, pages meanwhile, and
 * memory after 100,000 requests. Server and visitors share this machine, so the
 * figures are a lower bound. `node bench/load/run.ts [--quick]`, after a build.
 */
import { Agent, get } from "node:http";
import { serveProduct } from "../site/serve.ts";
import { megabytes, pagesDuring, quantile, seconds } from "./measure.ts";
import { ask, askAtOnce } from "./streams.ts";

const QUICK = process.argv.includes("--quick");
const STREAMS = 1_000;
const REQUESTS = QUICK ? 10_000 : 100_000;
const AT_ONCE = 16;
/** One request in so many is a question; the others are pages. */
const QUESTION_EVERY = 10;

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
let server = await serveProduct();
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
try {
  await ready(server.url);
  await requests(2_000, agent);
  await streams();
  server.stop();
  server = await serveTightly();
  await ready(server.url);
  await requests(2_000, agent);
  await leak();
} finally {
  agent.destroy();
  server.stop();
}

/** With little room for what is no longer in use, so that what is left is what is held. */
async function serveTightly() {
  process.env.NODE_OPTIONS = "--max-semi-space-size=1 --max-old-space-size=192";
  try {
    return await serveProduct();
  } finally {
    delete process.env.NODE_OPTIONS;
  }
}

async function ready(url: string) {
  while ((await fetch(`${url}/readyz`)).status !== 200) await seconds(0.1);
}

async function streams() {
  const idle = quantile(await pagesDuring(server.url, () => seconds(5)), 0.99);
  let answers: Awaited<ReturnType<typeof askAtOnce>> = [];
  const busy = await pagesDuring(server.url, async () => {
    answers = await askAtOnce(server.url, STREAMS);
  });
  const firstWords = answers.map(({ firstWord }) => firstWord);
  const failed = answers.filter(({ whole }) => !whole).length;
  console.log(`${STREAMS} questions at once: ${failed} failed (at most 0)`);
  console.log(
    `first words: median ${ms(quantile(firstWords, 0.5))}, 95th percentile ${ms(quantile(firstWords, 0.95))} (under 1500 ms)`,
  );
  const during = quantile(busy, 0.99);
  console.log(
    `pages, 99th percentile: ${ms(idle)} idle, ${ms(during)} meanwhile: ${(during / idle).toFixed(1)} times (under 2)`,
  );
  if (failed > 0) process.exitCode = 1;
}

async function leak() {
  const before = await settled();
  const started = performance.now();
  await requests(REQUESTS, agent);
  const rate = REQUESTS / ((performance.now() - started) / 1000);
  const after = await settled();
  console.log(`${REQUESTS} requests, one in ${QUESTION_EVERY} a question: ${rate.toFixed(0)} a second`);
  console.log(
    `memory in use: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after: ${(after / before).toFixed(2)} times (under 1.2)`,
  );
  if (after > before * 1.2) process.exitCode = 1;
}

/** Megabytes in use: the least of several looks with some requests between, each of which may find a collection done. */
async function settled(): Promise<number> {
  const samples: number[] = [];
  for (let look = 0; look < 10; look += 1) {
    await requests(100, agent);
    samples.push(await megabytes(server.url, "nodejs_heap_size_used_bytes"));
  }
  return Math.min(...samples);
}

async function requests(count: number, agent: Agent) {
  let sent = 0;
  const visitor = async () => {
    while (sent < count) {
      sent += 1;
      if (sent % QUESTION_EVERY === 0) await ask(server.url, agent, sent);
      else await page(agent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

function page(agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${server.url}/results/finance`, { agent }, (response) => {
      response.resume();
      response.on("end", resolve);
    }).on("error", reject);
  });
}
