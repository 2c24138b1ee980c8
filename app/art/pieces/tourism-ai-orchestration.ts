/** A score on the sea: five lines that swell as waves do, and notes that are boats. */
import { at, fill, repeat, scaled } from "../draw.ts";
import { palette } from "../palette.ts";
import type { Piece } from "../stage.ts";

const { deep, main, mid, wash } = palette;

const NOTES = [
  [0.1, 4.2, deep],
  [0.27, 5.6, main],
  [0.44, 3.6, deep],
  [0.61, 5, mid],
  [0.78, 4.2, "hue"],
  [0.94, 5.4, deep],
] as const;

export const tourismAiOrchestration: Piece = {
  sector: "tourism",
  frame: "spine",
  ornament: "leaves",
  paint: ({ cols, hue, id }) => {
    const swell = `M-1 0q1.5-1.3 3 0${repeat(Math.ceil(cols / 3) + 1, () => "t3 0")}`;
    const stave = (y: number) => `<use href="#${id("s")}" y="${y * 75}"/>`;
    const system = (y: number, colour: string) =>
      `<g stroke="${colour}">${[0, 0.7, 1.4, 2.1, 2.8].map((step) => stave(y + step)).join("")}</g>`;
    const notes = cols < 13 ? NOTES.filter((_, index) => index % 2 === 0) : NOTES;
    const place = (part: number) => 2.2 + part * (cols - 3.8);
    return (
      `<defs><path id="${id("s")}" fill="none" stroke-width="6" d="${scaled(swell)}"/></defs>` +
      fill(wash, `M-1 8.4q1.5-1.3 3 0${repeat(Math.ceil(cols / 3) + 1, () => "t3 0")}V10H-1z`) +
      system(4, main) +
      fill(main, `M-1 8.9q1.5-1.3 3 0${repeat(Math.ceil(cols / 3) + 1, () => "t3 0")}V10H-1z`) +
      fill(deep, `M-1 9.5q1.5-1.3 3 0${repeat(Math.ceil(cols / 3) + 1, () => "t3 0")}V10H-1z`) +
      notes.map(([part, y, tone]) => at(place(part), y, note(tone === "hue" ? hue : tone))).join("")
    );
  },
};

/** A quaver: the head is a hull, the stem a mast and the flag a sail. */
const note = (tone: string): string =>
  fill(
    tone,
    "M-.85-.15q.8-.34 1.6-.2q-.1.85-.85.85q-.7 0-.75-.65z",
    "M.5-.2v-3h.13v3z",
    "M.63-3.2q1.3.9 1 2.5q-.3-.9-1-1.1z",
  );
