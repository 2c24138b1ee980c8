import { expect, test } from "vitest";
import { palette, sectorColours } from "./palette.ts";

/** Contrast as WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test("what is read has a contrast of 7:1 on paper", () => {
  const read = [palette.ink, palette.muted, palette.cobalt, palette.deep];
  for (const colour of [...read, ...Object.values(sectorColours).map(({ text }) => text)])
    expect(contrast(colour, palette.paper), colour).toBeGreaterThanOrEqual(7);
});

test("what marks a value has a contrast of 3:1 on paper", () => {
  for (const { hue } of Object.values(sectorColours))
    expect(contrast(hue, palette.paper), hue).toBeGreaterThanOrEqual(3);
});
