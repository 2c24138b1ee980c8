/**
 * The azulejo panels: one drawing for each page, a standalone SVG made of
 * constants, so that the same name always gives the same bytes.
 */
import { box, fill, line, TILE } from "./draw.ts";
import { frame } from "./frame.ts";
import { ornament } from "./ornament.ts";
import { palette, type SectorColours, sectorColours } from "./palette.ts";
import { type ArtName, pieces } from "./pieces/index.ts";
import { type Piece, ROWS, type Stage } from "./stage.ts";

export type { ArtName };

export const artNames = Object.keys(pieces) as ArtName[];

interface ArtFormat {
  /** Any unit: only the proportion counts, from 1:1 to about 3:1, for `home` to 6:1. */
  width: number;
  height: number;
}

export const artFormats = {
  card: { width: 1200, height: 750 },
  band: { width: 2100, height: 900 },
  square: { width: 750, height: 750 },
  /** The river front of the home page, three times as wide as a card. */
  panorama: { width: 3900, height: 750 },
} as const satisfies Record<string, ArtFormat>;

/** The sector's hues in which a panel is drawn. */
export const artColours = (name: ArtName): SectorColours => sectorColours[pieces[name].sector];

/** The panel as SVG, composed for the format: the scene is widened, not stretched or cropped. */
export function drawArt(name: ArtName, format: ArtFormat = artFormats.card): string {
  const piece: Piece = pieces[name];
  const cols = Math.max(ROWS, Math.round((format.width / format.height) * ROWS));
  const prefix = name.replace("/", "-");
  const colours = artColours(name);
  const id = (part: string) => `${prefix}-${part}`;
  const stage: Stage = { cols, hue: colours.hue, hueWash: colours.wash, cladding: `url(#${id("o")})`, id };
  const whole = box(0, 0, cols, ROWS);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cols * TILE} ${ROWS * TILE}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${tilePattern(id("j"), line(palette.joint, 3, "M1 0H0V1"))}${tilePattern(id("o"), ornament(piece.ornament))}</defs>` +
    fill(palette.glaze, whole) +
    fill(palette.glazeWarm, warmTiles(name, cols)) +
    piece.paint(stage) +
    frame(piece.frame, stage) +
    fill(`url(#${id("j")})`, whole) +
    "</svg>"
  );
}

/** Enough to be felt; more would only cost bytes. */
const WARM_TILES = 14;

const tilePattern = (id: string, content: string) =>
  `<pattern id="${id}" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse">${content}</pattern>`;

/** A few tiles of another firing, as in any old panel; which ones depends on the name alone. */
function warmTiles(name: string, cols: number): string {
  let state = 2166136261;
  for (const character of name) state = Math.imul(state ^ character.charCodeAt(0), 16777619) >>> 0;
  const tiles = new Set<number>();
  for (let count = 0; count < WARM_TILES; count += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    tiles.add((state >>> 8) % (cols * ROWS));
  }
  return [...tiles].map((tile) => box(tile % cols, Math.floor(tile / cols), 1, 1)).join("");
}
