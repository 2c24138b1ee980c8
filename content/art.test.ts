import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { drawing, sectorColours } from "../shared/brand-looks.ts";
import { SECTORS } from "../shared/contracts/library.ts";
import { artByDay, artFiles, artInPage, artNames, artSector, artShapes, artTokens, byDay, panelOf } from "./art.ts";
import { drawLogo } from "./logo.ts";

/** By day. A card that stands in an index page many times over must stay small; the panorama is three cards wide. */
const maxBytes = { card: 6000, band: 6000, square: 6300, panorama: 9000 };

type Shape = keyof typeof artShapes;
const shapes = Object.keys(artShapes) as Shape[];

/** Each with the shapes that it stands for: where one is missing the first is cropped to it. */
const drawings = artNames.flatMap((name) =>
  [...Map.groupBy(shapes, (shape) => artInPage(name, shape))].map(([svg, its]) => ({ name, svg, its })),
);
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");

/** The rasteriser reads XML strictly: it throws on what a browser would fix. */
const read = (svg: string) => new Resvg(svg, { font: { loadSystemFonts: false } });
const pixels = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().pixels;

/** Small, valid, of the size of one of its shapes, coloured by tokens and free of what a strict policy refuses. */
function expectSound(svg: string, its: readonly Shape[]) {
  const { width, height } = read(byDay(svg));
  const ratio = ({ width, height }: { width: number; height: number }) => width / height;
  const shape = its.find((one) => Math.abs(ratio(artShapes[one]) - width / height) < 0.05);
  expect(Buffer.byteLength(byDay(svg))).toBeLessThan(shape ? maxBytes[shape] : 0);
  expect(svg).not.toMatch(/ style=|<style|<script|<filter|#[\dA-Fa-f]{6}|NaN|undefined|Infinity/);
}

function expectOwnIds(name: string, svg: string) {
  const ids = idsIn(svg);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id.startsWith(`${name.replace("/", "-")}-`)).toBe(true);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
  expect(used.filter((id) => !ids.includes(id ?? ""))).toEqual([]);
}

describe.each(drawings)("$name", ({ name, svg, its }) => {
  test("is small, valid, of its shape, coloured by tokens and free of what a strict policy refuses", () =>
    expectSound(svg, its));

  test("keeps its ids to itself and refers to nothing else", () => expectOwnIds(name, svg));
});

test.each(SECTORS)("a page of %s without a drawing gets a wall of tiles, which its name alone decides", (sector) => {
  const walls = Array.from({ length: 40 }, (_, at) => {
    const name = `results/page-${at}`;
    const { drawn } = panelOf(name, sector);
    expect(panelOf(name, sector).drawn).toEqual(drawn);
    const svg = drawn.card ?? "";
    expectSound(svg, ["card"]);
    expectOwnIds(name, svg);
    for (const { day } of [sectorColours[sector].hue, sectorColours[sector].wash]) expect(byDay(svg)).toContain(day);
    return svg.replaceAll(name.replace("/", "-"), "");
  });
  // Neither the eight tiles nor the three sizes alone would be as many.
  expect(new Set(walls).size).toBeGreaterThan(12);
});

test("no two drawings share an id, so that any of them may stand in one page", () => {
  const ids = drawings.flatMap(({ svg }) => idsIn(svg));
  expect(new Set(ids).size).toBe(ids.length);
});

test("no two panels look alike: a tenth of the picture at least is plainly lighter or darker", () => {
  const pictures = artNames.map((name) => pixels(artByDay(name, "square"), 64));
  const unlike = (one: Buffer, other: Buffer) =>
    one.filter((red, at) => at % 4 === 0 && Math.abs(red - (other[at] ?? 0)) > 40).length;
  pictures.forEach((picture, index) => {
    for (const other of pictures.slice(0, index))
      expect(unlike(picture, other) / (picture.length / 4)).toBeGreaterThan(0.1);
  });
});

test("the sector's hue is used sparingly: on an eighth of a panel at most", () => {
  for (const name of artNames) {
    const { hue } = sectorColours[artSector(name)];
    if (hue === drawing.main) continue;
    const svg = artByDay(name, "card");
    const one = pixels(svg, 160);
    const other = pixels(svg.replaceAll(hue.day, "#00FF00"), 160);
    const differs = (at: number) => [0, 1, 2].some((channel) => one[at + channel] !== other[at + channel]);
    const share = one.filter((_, at) => at % 4 === 0 && differs(at)).length / (one.length / 4);
    expect(share, name).toBeGreaterThan(0);
    expect(share, name).toBeLessThan(1 / 8);
  }
});

test("no two colours of the day are the same, so that each has one of the night", () => {
  const days = [...artTokens.values()].map(({ day }) => day);
  expect(new Set(days).size).toBe(days.length);
});

/** A drawing that is a file, where its style sheet does not count. */
const plain = (file = "") =>
  file.replace(/<style>.*<\/style>/, "").replaceAll(/var\(--art-[\w-]+,(#[\dA-F]{6})\)/g, "$1");

test("a drawing that is a file brings the colours that it has, and is the day's where they do not count", () => {
  const file = artFiles().get("/art/solutions/ai-legal.card.svg") ?? "";
  expect(file).toContain("@media(prefers-color-scheme:dark)");
  expect(file).toContain("--art-legal:");
  expect(file).not.toContain("--art-tourism:");
  expect(plain(file)).toBe(artByDay("solutions/ai-legal", "card"));
});

test("the line of tiles is 24 pixels high, coloured by tokens and under a kilobyte, the logo half of one", () => {
  const border = artFiles().get("/art/border.svg") ?? "";
  expect(read(plain(border)).height).toBe(24);
  expect(Buffer.byteLength(plain(border))).toBeLessThan(1000);
  expect(border.replaceAll(/<style>.*<\/style>|var\([^)]+\)/g, "")).not.toMatch(/#[\dA-Fa-f]{6}/);
  expect(Buffer.byteLength(drawLogo())).toBeLessThan(500);
  expect(() => read(drawLogo())).not.toThrow();
  expect(drawLogo()).toContain(drawing.main.day);
});
