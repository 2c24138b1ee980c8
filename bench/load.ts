/**
 * What the server carries: `npx node bench/load.ts` after a build. A thousand visitors ask at the same moment and ask
 * on; meanwhile pages are fetched from their server and from a second one that nobody asks. The visitors are a process
 * of their own but share the machine with the servers, so the figures are upper bounds.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type BudgetName, judge, quantile } from "./budgets.ts";
import { serveProduct } from "./site/serve.ts";

const VISITORS = 1_000;
/** Questions of each: some ten seconds, most of which are neither beginning nor end. */
const EACH = 10;
/** Questions of each before anything is measured. */
const WARMING = 3;
/** Milliseconds between two pages. */
const PAUSE = 5;
const PAGES = ["/", "/results", "/results/finance", "/solutions", "/insights/ai-tourism-roi"];

/** Milliseconds to the first words of each answer; infinite where it failed. */
type FirstWords = number[];

if (process.send) await visit();
else await measure();

async function visit() {
  const [, , url = "", each = ""] = process.argv;
  const sections = JSON.parse(readFileSync("build/knowledge.json", "utf8")) as { metadata: { questions: string[] } }[];
  const questions = sections.flatMap(({ metadata }) => metadata.questions);
  const times: FirstWords = [];
  const visitor = async (index: number) => {
    for (let turn = 0; turn < Number(each); turn += 1)
      times.push(await firstWords(url, questions[(index + turn) % questions.length] ?? ""));
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitor(index)));
  process.send?.(times, () => process.exit());
}

async function firstWords(url: string, content: string): Promise<number> {
  const from = performance.now();
  let [text, first] = ["", Number.POSITIVE_INFINITY];
  const body = JSON.stringify({ messages: [{ role: "user", content }] });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${url}/functions/v1/ai-chat`, { method: "POST", headers, body }).catch(() => undefined);
  for await (const chunk of response?.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes('"content":"')) first = Math.min(first, performance.now() - from);
  }
  return text.endsWith("data: [DONE]\n\n") ? first : Number.POSITIVE_INFINITY;
}

async function measure() {
  const [asked, beside] = [await serveProduct(), await serveProduct()];
  const visitors = async (each: number) => {
    const child = fork(import.meta.filename, [asked.url, String(each)], { serialization: "advanced", execArgv: [] });
    return (await once(child, "message"))[0] as FirstWords;
  };
  try {
    await visitors(WARMING);
    const before = await memory(asked.url);
    let times: FirstWords = [];
    const pages = await pagesDuring([asked.url, beside.url], async () => {
      times = await visitors(EACH);
    });
    const after = await memory(asked.url);
    const [of, other] = pages.map((some) => quantile(some, 0.99)) as [number, number];
    const figures: [BudgetName, number, string][] = [
      ["failedStreams", times.filter((time) => time === Number.POSITIVE_INFINITY).length, `of ${times.length} answers`],
      ["firstWords", quantile(times, 0.95), `median ${quantile(times, 0.5).toFixed(0)} ms`],
      [
        "pagesMeanwhile",
        of / other,
        `99th percentile ${of.toFixed(1)} ms, of the second server ${other.toFixed(1)} ms`,
      ],
      ["resident", after, "megabytes afterwards"],
      ["processAfter", after / before, `${before.toFixed(0)} MB before`],
    ];
    for (const [name, value, words] of figures) console.log(`${name}: ${value.toFixed(2)} (${words})`);
    const exceeded = figures.flatMap(([name, value]) => judge(name, value, name) ?? []);
    for (const line of exceeded) console.log(`EXCEEDED: ${line}`);
    process.exitCode = exceeded.length ? 1 : 0;
  } finally {
    asked.stop();
    beside.stop();
  }
}

/** Milliseconds of each page by server, fetched in turn while `work` runs. */
async function pagesDuring(urls: readonly string[], work: () => Promise<void>): Promise<number[][]> {
  const times = urls.map((): number[] => []);
  let isDone = false;
  const working = work().finally(() => {
    isDone = true;
  });
  for (let sent = 0; !isDone; sent += 1) {
    const server = sent % urls.length;
    const from = performance.now();
    await (await fetch(`${urls[server]}${PAGES[sent % PAGES.length]}`)).arrayBuffer();
    times[server]?.push(performance.now() - from);
    await wait(PAUSE);
  }
  await working;
  return times;
}

/** Megabytes of the server's process. */
async function memory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20;
}
