/** The drawings that pages show as images, as files. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { artFormats, artNames, drawArt } from "../../app/art/art.ts";
import { asFile } from "../../app/art/night.ts";
import { artPath } from "../../app/art/path.ts";

const files = artNames
  .filter((name) => /^(?:solutions|insights)\/|^placeholder$/.test(name))
  .flatMap((name) => (["card", "band"] as const).map((shape) => ({ path: artPath(name, shape), name, shape })));

/** The drawing at this address, or undefined. */
export function readArt(path: string): string | undefined {
  const file = files.find((candidate) => candidate.path === path);
  return file && asFile(drawArt(file.name, artFormats[file.shape]));
}

export function writeArt(client: string) {
  for (const { path, name, shape } of files) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), asFile(drawArt(name, artFormats[shape])));
  }
}
