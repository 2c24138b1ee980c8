/**
 * Cuts the two font families to what the pages use and writes them to app/fonts.
 * Run by hand after a change of family or characters: `node scripts/fonts.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** ASCII, the punctuation and currency of our figures, and the letters of Portuguese names. */
const CHARACTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}£€©·×–—‘’“”…←→↑↗−≤≥ÁÂÃÀÇÉÊÍÓÔÕÚáâãàçéêíóôõúüñ`;

type Axes = Record<string, number | { min: number; max: number }>;

const fonts: { name: string; source: string; axes: Axes }[] = [
  {
    name: "newsreader-display",
    source: "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2",
    axes: { wght: 480, opsz: 60 },
  },
  {
    name: "hanken-text",
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 650 } },
  },
];

for (const { name, source, axes } of fonts) {
  const subset = await subsetFont(readFileSync(`node_modules/${source}`), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(`app/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${subset.length} bytes`);
}
