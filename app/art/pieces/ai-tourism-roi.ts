/** Luggage: three stacks that grow from one arrival to the next. */
import { box, disc, fill, line, star } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { glaze, deep, main, mid, wash, pale } = palette;

export const aiTourismRoi: Piece = {
  sector: "tourism",
  frame: "spine",
  ornament: "wave",
  paint: ({ cols, hue }) => {
    const width = cols < 13 ? 2.5 : 3.6;
    const pitch = width + (cols < 13 ? 0.35 : 0.9);
    const left = 1 + (cols - 1 - 3 * pitch + pitch - width) / 2;
    const stack = (index: number) => left + index * pitch;
    const label = stack(2) + width / 2 + 0.2;
    return (
      fill(pale, disc(stack(2) + width / 2, 4.6, 4)) +
      line(wash, 5, disc(stack(2) + width / 2, 4.6, 3.4)) +
      line(deep, 7, `M1 9H${cols}`) +
      line(wash, 5, `M1 9.4H${cols}`, { dash: "30 15" }) +
      suitcase(stack(0), 9, width, 2.1, main, "bands") +
      suitcase(stack(1) + 0.15, 6.9, width - 0.3, 2, wash, "corners") +
      suitcase(stack(1), 9, width, 2.1, deep, "corners") +
      suitcase(stack(2) + 0.25, 4.8, width - 0.5, 1.9, main, "corners") +
      suitcase(stack(2) + 0.1, 6.9, width - 0.2, 2.1, mid, "bands") +
      suitcase(stack(2), 9, width, 2.1, main, "star") +
      line(hue, 6, `M${label} 2.85l.45.5`) +
      fill(hue, `M${label + 0.45} 3.25l.34.34v.95h-.68v-.95z`) +
      fill(glaze, disc(label + 0.45, 3.6, 0.07))
    );
  },
};

/** A suitcase standing on `foot`. */
function suitcase(
  x: number,
  foot: number,
  width: number,
  height: number,
  tone: string,
  trim: "bands" | "corners" | "star",
): string {
  const body = height - 0.3;
  const top = foot - body;
  const middle = x + width / 2;
  const light = tone === wash ? main : glaze;
  const corner = 0.42;
  const trims = {
    bands:
      line(light, 8, `M${x + 0.6} ${top}v${body}M${x + width - 0.6} ${top}v${body}`) +
      fill(light, box(x + 0.48, top + 0.5, 0.24, 0.3), box(x + width - 0.72, top + 0.5, 0.24, 0.3)),
    corners: fill(
      tone === wash ? main : wash,
      `M${x} ${top + corner}v${-corner}h${corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}zM${x + width} ${top + corner}v${-corner}h${-corner}a${corner} ${corner} 0 0 0 ${corner} ${corner}z`,
      `M${x} ${foot - corner}v${corner}h${corner}a${corner} ${corner} 0 0 0 ${-corner} ${-corner}zM${x + width} ${foot - corner}v${corner}h${-corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z`,
    ),
    star: fill(light, star(middle, top + body / 2, 0.6, 0.26, 8)),
  };
  return (
    line(deep, 12, `M${middle - 0.35} ${top}v-.2h.7v.2`) +
    fill(tone, box(x + 0.03, top + 0.02, width - 0.06, body - 0.04)) +
    trims[trim] +
    line(light, 4, `M${x} ${top + body * 0.3}h${width}`)
  );
}
