/** What every style sheet keeps to, so that a theme, a scale and the widths are each in one place. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { layerOf } from "../../scripts/brand-styles.ts";

const folder = join(import.meta.dirname, "..");
const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".css"))
  .map((name) => {
    const css = readFileSync(join(folder, name), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
    return { name, lines: css.split("\n").map((line) => line.trim()) };
  });

/** Lines that break a rule, each with its sheet, but for the sheets in which the thing is defined. */
const breaking = (rule: RegExp, definedIn: string[] = []) =>
  sheets
    .filter(({ name }) => !definedIn.includes(name))
    .flatMap(({ name, lines }) => lines.filter((line) => rule.test(line)).map((line) => `${name}: ${line}`));

describe("every style sheet", () => {
  test("takes its colours from the tokens", () => {
    const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:[^;]*\b(?:white|black)\b(?!-)/i;
    expect(breaking(colour)).toEqual([]);
  });

  test("takes its sizes of text from the scale", () => {
    // Print has a size of its own; "em" is a share of the text around.
    const size = /^font(?:-size)?:(?!.*\b8pt).*(?:\d(?:rem|px|pt|vw)|clamp\()/;
    expect(breaking(size)).toEqual([]);
  });

  test("takes its weights, heights of lines and layers from the tokens", () => {
    const raw = /^(?:font-weight|z-index): -?\d|^line-height: (?!1;)[\d.]|^font: (?:\d{3} |.*\/ (?!1 )[\d.]+ )/;
    expect(breaking(raw)).toEqual([]);
  });

  test("takes its spaces from the tokens", () => {
    // A line's own width is in pixels, and paper has measures of its own.
    const raw = /^(?:padding|margin|(?:row-|column-)?gap)[\w-]*:.*\d(?:rem|px\b(?<!\b[0-4]px))/;
    expect(breaking(raw)).toEqual([]);
  });

  test("stands in the layer of its folder", () => {
    const layers = sheets.map(({ name }) => [name.split("/")[0], layerOf(`/app/${name}`)].join(" "));
    expect([...new Set(layers)].toSorted()).toEqual(
      [
        ...["styles reset", "styles tokens", "styles base"],
        ...["behaviours", "drawings", "islands", "ui"].map((folder) => `${folder} components`),
        ...["admin", "routes", "sections"].map((folder) => `${folder} page`),
      ].toSorted(),
    );
  });

  test("names the widths at which it changes", () => {
    const width = /^@media.*(?:width|height)/;
    expect(breaking(width, ["styles/breakpoints.css"])).toEqual([]);
  });

  test("says start and end, which hold in every direction of reading", () => {
    const side =
      /^(?:(?:margin|padding|border)-(?:left|right)|left|right)\b|^(?:text-align|float|justify-\w+): (?:left|right)/;
    expect(breaking(side)).toEqual([]);
  });
});
