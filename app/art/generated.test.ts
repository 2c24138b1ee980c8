/** Panels made of a page's name, for any name that a page may get. */
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { sectorNames } from "../../shared/brand.ts";
import { artFormats } from "./art.ts";
import { generatedPiece } from "./generated.ts";
import { inPage } from "./night.ts";
import { drawPiece } from "./panel.ts";

const SECTORS = Object.keys(sectorNames) as (keyof typeof sectorNames)[];
const names = ["solutions", "results", "insights"].flatMap((kind) =>
  Array.from({ length: 12 }, (_, index) => `${kind}/page-${index}`),
);
const panels = names.map((name, index) => ({
  name,
  piece: generatedPiece(name, SECTORS[index % SECTORS.length] ?? "enterprise"),
}));

test("each is small, valid, and has a colour for the night, in every format", () => {
  for (const { name, piece } of panels)
    for (const size of [artFormats.card, artFormats.band, artFormats.square]) {
      const svg = drawPiece(name, piece, size);
      expect(Buffer.byteLength(svg), name).toBeLessThan(6000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(inPage(svg)).not.toMatch(/#[\dA-Fa-f]{6}/);
      expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
    }
});

test("the name alone decides, and two names give two panels", () => {
  const drawn = panels.map(({ name, piece }) => drawPiece("x", piece, artFormats.card).replaceAll(name, ""));
  const again = names.map((name, index) =>
    drawPiece("x", generatedPiece(name, SECTORS[index % SECTORS.length] ?? "enterprise"), artFormats.card),
  );
  expect(again).toEqual(drawn);
  expect(new Set(drawn).size).toBe(drawn.length);
});
