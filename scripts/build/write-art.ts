/** The drawings that pages show as images, as files. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { artFormats, artNames, drawArt } from "../../app/art/art.ts";
import { drawBorder } from "../../app/art/border.ts";
import { asFile } from "../../app/art/night.ts";
import { artPath, BORDER_PATH } from "../../app/art/path.ts";

const drawn = artNames
  .filter((name) => /^(?:solutions|results|insights)\/|^placeholder$/.test(name))
  .flatMap((name) =>
    (["card", "band"] as const).map((shape) => ({
      path: artPath(name, shape),
      svg: () => drawArt(name, artFormats[shape]),
    })),
  );
const files = [
  ...drawn,
  { path: artPath("home", "panorama"), svg: () => drawArt("home", artFormats.panorama) },
  { path: BORDER_PATH, svg: () => drawBorder() },
];

/** The drawing at this address, or undefined. */
export function readArt(path: string): string | undefined {
  const file = files.find((candidate) => candidate.path === path);
  return file && asFile(file.svg());
}

export function writeArt(client: string) {
  for (const { path, svg } of files) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), asFile(svg()));
  }
}
