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
