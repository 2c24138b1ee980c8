/**
 * The night edition of the drawings: the same tiles fired darker, their contours in warm white. A drawing is
 * painted in the day's colours; here each of them becomes the token that has a value for both (shared/brand-looks.ts).
 */
import { type Colour, drawing, sectorColours } from "../../shared/brand-looks.ts";

/** "glazeWarm" is `--art-glaze-warm`. */
const artToken = (name: string) => `--art-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Each colour of the drawings by the name of its custom property. */
export const artTokens: ReadonlyMap<string, Colour> = new Map([
  ...Object.entries(drawing).map(([name, colour]): [string, Colour] => [artToken(name), colour]),
  // What a sector shares with the house is among those above.
  ...Object.entries(sectorColours)
    .filter(([, { hue }]) => hue !== drawing.main)
    .flatMap(([name, { hue, wash }]): [string, Colour][] => [
      [artToken(name), hue],
      [artToken(`${name}-wash`), wash],
    ]),
]);

const tokenOf = new Map([...artTokens].map(([token, { day }]) => [day, token]));

const COLOUR = /#[\dA-F]{6}/g;

const withTokens = (svg: string, reference: (token: string, day: string) => string) =>
  svg.replaceAll(COLOUR, (day) => {
    const token = tokenOf.get(day);
    if (!token) throw new Error(`a drawing has the colour ${day}, which has none for the night`);
    return reference(token, day);
  });

/** The drawing as it stands in a page, whose tokens colour it; there an `svg` needs no namespace. */
export const inPage = (svg: string): string =>
  withTokens(svg.replace(/ xmlns="[^"]+"/, ""), (token) => `var(${token})`);

/**
 * The drawing as a file: it has the page's colours, as the browser tells its colour scheme to an image.
 * Where its style sheet does not count it is the day's.
 */
export function asFile(svg: string): string {
  const used = new Set(svg.match(COLOUR));
  const night = [...artTokens]
    .filter(([, { day }]) => used.has(day))
    .map(([token, { night }]) => `${token}:${night}`)
    .join(";");
  const themed = withTokens(svg, (token, day) => `var(${token},${day})`);
  return themed.replace(">", `><style>@media(prefers-color-scheme:dark){:root{${night}}}</style>`);
}
