/**
 * Measures the site and judges it by its budgets: `npx node bench/site/run.ts [part …] [--runs N]
 * [--only /path,/path | --all]`, where a part is pages, moves, hydration, search or server; all without one.
 * Of the pages a sample is measured, another one every day, on a phone and on a desktop; all of them
 * take an hour or two. A page is measured again only while something exceeds its budget.
 */
import { parseArgs } from "node:util";
import { publicPaths } from "../../content/paths.ts";
import { figure, judge } from "../budgets.ts";
import { measureHydration } from "./hydration.ts";
import { judgePage, type Measured, type PageFigures, type Preset, startBrowser } from "./lighthouse.ts";
import { measureMoves } from "./moves.ts";
import { sampleOf, table } from "./sample.ts";
import { measureSearch } from "./search.ts";
import { serveBarePage, serveProduct } from "./serve.ts";
import { measureThroughput } from "./throughput.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" }, only: { type: "string" }, all: { type: "boolean" } },
});
const runs = Number(values.runs);
const today = Math.floor(Date.now() / 86_400_000);
const paths = values.only?.split(",") ?? (values.all ? publicPaths : sampleOf(publicPaths, today));

const COLUMNS = [
  "page",
  "scores",
  "LCP ms",
  "× bare",
  "FCP ms",
  "TBT ms",
  "main ms",
  "× bare",
  "CLS",
  "kB",
  "JS kB",
  "requests",
];

/** Each part prints its table and answers with what exceeds a budget. */
const parts: Record<string, () => Promise<string[]>> = {
  server,
  moves,
  hydration,
  search,
  pages: async () => [...(await pages("mobile")), ...(await pages("desktop"))],
};

const exceeded: string[] = [];
for (const name of positionals.length ? positionals : Object.keys(parts)) {
  const part = parts[name];
  if (!part) throw new Error(`there is no part ${name}; there are ${Object.keys(parts).join(", ")}`);
  exceeded.push(...(await part()));
}
console.log(
  exceeded.length ? `\n${exceeded.length} over budget:\n${exceeded.join("\n")}` : "\nEverything is within its budget.",
);
process.exitCode = exceeded.length ? 1 : 0;

async function pages(preset: Preset): Promise<string[]> {
  const [product, bare, browser] = [await serveProduct(), await serveBarePage(), await startBrowser()];
  try {
    const yardstick = await browser.measure(`${bare.url}/`, preset, runs);
    const rows = [row("a bare page", yardstick.figures, yardstick.figures)];
    const complaints: string[] = [];
    for (const path of paths) {
      const judged = (measured: Measured) => judgePage(`${path} (${preset})`, preset, measured, yardstick.figures);
      const measured = await browser.measure(product.url + path, preset, runs, (one) => judged(one).length === 0);
      rows.push(row(path, measured.figures, yardstick.figures));
      complaints.push(...judged(measured));
    }
    table(`Lighthouse, ${preset}, the first run within the budgets or the quietest of ${runs}`, COLUMNS, rows);
    return complaints;
  } finally {
    browser.close();
    product.stop();
    bare.stop();
  }
}

function row(name: string, page: PageFigures, bare: PageFigures): string[] {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    name,
    [page.performance, page.accessibility, page.bestPractices, page.seo, page.agentic].join(" "),
    page.lcp.toFixed(0),
    (page.lcp / bare.lcp).toFixed(2),
    page.fcp.toFixed(0),
    page.tbt.toFixed(0),
    page.mainThread.toFixed(0),
    (page.mainThread / bare.mainThread).toFixed(2),
    page.cls.toFixed(3),
    kilobytes(page.bytes),
    kilobytes(page.scriptBytes),
    String(page.requests),
  ];
}

async function server(): Promise<string[]> {
  const results = await measureThroughput(runs);
  table(
    "Requests a second for the same file, median of turns",
    ["file", "this server", "sirv", "ratio"],
    results.map(({ path, ours, sirv, ratio }) => [path, String(ours), String(sirv), figure(ratio, "×")]),
  );
  return results.flatMap(({ path, ratio }) => judge("ofSirv", ratio, path) ?? []);
}

async function moves(): Promise<string[]> {
  return withProduct(async (url) => {
    const results = await measureMoves(url, runs);
    table(
      `From a click to the next page's first words, median of ${runs}`,
      ["from", "to", "ms"],
      results.map(({ from, to, firstPaint }) => [from, to, String(firstPaint)]),
    );
    return results.flatMap(({ from, to, firstPaint }) => judge("move", firstPaint, `${from} to ${to}`) ?? []);
  });
}

async function hydration(): Promise<string[]> {
  return withProduct(async (url) => {
    const results = await measureHydration(`${url}/`, runs);
    table(
      `Longest task while a part hydrates, processor four times slower, least of ${runs}`,
      ["part", "ms"],
      results.map(({ part, longestTask }) => [part, longestTask === 0 ? "50 or less" : String(longestTask)]),
    );
    return results.flatMap(({ part, longestTask }) => judge("hydrationTask", longestTask, part) ?? []);
  });
}

async function search(): Promise<string[]> {
  return withProduct(
    async (url) => {
      const results = await measureSearch(`${url}/search`, runs);
      table(
        `From the last key of a search to its results, processor four times slower, median of ${runs}`,
        ["typed", "ms"],
        results.map(({ typed, shown }) => [typed, shown.toFixed(0)]),
      );
      return results.flatMap(({ typed, shown }) => judge("searchShown", shown, typed) ?? []);
    },
    { CHAT_RATE_LIMIT: "0" },
  );
}

async function withProduct(
  measure: (url: string) => Promise<string[]>,
  settings?: Record<string, string>,
): Promise<string[]> {
  const product = await serveProduct(settings);
  try {
    return await measure(product.url);
  } finally {
    product.stop();
  }
}
