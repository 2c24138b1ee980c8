/** The scores below which the consultant must not fall. */
import { readFileSync } from "node:fs";
import type { Scores } from "./evaluate.ts";

export const baselineFile = new URL("baseline.json", import.meta.url);
/** By how much a score may move when pages are reworded, as a share. */
const TOLERANCE = 0.01;
/** Scores of which less is better. */
const FAULTS: (keyof Scores)[] = ["falseRefusals", "lookAlikesAnswered", "sentencesNotInPassages", "leaks"];

/** A line for each score that is worse than it was. */
export function worseThanBaseline(scores: Scores): string[] {
  const baseline = JSON.parse(readFileSync(baselineFile, "utf8")) as Scores;
  return (Object.keys(baseline) as (keyof Scores)[])
    .filter((name) => {
      const fall = FAULTS.includes(name) ? scores[name] - baseline[name] : baseline[name] - scores[name];
      return fall > TOLERANCE;
    })
    .map((name) => `${name} ${scores[name]}, was ${baseline[name]}`);
}
