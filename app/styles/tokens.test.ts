/** Contrast of the tokens, by day and by night: 7:1 for what is read, 3:1 for the edges of controls and for marks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { artToken, artTokens, nightPaper } from "../art/night.ts";
import { palette } from "../art/palette.ts";
import { contrast } from "./testing/contrast.ts";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
const TOKEN = /(--[\w-]+): (light-dark\((.+), (.+)\)|oklch\([^)]+\));/g;
const tokens = new Map(
  [...css.matchAll(TOKEN)].map(([, name = "", both = "", day = both, night = both]) => [name, { day, night }]),
);

const SECTORS = ["tourism", "government", "finance", "legal", "insurance"].map((sector) => `--${sector}`);
const READ = ["--ink", "--ink-quiet", "--cobalt", "--cobalt-deep", "--error", "--success", ...SECTORS];
const GROUNDS = ["--paper", "--paper-deep", "--cobalt-wash", "--field"];

describe.each(["day", "night"] as const)("by %s", (time) => {
  const colour = (name: string) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`tokens.css has no colour ${name}`);
    return token[time];
  };
  const between = (one: string, other: string) => contrast(colour(one), colour(other));

  test("what is read has 7:1 on paper, and never less than 4.5:1", () => {
    for (const text of READ) {
      expect(between(text, "--paper"), text).toBeGreaterThanOrEqual(7);
      for (const ground of GROUNDS) expect(between(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const text of ["--on-night", "--on-night-quiet"])
      expect(between(text, "--night"), text).toBeGreaterThanOrEqual(7);
  });

  test("a filled button is read, at rest and under the pointer", () => {
    for (const ground of ["--cobalt", "--cobalt-deep"])
      expect(between("--paper", ground), ground).toBeGreaterThanOrEqual(7);
  });

  test("the edge of a control has 3:1 on every ground", () => {
    for (const ground of GROUNDS) expect(between("--control", ground), ground).toBeGreaterThanOrEqual(3);
  });

  test("the contours and the hues of a drawing have 3:1 on its tiles", () => {
    const hues = ["deep", "main", "tourism", "government", "finance", "legal", "insurance"];
    for (const hue of hues.map(artToken)) expect(between(hue, artToken("glaze")), hue).toBeGreaterThanOrEqual(3);
  });
});

test("the drawings' tokens are those by which they are drawn", () => {
  for (const [name, { day, night }] of artTokens)
    expect(tokens.get(artToken(name)), name).toEqual({ day: day.toLowerCase(), night: night.toLowerCase() });
});

test("a browser's own bars have the colour of the page", () => {
  const paper = tokens.get("--paper") ?? { day: "", night: "" };
  expect(contrast(paper.day, palette.paper)).toBeLessThan(1.02);
  expect(contrast(paper.night, nightPaper)).toBeLessThan(1.02);
});
