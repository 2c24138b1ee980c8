/**
 * The azulejo panels: one drawing for each page, a standalone SVG made of
 * constants, so that the same name always gives the same bytes.
 */
import { pageList } from "../../content/page-list.ts";
import { generatedPiece } from "./generated.ts";
import { coloursOf, type SectorColours } from "./palette.ts";
import { type ArtFormat, drawPiece } from "./panel.ts";
import { pieces } from "./pieces/index.ts";
import type { Piece } from "./stage.ts";

/** The pages of content that have no drawing of their own get one made of their name. */
const generated = Object.values(pageList)
  .flat()
  .map(({ path, sector }) => ({ name: path.slice(1), sector }))
  .filter(({ name }) => !Object.hasOwn(pieces, name));

const all = new Map<string, Piece>([
  ...Object.entries<Piece>(pieces),
  ...generated.map(({ name, sector }) => [name, generatedPiece(name, sector)] as const),
]);

export const artNames: readonly string[] = [...all.keys()];

/** The drawing of this name. Throws where there is none. */
function pieceOf(name: string): Piece {
  const piece = all.get(name);
  if (!piece) throw new Error(`no drawing "${name}"; there is ${artNames.join(", ")}`);
  return piece;
}

export const artFormats = {
  card: { width: 1200, height: 750 },
  band: { width: 2100, height: 900 },
  square: { width: 750, height: 750 },
  /** The river front of the home page, three times as wide as a card. */
  panorama: { width: 3900, height: 750 },
} as const satisfies Record<string, ArtFormat>;

/** The sector's hues in which a panel is drawn. */
export const artColours = (name: string): SectorColours => coloursOf(pieceOf(name).sector);

/** The drawing as SVG. */
export const drawArt = (name: string, format: ArtFormat = artFormats.card): string =>
  drawPiece(name, pieceOf(name), format);
