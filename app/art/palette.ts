/** The colours in which drawings are painted: the day's of shared/brand-looks.ts, in hex, as the rasteriser reads them. */
import type { Sector } from "../../content/schema.ts";
import { colours, drawing, sectorColours } from "../../shared/brand-looks.ts";

export const palette = {
  paper: colours.paper.day,
  ink: colours.ink.day,
  glaze: drawing.glaze.day,
  glazeWarm: drawing.glazeWarm.day,
  joint: drawing.joint.day,
  hairline: drawing.hairline.day,
  deep: drawing.deep.day,
  main: drawing.main.day,
  mid: drawing.mid.day,
  wash: drawing.wash.day,
  pale: drawing.pale.day,
} as const;

export interface SectorColours {
  /** Marks in drawings and charts. */
  hue: string;
  /** The same hue where it is read as text. */
  text: string;
  /** Ground for a tag or a tile. */
  wash: string;
}

export const coloursOf = (sector: Sector): SectorColours => {
  const { hue, text, wash } = sectorColours[sector];
  return { hue: hue.day, text: text.day, wash: wash.day };
};
