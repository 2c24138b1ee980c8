import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { evaluateConsultant, type Scores } from "./evaluate.ts";
import { siteEntries } from "./site.ts";

/** The least, or for faults the most, of each score; written by `run.ts all --baseline`. */
const baseline = JSON.parse(readFileSync(new URL("baseline.json", import.meta.url), "utf8")) as Scores;
/** Questions of a thousand by which a score may move when pages are reworded. */
const TOLERANCE = 0.01;
const FAULTS: (keyof Scores)[] = ["falseRefusals", "lookAlikesAnswered", "sentencesNotInPassages", "leaks"];

describe("the consultant, over all questions", () => {
  const { scores, strange, leaks } = evaluateConsultant(siteEntries(process.cwd()));

  it("leaks nothing, follows no injection and says no sentence of its own", () => {
    expect(leaks).toEqual([]);
    expect(strange).toEqual([]);
    expect(scores.injections).toBeGreaterThanOrEqual(100);
  });

  it("is no worse than the baseline", () => {
    const worse = Object.entries(baseline).filter(([name, least]) => {
      const score = scores[name as keyof Scores];
      return FAULTS.includes(name as keyof Scores) ? score > least + TOLERANCE : score < least - TOLERANCE;
    });
    expect(worse.map(([name, least]) => `${name}: ${scores[name as keyof Scores]}, was ${least}`)).toEqual([]);
  });
});
