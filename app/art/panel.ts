/** A piece as a panel: its scene on tiles, in its frame, with the joints over all. */
import { box, fill, line, TILE } from "./draw.ts";
import { frame } from "./frame.ts";
import { lots } from "./lots.ts";
import { ornament } from "./ornament.ts";
import { coloursOf, palette } from "./palette.ts";
import { type Piece, ROWS, type Stage } from "./stage.ts";

export interface ArtFormat {
  /** Any unit: only the proportion counts, from 1:1 to about 3:1, for `home` to 6:1. */
  width: number;
  height: number;
}

/** The panel as SVG, composed for the format: the scene is widened, not stretched or cropped. */
export function drawPiece(name: string, piece: Piece, format: ArtFormat): string {
  const cols = Math.max(ROWS, Math.round((format.width / format.height) * ROWS));
  const prefix = name.replace("/", "-");
  const colours = coloursOf(piece.sector);
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
  const lot = lots(name);
  const places = Array.from({ length: cols * ROWS }, (_, tile) => tile);
  const tiles = new Set(Array.from({ length: WARM_TILES }, () => lot(places)));
  return [...tiles].map((tile) => box(tile % cols, Math.floor(tile / cols), 1, 1)).join("");
}
