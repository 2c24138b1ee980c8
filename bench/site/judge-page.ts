/** Compares one page's figures with the budgets. */
import { judge } from "../budgets.ts";
import type { Measured, PageFigures, Preset } from "./lighthouse.ts";

export function judgePage(where: string, preset: Preset, { figures, lost }: Measured, bare: PageFigures): string[] {
  const scores = [figures.performance, figures.accessibility, figures.bestPractices, figures.seo, figures.agentic];
  const score = judge("score", Math.min(...scores), where);
  const everywhere = [score && `${score} (${lost.join("; ")})`, judge("shift", figures.cls, where)];
  // A desktop on a cable meets the rest with ease; the budgets are those of a phone on slow 4G.
  const onPhones = [
    judge("largestPaint", figures.lcp, where),
    judge("largestPaintOfBare", figures.lcp / bare.lcp, where),
    judge("firstPaint", figures.fcp, where),
    judge("blocking", figures.tbt, where),
    judge("mainThreadOfBare", figures.mainThread / bare.mainThread, where),
    judge("pageBytes", figures.bytes, where),
    judge("documentBytes", figures.documentBytes, where),
    judge("scriptBytes", figures.scriptBytes, where),
    judge("requests", figures.requests, where),
  ];
  return [...everywhere, ...(preset === "mobile" ? onPhones : [])].filter((line) => line !== undefined);
}
