/**
 * The colours of the whole site. The drawings need plain hex values (the
 * social images are rasterised without CSS); the style sheets' tokens are
 * derived from the same constants.
 *
 * Contrast on paper is measured by `palette.test.ts`: 7:1 for what is read,
 * 3:1 for what marks a value in a drawing.
 */
import type { Sector } from "../../content/schema.ts";

export const palette = {
  /** Page ground: warm white. */
  paper: "#FBF8F1",
  /** Ground of a tile: tin glaze, slightly cooler than the page. */
  glaze: "#F7F7F4",
  /** A tile fired a little warmer than its neighbours. */
  glazeWarm: "#F3F0E8",
  /** Joint between two tiles. */
  joint: "#E7E2D6",
  /** Rules and table lines. */
  hairline: "#DAD4C6",
  /** Text. */
  ink: "#131D36",
  /** Secondary text. */
  muted: "#46506A",
  /** Darkest cobalt: contours, shadow sides. */
  deep: "#122F6B",
  /** The accent: links, buttons, the painter's main tone. */
  cobalt: "#1E4B9B",
  /** Cobalt thinned once with water. */
  mid: "#5C86C9",
  /** Thinned twice. */
  wash: "#BFD2EC",
  /** Thinned three times: large quiet areas. */
  pale: "#E1E9F4",
} as const;

export interface SectorColours {
  /** Marks in drawings and charts; 3:1 on paper. */
  hue: string;
  /** The same hue where it is read as text; 7:1 on paper. */
  text: string;
  /** Ground for a tag or a tile. */
  wash: string;
}

export const sectorColours: Record<Sector, SectorColours> = {
  tourism: { hue: "#BD8012", text: "#6F4C06", wash: "#F5E7C8" },
  government: { hue: "#74802F", text: "#4B551B", wash: "#E9ECD3" },
  finance: { hue: "#1B7370", text: "#0B5655", wash: "#D5E9E6" },
  legal: { hue: "#8A2C4A", text: "#7D2341", wash: "#F2DBE1" },
  insurance: { hue: "#B4532A", text: "#863918", wash: "#F6DFD3" },
  enterprise: { hue: palette.cobalt, text: palette.cobalt, wash: palette.pale },
};
