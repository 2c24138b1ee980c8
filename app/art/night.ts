/**
 * The night edition of the drawings: the same tiles fired darker, their contours in warm white. A drawing is
 * painted in the day's colours; here each of them becomes the token that has a value for both (styles/tokens.css).
 */
import { palette, sectorColours } from "./palette.ts";

/** Page ground, for what style sheets do not reach: the browser's own bars. */
export const nightPaper = "#0E172D";

/** What a token of the drawings is by day and by night. The day's colour is the key to it: no two are the same. */
export const artTokens: ReadonlyMap<string, { day: string; night: string }> = new Map(
  Object.entries({
    glaze: { day: palette.glaze, night: "#15223D" },
    "glaze-warm": { day: palette.glazeWarm, night: "#1B2540" },
    hairline: { day: palette.hairline, night: "#2E3A57" },
    joint: { day: palette.joint, night: "#0A1224" },
    deep: { day: palette.deep, night: "#E7DDC8" },
    main: { day: palette.cobalt, night: "#6292DE" },
    mid: { day: palette.mid, night: "#3D65A7" },
    wash: { day: palette.wash, night: "#29416F" },
    pale: { day: palette.pale, night: "#1E2F51" },
    tourism: { day: sectorColours.tourism.hue, night: "#DFAA47" },
    government: { day: sectorColours.government.hue, night: "#A7B456" },
    "government-wash": { day: sectorColours.government.wash, night: "#3E4320" },
    finance: { day: sectorColours.finance.hue, night: "#51B0AE" },
    legal: { day: sectorColours.legal.hue, night: "#DA748D" },
    insurance: { day: sectorColours.insurance.hue, night: "#E2865E" },
  }),
);

/** Name of the custom property. */
export const artToken = (name: string) => `--art-${name}`;

const tokenOf = new Map([...artTokens].map(([name, { day }]) => [day, artToken(name)]));

const COLOUR = /#[\dA-F]{6}/g;

const withTokens = (svg: string, reference: (token: string, day: string) => string) =>
  svg.replaceAll(COLOUR, (day) => {
    const token = tokenOf.get(day);
    if (!token) throw new Error(`a drawing has the colour ${day}, which has none for the night`);
    return reference(token, day);
  });

/** The drawing as it stands in a page, whose tokens colour it. */
export const inPage = (svg: string): string => withTokens(svg, (token) => `var(${token})`);

/**
 * The drawing as a file: it has the page's colours, as the browser tells its colour scheme to an image.
 * Where its style sheet does not count it is the day's.
 */
export function asFile(svg: string): string {
  const used = new Set(svg.match(COLOUR));
  const night = [...artTokens]
    .filter(([, { day }]) => used.has(day))
    .map(([name, token]) => `${artToken(name)}:${token.night}`)
    .join(";");
  const themed = withTokens(svg, (token, day) => `var(${token},${day})`);
  return themed.replace(">", `><style>@media(prefers-color-scheme:dark){:root{${night}}}</style>`);
}
