import { expect, test } from "vitest";
import { artFormats, artNames, drawArt } from "./art.ts";
import { drawBorder } from "./border.ts";
import { artTokens, asFile, inPage } from "./night.ts";

test("every drawing has each of its colours by night too", () => {
  for (const svg of [...artNames.map((name) => drawArt(name)), drawBorder()])
    expect(inPage(svg)).not.toMatch(/#[\dA-Fa-f]{6}/);
});

test("a drawing that is a file brings the colours that it has, and is the day's where they do not count", () => {
  const svg = drawArt("solutions/ai-legal", artFormats.card);
  const file = asFile(svg);
  expect(file).toContain("@media(prefers-color-scheme:dark)");
  expect(file).toContain("--art-legal:");
  expect(file).not.toContain("--art-tourism:");
  const [, ...parts] = file.split("</style>");
  expect(parts.join("").replaceAll(/var\(--art-[\w-]+,(#[\dA-F]{6})\)/g, "$1")).toBe(svg.slice(svg.indexOf(">") + 1));
});

test("no two colours of the day are the same, so that each has one of the night", () => {
  const days = [...artTokens.values()].map(({ day }) => day);
  expect(new Set(days).size).toBe(days.length);
});
