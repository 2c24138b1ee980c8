import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { artColours, artFormats, artNames, drawArt } from "./art.ts";
import { drawBorder } from "./border.ts";
import { drawLogo } from "./logo.ts";
import { palette } from "./palette.ts";

/** A card that stands in an index page many times over must stay small. */
const MAX_BYTES = 6000;
/** The one panorama is three cards wide. */
const MAX_PANORAMA_BYTES = 9000;

const formatsOf = (name: string) =>
  Object.entries(artFormats).filter(([format]) => format !== "panorama" || name === "home");

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");

describe.each(artNames)("%s", (name) => {
  test.each(formatsOf(name))("as %s: small, valid and free of what a strict policy refuses", (format, size) => {
    const svg = drawArt(name, size);
    expect(Buffer.byteLength(svg)).toBeLessThan(format === "panorama" ? MAX_PANORAMA_BYTES : MAX_BYTES);
    expect(svg).not.toMatch(/ style=|<style|<script|<filter|NaN|undefined|Infinity/);
    // The rasteriser reads XML strictly: it throws on what a browser would fix.
    const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
    expect(width / height).toBeCloseTo(size.width / size.height, 1);
  });

  test("draws the same bytes every time", () => {
    expect(drawArt(name)).toBe(drawArt(name));
  });

  test("keeps its ids to itself and refers to nothing else", () => {
    for (const [, size] of formatsOf(name)) {
      const svg = drawArt(name, size);
      const ids = idsIn(svg);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id.startsWith(`${name.replace("/", "-")}-`)).toBe(true);
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
      expect(used.filter((id) => !ids.includes(id ?? ""))).toEqual([]);
    }
  });
});

test("no two panels share an id, so that any of them may stand in one page", () => {
  const ids = artNames.flatMap((name) => idsIn(drawArt(name)));
  expect(new Set(ids).size).toBe(ids.length);
});

test("no two panels look alike: a tenth of the picture at least is plainly lighter or darker", () => {
  const pictures = artNames.map(
    (name) => new Resvg(drawArt(name), { fitTo: { mode: "width", value: 64 } }).render().pixels,
  );
  const unlike = (one: Buffer, other: Buffer) =>
    one.filter((red, at) => at % 4 === 0 && Math.abs(red - (other[at] ?? 0)) > 40).length;
  pictures.forEach((picture, index) => {
    for (const other of pictures.slice(0, index))
      expect(unlike(picture, other) / (picture.length / 4)).toBeGreaterThan(0.1);
  });
});

test("the sector's hue is used sparingly: on an eighth of a panel at most", () => {
  for (const name of artNames) {
    const { hue } = artColours(name);
    if (hue === palette.main) continue;
    expect(difference(drawArt(name), drawArt(name).replaceAll(hue, "#00FF00")), name).toBeLessThan(1 / 8);
  }
});

/** Share of pixels in which two drawings differ. */
function difference(one: string, other: string): number {
  const [a, b] = [one, other].map((svg) => new Resvg(svg, { fitTo: { mode: "width", value: 160 } }).render().pixels);
  let count = 0;
  for (let at = 0; at < (a?.length ?? 0); at += 4)
    if (a?.[at] !== b?.[at] || a?.[at + 1] !== b?.[at + 1] || a?.[at + 2] !== b?.[at + 2]) count += 1;
  return (count * 4) / (a?.length ?? 1);
}

test("the border is a band of 24 pixels under a kilobyte, the mark half of one", () => {
  for (const [svg, limit] of [
    [drawBorder(), 1000],
    [drawLogo(), 500],
  ] as const) {
    expect(Buffer.byteLength(svg)).toBeLessThan(limit);
    expect(() => new Resvg(svg)).not.toThrow();
  }
  expect(drawBorder()).toContain('height="24"');
});
