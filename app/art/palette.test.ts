import { expect, test } from "vitest";
import { contrast } from "../styles/testing/contrast.ts";
import { palette, sectorColours } from "./palette.ts";

test("what is read has a contrast of 7:1 on paper", () => {
  const read = [palette.ink, palette.muted, palette.cobalt, palette.deep];
  for (const colour of [...read, ...Object.values(sectorColours).map(({ text }) => text)])
    expect(contrast(colour, palette.paper), colour).toBeGreaterThanOrEqual(7);
});

test("what marks a value has a contrast of 3:1 on paper", () => {
  for (const { hue } of Object.values(sectorColours))
    expect(contrast(hue, palette.paper), hue).toBeGreaterThanOrEqual(3);
});
