/**
 * Cuts the two font families of shared/brand-looks.ts to what the pages use and writes them to app/fonts.
 * Run by hand after a change of family or characters: `npx node scripts/fonts.ts`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { type } from "../shared/brand-looks.ts";

/** ASCII, and the punctuation and currency of our figures. */
const PRINTED = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}£€©·×–—‘’“”…←→−`;
/** Letters of Portuguese names, which a heading may hold. */
const PORTUGUESE = "áâãàçéêíóôõú";
/** What visitors may write and read back, in the chat and in the forms, besides. */
const WRITTEN = "ÁÂÃÀÇÉÊÍÓÔÕÚüñ↑↗≤≥";

const characters = { display: PRINTED + PORTUGUESE, text: PRINTED + PORTUGUESE + WRITTEN };

for (const name of ["display", "text"] as const) {
  const { source, axes, features } = type[name];
  const subset = await subsetFont(readFileSync(`node_modules/${source}`), characters[name], {
    targetFormat: "woff2",
    variationAxes: axes,
    // Those that the styles ask for, or that browsers apply by themselves; each other one costs bytes.
    keepFeatures: features,
    noHinting: true,
    // A face of one style needs no list of its styles.
    dropTables: Object.values(axes).some((range) => typeof range === "object") ? [] : ["STAT"],
  });
  writeFileSync(`app/fonts/${name}.woff2`, subset);
  console.log(`${name}: ${subset.length} bytes`);
}
