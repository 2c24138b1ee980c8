import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { drawing } from "../shared/brand-looks.ts";
import { artByDay, artFiles, artInPage, artNames, artShapes, artTokens } from "./art.ts";
import { drawLogo } from "./logo.ts";

/** A card that stands in an index page many times over must stay small; the one panorama is three cards wide. */
const maxBytes = (svg: string) => (svg.includes('viewBox="0 0 3900') ? 10_000 : 8000);

const shapes = Object.keys(artShapes) as (keyof typeof artShapes)[];
const drawings = artNames.flatMap((name) =>
  [...new Set(shapes.map((shape) => artInPage(name, shape)))].map((svg) => ({ name, svg })),
);
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");

describe.each(drawings)("$name", ({ name, svg }) => {
  test("is small, valid, coloured by tokens and free of what a strict policy refuses", () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(maxBytes(svg));
    expect(svg).not.toMatch(/ style=|<style|<script|<filter|#[\dA-Fa-f]{6}/);
    for (const [, token = ""] of svg.matchAll(/var\(([^)]+)\)/g)) expect([...artTokens.keys()]).toContain(token);
  });

  test("keeps its ids to itself and refers to nothing else", () => {
    const ids = idsIn(svg);
    for (const id of ids) expect(id.startsWith(`${name.replace("/", "-")}-`)).toBe(true);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(used.filter((id) => !ids.includes(id ?? ""))).toEqual([]);
  });
});

test("no two drawings share an id, so that any of them may stand in one page", () => {
  const ids = drawings.flatMap(({ svg }) => idsIn(svg));
  expect(new Set(ids).size).toBe(ids.length);
});

test("no two panels look alike: a tenth of the picture at least is plainly lighter or darker", () => {
  // The rasteriser reads XML strictly: it throws on what a browser would fix.
  const pictures = artNames.map(
    (name) =>
      new Resvg(artByDay(name, "square"), {
        fitTo: { mode: "width", value: 64 },
        font: { loadSystemFonts: false },
      }).render().pixels,
  );
  const unlike = (one: Buffer, other: Buffer) =>
    one.filter((red, at) => at % 4 === 0 && Math.abs(red - (other[at] ?? 0)) > 40).length;
  pictures.forEach((picture, index) => {
    for (const other of pictures.slice(0, index))
      expect(unlike(picture, other) / (picture.length / 4)).toBeGreaterThan(0.1);
  });
});

test("a drawing that is a file brings the colours that it has, and is the day's where they do not count", () => {
  const file = artFiles().get("/art/solutions/ai-legal.card.svg") ?? "";
  expect(file).toContain("@media(prefers-color-scheme:dark)");
  expect(file).toContain("--art-legal:");
  expect(file).not.toContain("--art-tourism:");
  const plain = file.replace(/<style>.*<\/style>/, "").replaceAll(/var\(--art-[\w-]+,(#[\dA-F]{6})\)/g, "$1");
  expect(plain).toBe(artByDay("solutions/ai-legal", "card"));
});

test("the line of tiles is 24 pixels high and under two kilobytes, the logo half of one", () => {
  expect(artFiles().get("/art/border.svg")).toMatch(/^.{50,120}height="24".{0,1900}$/);
  expect(drawLogo().length).toBeLessThan(500);
  expect(drawLogo()).toContain(drawing.main.day);
});
