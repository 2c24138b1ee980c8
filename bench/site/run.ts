/**
 * Measures the site and judges it by its budgets: `npx node bench/site/run.ts [part …] [--runs N]
 * [--only /path,/path | --all]`, where a part is pages, moves, hydration, search or server; all without one.
 * Of the pages a sample is measured, another one every day, on a phone and on a desktop; all of them
 * take an hour or two. A page is measured again only while something exceeds its budget.
 */
import { parseArgs } from "node:util";
import { publicPaths } from "../../content/paths.ts";
import { type BudgetName, judge } from "../budgets.ts";
import type { Timed } from "./browser.ts";
import { measureHydration } from "./hydration.ts";
import { judgePage, type Measured, type PageFigures, type Preset, startBrowser } from "./lighthouse.ts";
import { measureMoves } from "./moves.ts";
import { sampleOf } from "./sample.ts";
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

/** Each part prints its table and answers with what exceeds a budget. */
const parts: Record<string, () => Promise<string[]>> = {
  server,
  moves: timed("From a click to the first paint, median", "move", measureMoves),
  hydration: timed(
    "Longest task while a part hydrates, processor four times slower, least; 0 where none is above 50",
    "hydrationTask",
    measureHydration,
  ),
  search: timed(
    "From the last key of a search to its results, processor four times slower, median",
    "searchShown",
    measureSearch,
  ),
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

function print(title: string, rows: object[]) {
  console.log(`\n${title}`);
  console.table(rows);
}

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
    print(`Lighthouse, ${preset}, the first run within the budgets or the quietest of ${runs}`, rows);
    return complaints;
  } finally {
    browser.close();
    product.stop();
    bare.stop();
  }
}

function row(page: string, figures: PageFigures, bare: PageFigures) {
  const { performance, accessibility, bestPractices, seo, agentic, lcp, fcp, tbt, mainThread, cls } = figures;
  return {
    page,
    scores: [performance, accessibility, bestPractices, seo, agentic].join(" "),
    "LCP ms": Math.round(lcp),
    "LCP × bare": (lcp / bare.lcp).toFixed(2),
    "FCP ms": Math.round(fcp),
    "TBT ms": Math.round(tbt),
    "main ms": Math.round(mainThread),
    "main × bare": (mainThread / bare.mainThread).toFixed(2),
    CLS: cls.toFixed(3),
    bytes: figures.bytes,
    "JS bytes": figures.scriptBytes,
    requests: figures.requests,
  };
}

async function server(): Promise<string[]> {
  const results = await measureThroughput(runs);
  print("Requests a second for the same file, median of turns", results);
  return results.flatMap(({ path, ratio }) => judge("ofSirv", ratio, path) ?? []);
}

/** What takes time in a browser, on the product's pages. */
function timed(title: string, budget: BudgetName, measure: (url: string, runs: number) => Promise<Timed[]>) {
  return async (): Promise<string[]> => {
    const product = await serveProduct();
    try {
      const results = await measure(product.url, runs);
      print(`${title} (${runs} runs)`, results);
      return results.flatMap(({ what, ms }) => judge(budget, ms, what) ?? []);
    } finally {
      product.stop();
    }
  };
}
