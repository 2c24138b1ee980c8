/**
 * The azulejo panels: a drawing for each page, `content/art/<page>.svg`, composed anew for each shape in which it
 * stands. Its colours are tokens, by day and by night (shared/brand-looks.ts). Reads the folder, and so runs in Node only.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type Colour, drawing, sectorColours } from "../shared/brand-looks.ts";
import type { Sector } from "../shared/contracts/library.ts";
import { pageList } from "./page-list.ts";

export const artShapes = {
  card: { width: 1200, height: 750 },
  band: { width: 2100, height: 900 },
  square: { width: 750, height: 750 },
  /** The river front of the home page, three times as wide as a card. */
  panorama: { width: 3900, height: 750 },
};
export type ArtShape = keyof typeof artShapes;

interface Panel {
  sector: Sector;
  /** By shape; where one is missing the first is cropped to it. */
  drawn: Partial<Record<ArtShape, string>>;
}

const FOLDER = new URL("./art/", import.meta.url);
const read = (name: string) => readFileSync(new URL(`${name}.svg`, FOLDER), "utf8");

function panelIn(file: string): Panel {
  const sector = /data-sector="(\w+)"/.exec(file)?.[1] as Sector;
  const drawn = [...file.matchAll(/^<svg id="(\w+)"(.+)$/gm)].map(([, shape, rest]) => [shape, `<svg${rest}`]);
  return { sector, drawn: Object.fromEntries(drawn) };
}

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

const BORDER = "border";
const FOR_OTHERS = "page";
const names = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svg"))
  .map((name) => name.slice(0, -".svg".length).replaceAll("\\", "/"))
  .filter((name) => ![BORDER, FOR_OTHERS].includes(name));
const panels = new Map(names.sort().map((name) => [name, panelIn(read(name))]));

/** The tiles of all drawings, each once. */
const tiles = [
  ...new Set(
    [...panels.values()].flatMap(({ drawn }) =>
      [
        ...Object.values(drawn)
          .join()
          .matchAll(/<pattern id="[\w-]+-o"[^>]+>(.+?)<\/pattern>/g),
      ].map(([, tile]) => tile),
    ),
  ),
];

function tokenOf({ day }: Colour): string {
  const token = [...artTokens].find(([, colour]) => colour.day === day)?.[0];
  if (!token) throw new Error(`a drawing is to have the colour ${day}, which there is not`);
  return token;
}

/** A page without a drawing gets a wall of one of these tiles in one of three sizes: its name alone decides. */
export function panelOf(name: string, sector: Sector): Panel {
  const [first = 0, second = 0] = createHash("sha256").update(name).digest();
  const { hue, wash } = sectorColours[sector];
  const file = read(FOR_OTHERS)
    .replace(/(<pattern id="page-o"[^>]+>).+?(?=<\/pattern>)/, `$1${tiles[first % tiles.length]}`)
    .replace("scale(3)", `scale(${2 + (second % 3)})`)
    .replaceAll("var(--art-hue)", `var(${tokenOf(hue)})`)
    .replaceAll("var(--art-hue-wash)", `var(${tokenOf(wash)})`)
    .replaceAll(/(["#])page-/g, `$1${name.replace("/", "-")}-`);
  return { ...panelIn(file), sector };
}

for (const { path, sector } of Object.values(pageList).flat()) {
  const name = path.slice(1);
  if (!panels.has(name)) panels.set(name, panelOf(name, sector));
}

export const artNames: readonly string[] = [...panels.keys()];

/** The drawing of the page at this path; one that is no page of content, an index say, gets the house's. */
export const artOf = (path: string): string => artNames.find((name) => `/${name}` === path) ?? "default";

/** Address of a drawing as a file: "/art/solutions/ai-tourism.card.svg". */
export const artPath = (name: string, shape: ArtShape): string => `/art/${name}.${shape}.svg`;

function found(name: string): Panel {
  const panel = panels.get(name);
  if (!panel) throw new Error(`no drawing "${name}"; there is ${artNames.join(", ")}`);
  return panel;
}

export const artSector = (name: string): Sector => found(name).sector;

/** The drawing as it stands in a page, whose tokens colour it. */
export function artInPage(name: string, shape: ArtShape): string {
  const { drawn } = found(name);
  return drawn[shape] ?? (Object.values(drawn)[0] as string);
}

const coloured = (svg: string, reference: (token: string, colour: Colour) => string) =>
  svg.replaceAll(/var\((--art-[\w-]+)\)/g, (_, token: string) => {
    const colour = artTokens.get(token);
    if (!colour) throw new Error(`a drawing has the colour ${token}, which there is not`);
    return reference(token, colour);
  });

const NAMESPACE = "http://www.w3.org/2000/svg";

/** In the day's colours, as the rasteriser of the social images reads it. */
export const byDay = (svg: string): string =>
  coloured(svg, (_, { day }) => day).replace("<svg", `<svg xmlns="${NAMESPACE}"`);
export const artByDay = (name: string, shape: ArtShape): string => byDay(artInPage(name, shape));

/**
 * A drawing as a file: it has the page's colours, as the browser tells its colour scheme to an image.
 * Where its style sheet does not count it is the day's.
 */
function asFile(svg: string): string {
  const nights = new Map<string, string>();
  const themed = coloured(svg, (token, { day, night }) => {
    nights.set(token, night);
    return `var(${token},${day})`;
  });
  const night = [...nights].map((pair) => pair.join(":")).join(";");
  return themed
    .replace(/<svg(?! xmlns)/, `<svg xmlns="${NAMESPACE}"`)
    .replace(">", `><style>@media(prefers-color-scheme:dark){:root{${night}}}</style>`);
}

/** The drawings that pages show as images, by their addresses. */
export function artFiles(): Map<string, string> {
  const shown = artNames.filter((name) => /^(?:solutions|results|insights)\/|^placeholder$/.test(name));
  const files = shown.flatMap((name) => (["card", "band"] as const).map((shape) => [name, shape] as const));
  return new Map([
    ...[...files, ["home", "panorama"] as const].map(([name, shape]): [string, string] => [
      artPath(name, shape),
      asFile(artInPage(name, shape)),
    ]),
    ["/art/border.svg", asFile(read(BORDER).trim())],
  ]);
}
