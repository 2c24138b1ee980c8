/** Contrast of the brand's colours, by day and by night: 7:1 for what is read, 3:1 for the edges of controls and for marks. */
import { describe, expect, test } from "vitest";
import { type Colour, colours, drawing, sectorColours } from "../../shared/brand-looks.ts";
import { contrast } from "../../tests/support/contrast.ts";

const SECTORS = Object.values(sectorColours);
const { ink, accent, error, success } = colours;
const READ = [
  ink,
  colours["ink-quiet"],
  accent,
  colours["accent-deep"],
  error,
  success,
  ...SECTORS.map(({ text }) => text),
];
const GROUNDS = [colours.paper, colours["paper-deep"], colours["accent-wash"], colours.field];

describe.each(["day", "night"] as const)("by %s", (time) => {
  const between = (one: Colour, other: Colour) => contrast(one[time], other[time]);

  test("what is read has 7:1 on paper, and never less than 4.5:1", () => {
    for (const text of READ) {
      expect(between(text, colours.paper), text[time]).toBeGreaterThanOrEqual(7);
      for (const ground of GROUNDS)
        expect(between(text, ground), `${text[time]} on ${ground[time]}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const text of [colours["on-night"], colours["on-night-quiet"]])
      for (const ground of [colours.night, colours.plate])
        expect(between(text, ground), text[time]).toBeGreaterThanOrEqual(7);
  });

  test("a filled button is read, at rest and under the pointer", () => {
    for (const ground of [accent, colours["accent-deep"]])
      expect(between(colours.paper, ground), ground[time]).toBeGreaterThanOrEqual(7);
  });

  test("the edge of a control has 3:1 on every ground", () => {
    for (const ground of GROUNDS) expect(between(colours.control, ground), ground[time]).toBeGreaterThanOrEqual(3);
  });

  test("the contours and the hues of a drawing have 3:1 on its tiles", () => {
    for (const mark of [drawing.deep, ...SECTORS.map(({ hue }) => hue)])
      expect(between(mark, drawing.glaze), mark[time]).toBeGreaterThanOrEqual(3);
  });
});

test("a sector's hue has 3:1 on the paper of a social image", () => {
  for (const { hue } of SECTORS) expect(contrast(hue.day, colours.paper.day), hue.day).toBeGreaterThanOrEqual(3);
});
