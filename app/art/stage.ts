/** What a painter is given, and what a piece is. */
import type { Sector } from "../../content/schema.ts";
import type { Ornament } from "./ornament.ts";

/** Tiles in the height of every panel; the width varies with the format. */
export const ROWS = 10;

export interface Stage {
  /** Tiles in the width: 16 on a card, 10 in a square, about 23 in the band of a page head. */
  cols: number;
  /** The sector's hue, for the one thing that the eye should find. */
  hue: string;
  hueWash: string;
  /** The fill of a wall clad with the piece's own ornament. */
  cladding: string;
  /** An id that no other piece on the same HTML page has. */
  id: (name: string) => string;
}

/**
 * Solutions stand on a band of tiles, cases are framed as plates, articles
 * have a spine at the left, as a bound report has.
 */
export type FrameKind = "base" | "plate" | "spine";

export interface Piece {
  sector: Sector;
  frame: FrameKind;
  ornament: Ornament;
  paint: (stage: Stage) => string;
}
