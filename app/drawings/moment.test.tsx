import { existsSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type DrawingWords, type DrawnPath, drawings, valueIn } from "../../content/drawings.ts";
import { duties } from "../../content/drawn-words.ts";
import { figure } from "../../content/ledger.ts";
import { anchorOf } from "../../shared/domain/anchor.ts";
import { Moment } from "./moment.tsx";

const paths = Object.keys(drawings) as DrawnPath[];
/** Pages of the house and legal pages stand at the root; the glossary is made of the library and has no file. */
const fileOf = (path: DrawnPath) =>
  ["", "/house", "/legal"].map((folder) => `content${folder}${path}.mdx`).find((file) => existsSync(file));
const source = (path: DrawnPath) => {
  const file = fileOf(path);
  return file ? readFileSync(file, "utf8") : "";
};
const numbersOn = (path: DrawnPath) =>
  (
    parse(source(path).split("\n---\n")[0]?.slice(4) ?? "") as {
      numbers?: { id: string; text: string; note: string }[];
    } | null
  )?.numbers ?? [];
const render = (path: DrawnPath) => renderToStaticMarkup(<Moment path={path} numbers={numbersOn(path)} />);
const value = (path: DrawnPath, id: string) => valueIn(numbersOn(path).find((number) => number.id === id)?.text ?? "");
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<(?:rect|circle)[^>]* ${name}="([\\d.]+)%?"`, "g"))].map(([, found]) => Number(found));

describe.each(paths)("the drawing of %s", (path) => {
  const html = render(path);

  test("prints every number that it names as the page prints it, and no other", () => {
    const numbers = numbersOn(path);
    const shown = html.replace(/<[^>]*>/g, " ");
    for (const id of drawings[path].numbers) expect(shown).toContain(numbers.find((number) => number.id === id)?.text);
    const { figures = [] }: DrawingWords = drawings[path];
    const printed = figures.map((id) => figure(id).text);
    for (const text of printed) expect(shown).toContain(text);
    const known = [...printed, "0", ...numbers.flatMap(({ text, note }) => [text, note])];
    const allowed = new Set(known.join(" ").match(/\d[\d,.]*\d|\d/g));
    expect((shown.match(/\d[\d,.]*\d|\d/g) ?? []).filter((number) => !allowed.has(number))).toEqual([]);
  });

  test("stands before a heading of its page", () => {
    const headings = [...source(path).matchAll(/^###? (.+)$/gm)].map(([, title = ""]) => anchorOf(title));
    const { at }: DrawingWords = drawings[path];
    if (fileOf(path)) expect(headings).toContain(at);
  });

  test("takes its colours from the style sheet", () => {
    expect(html).not.toMatch(/\sstyle=|fill="(?!url\(#)|stroke="/);
  });
});

test("bars, steps and tiles are as long as their values", () => {
  const bridge = "/insights/ai-tourism-roi";
  const whole = value(bridge, "attributed");
  const [additional, cost] = [value(bridge, "additional"), value(bridge, "cost")];
  expect(attributes(render(bridge), "width")).toEqual([
    100,
    ((whole - additional) / whole) * 100,
    (additional / whole) * 100,
    (cost / whole) * 100,
  ]);

  const hours = "/insights/brand-safety-regulated-markets";
  const [there = 0, missing = 0, ...classes] = attributes(render(hours), "width").filter((width) => width !== 10);
  expect(there / (there + missing)).toBeCloseTo(value(hours, "hours") / value(hours, "need"), 2);
  expect(classes.reduce((sum, width) => sum + width, 0)).toBeCloseTo(there, 0);

  const claimed = "/solutions/attribution-measurement";
  const painted = render(claimed).match(/class="[^"]*data[^"]*"/g)?.length;
  expect(painted).toBe(value(claimed, "caused") / 100);
});

test("points stand at their values", () => {
  const name = "/insights/domain-trust-media-efficiency";
  const at = (id: string) =>
    ((value(name, "cpc-now") - value(name, id)) / (value(name, "cpc-now") - value(name, "cpc-new"))) * 100;
  expect(attributes(render(name), "cx")).toEqual(
    [at("cpc-small"), at("even"), at("cpc-new")].map((x) => Math.round(x * 10) / 10),
  );
  expect(attributes(render("/insights/cfo-friendly-attribution"), "cx")).toEqual([0, 50, 100]);
});

test("a duty begins at its day, and lies ahead if that is later than the review", () => {
  const page = source("/rules");
  const reviewed = Date.parse(`${/^modifiedDate: (\S+)$/m.exec(page)?.[1]} UTC`);
  const text = (id: string) => numbersOn("/rules").find((number) => number.id === id)?.text ?? "";
  for (const { day, ahead } of duties) expect(Date.parse(`${text(day)} UTC`) > reviewed, day).toBe(ahead);
  const whole = Date.UTC(2029, 0) - Date.UTC(2023, 0);
  expect(attributes(render("/rules"), "width").filter((width) => width !== 100)).toEqual(
    duties.map(
      ({ day }) => expect.closeTo(((Date.UTC(2029, 0) - Date.parse(`${text(day)} UTC`)) / whole) * 100, 0) as number,
    ),
  );
});

test("squares, slices and units are as large as their values", () => {
  const calls = "/insights/government-ai-adoption";
  const [whole = 0, ...parts] = attributes(render(calls), "width");
  expect(parts.map((side) => (side / whole) ** 2 * value(calls, "calls"))).toEqual(
    ["status", "settled", "even"].map((id) => expect.closeTo(value(calls, id), -1) as number),
  );

  const moved = "/insights/tourism-ai-orchestration";
  const [kept = 0, , less = 0, added, gone] = attributes(render(moved), "height");
  expect(added).toBe(gone);
  expect(kept - less).toBe(gone);
  expect((gone ?? 0) / kept).toBeCloseTo(value(moved, "moved") / value(moved, "market"), 2);

  const [spend = 0, ...credited] = attributes(render("/results/tourism"), "width").filter((width) => width !== 10);
  expect(credited.reduce((sum, width) => sum + width, 0) / spend).toBeCloseTo(
    valueIn(figure("tourism.return").text),
    2,
  );
});

test("a printed number is read as the number it is", () => {
  expect(["€8,000,000", "£2.3 million", "60%", "1.6:1", "25 minutes"].map(valueIn)).toEqual([8e6, 2.3e6, 60, 1.6, 25]);
  expect(() => valueIn("none")).toThrow();
});
