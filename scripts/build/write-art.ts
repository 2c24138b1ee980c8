/** Writes the drawings that pages show as images. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { artFormats, artNames, drawArt } from "../../app/art/art.ts";
import { artPath } from "../../app/art/path.ts";

export function writeArt(client: string) {
  for (const name of artNames) {
    if (!name.startsWith("solutions/") && name !== "placeholder") continue;
    for (const shape of ["card", "band"] as const) {
      const file = join(client, artPath(name, shape));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, drawArt(name, artFormats[shape]));
    }
  }
}
