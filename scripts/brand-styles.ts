/** Writes the colours and the type of shared/brand-looks.ts into app/styles/brand.css while it is read. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { artTokens } from "../content/art.ts";
import { type Colour, colours, sectorColours, type } from "../shared/brand-looks.ts";

export function brandStyles(): Plugin {
  return {
    name: "brand-styles",
    enforce: "pre",
    transform: (code, id) => (/\/styles\/brand\.css(?:$|\?)/.test(id) ? code + brandCss() : undefined),
  };
}

const brandCss = (): string => `${colourTokens()}\n${fontFaces()}`;

function colourTokens(): string {
  const tokens = [
    ...Object.entries(colours).map(([name, colour]): [string, Colour] => [`--${name}`, colour]),
    ...artTokens,
  ];
  const lines = tokens.map(([name, colour]) => `${name}: ${bothOf(colour)};`);
  // A page keeps those of the sectors that it speaks of (scripts/build/page-styles.ts).
  const ofSector = Object.entries(sectorColours).map(
    ([sector, { text }]) => `[data-sector="${sector}"] { --sector: ${bothOf(text)}; }`,
  );
  return `:root {\n${lines.join("\n")}\n--sector: var(--accent);\n}\n${ofSector.join("\n")}`;
}

const bothOf = ({ day, night }: Colour) => (day === night ? day : `light-dark(${day}, ${night})`);

/**
 * "optional": a page is set in its fonts, which it preloads (app/root.tsx), where they come with its first paint, and else
 * keeps the system's face to its last word: no text waits, and none changes its face.
 */
function fontFaces(): string {
  const { display, text } = type;
  const own = (file: string, weight: string) =>
    `src: url("../fonts/${file}.woff2") format("woff2"); font-weight: ${weight}; font-display: optional;`;
  const standIn = (local: string, weight: string, width: string) =>
    `@font-face { font-family: "Site Text Stand-in"; src: ${local}; font-weight: ${weight}; size-adjust: ${width}; }`;
  return [
    `@font-face { font-family: "Site Display"; ${own("display", display.weight)} }`,
    `@font-face { font-family: "Site Text"; ${own("text", text.weight)} }`,
    standIn('local("Arial"), local("Liberation Sans")', "400", text.standIn.regular),
    standIn('local("Arial Bold"), local("Liberation Sans Bold")', "600 700", text.standIn.bold),
    `:root {`,
    `--font-display: "Site Display", ${display.fallback};`,
    `--font-text: "Site Text", "Site Text Stand-in", ${text.fallback};`,
    `}`,
  ].join("\n");
}

/** What a later one says of an element counts, however an earlier one selects it. */
export const LAYERS = ["reset", "tokens", "base", "components", "page"] as const;

/** The layer of a style sheet, by its place. */
export function layerOf(path: string): (typeof LAYERS)[number] | undefined {
  if (path.includes("/app/styles/reset.")) return "reset";
  if (/\/app\/styles\/(?:brand|tokens)\./.test(path)) return "tokens";
  if (path.includes("/app/styles/")) return "base";
  if (/\/app\/(?:ui|drawings|islands|behaviours)\//.test(path)) return "components";
  if (path.includes("/app/")) return "page";
}

/** Puts each style sheet into its layer; the first that a page loads names them in their order. */
export function layers(): Plugin {
  return {
    name: "layers",
    enforce: "pre",
    transform(code, id) {
      const layer = /\.css(?:$|\?)/.test(id) && layerOf(id);
      if (!layer) return;
      const order = layer === LAYERS[0] ? `@layer ${LAYERS.join(", ")};\n` : "";
      return `${order}@layer ${layer} {\n${code}\n}`;
    },
  };
}

/** Lets the style sheets name their breakpoints: `@media (--desk)`, as app/styles/breakpoints.css defines it. */
const SOURCE = "app/styles/breakpoints.css";

export function breakpoints(): Plugin {
  const definitions = readFileSync(SOURCE, "utf8").matchAll(/@custom-media (--[\w-]+) (\([^)]*\));/g);
  const widths = new Map([...definitions].map(([, name = "", width = ""]) => [name, width]));
  const widthOf = (name: string) => {
    const width = widths.get(name);
    if (!width) throw new Error(`${SOURCE} defines no ${name}`);
    return width;
  };
  return {
    name: "breakpoints",
    enforce: "pre",
    transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id) || !code.includes("@media")) return;
      return code.replaceAll(/@media[^{]*/g, (query) =>
        query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => widthOf(name)),
      );
    },
  };
}
