/**
 * Cuts the two font families to what the pages use and writes them to app/fonts.
 * Run by hand after a change of family or characters: `node scripts/fonts.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** ASCII, and the punctuation and currency of our figures. */
const PRINTED = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}£€©·×–—‘’“”…←→−`;
/** Letters of Portuguese names, which a heading may hold. */
const PORTUGUESE = "áâãàçéêíóôõú";
/** What visitors may write and read back, in the chat and in the forms, besides. */
const WRITTEN = "ÁÂÃÀÇÉÊÍÓÔÕÚüñ↑↗≤≥";

interface Font {
  name: string;
  source: string;
  characters: string;
  /** OpenType features that the styles ask for, or that browsers apply by themselves; each other one costs bytes. */
  features: string[];
  axes: Record<string, number | { min: number; max: number }>;
}

const fonts: Font[] = [
  {
    name: "newsreader-display",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    characters: PRINTED + PORTUGUESE,
    features: ["kern", "liga", "lnum", "tnum"],
    axes: { wght: 480, opsz: 60 },
  },
  {
    name: "hanken-text",
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    characters: PRINTED + PORTUGUESE + WRITTEN,
    features: ["kern", "lnum", "tnum"],
    axes: { wght: { min: 400, max: 650 } },
  },
];

for (const { name, source, characters, features, axes } of fonts) {
  const subset = await subsetFont(readFileSync(`node_modules/${source}`), characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  writeFileSync(`app/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${subset.length} bytes`);
}
