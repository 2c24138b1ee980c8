/** Pictures in dots. Social images: one of each page that does not share another page's, drawn again where it would look different. And icons. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { FALLBACK_ICON, FAVICON, type Icon, manifestIcons, touchIcon } from "../../app/seo/icons.ts";
import { artOf } from "../../content/art.ts";
import { CACHE, keepOnly, writeWhole } from "../../content/cached.ts";
import { drawLogo } from "../../content/logo.ts";
import { socialImagePath } from "../../content/social.ts";
import { drawing } from "../../shared/brand-looks.ts";
import { makeSocialImages, ofFewColours } from "../social-images.ts";
import type { PublicPage } from "./finish-page.ts";

export type SharedPage = Pick<PublicPage, "path" | "title" | "kicker" | "image">;

const DRAWN = join(CACHE, "social");

/** `basis` names what pictures are drawn with. */
export async function writeSocialImages(pages: readonly SharedPage[], client: string, basis: string) {
  mkdirSync(DRAWN, { recursive: true });
  const images = pages
    .filter(({ path, image }) => image.endsWith(socialImagePath(path)))
    .map(({ path, title, kicker }) => {
      const page = { path, title, kicker, art: path === "/" ? "home" : artOf(path) };
      const name = createHash("sha256")
        .update(JSON.stringify([basis, page]))
        .digest("hex");
      return { ...page, name, file: join(client, socialImagePath(path)) };
    });
  const missing = images.filter(({ name }) => !existsSync(join(DRAWN, name)));
  if (missing.length) await makeSocialImages(missing, client);
  for (const { name, file } of missing) writeWhole(join(DRAWN, name), readFileSync(file));
  for (const { name, file } of images.filter((image) => !missing.includes(image))) {
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(DRAWN, name), file);
  }
  keepOnly(
    DRAWN,
    images.map(({ name }) => name),
  );
}

/** The site's icons as pictures, drawn from the logo. */
export async function writeIcons(client: string) {
  writeFileSync(join(client, FAVICON), drawLogo());
  writeFileSync(join(client, FALLBACK_ICON.src), await fallbackIcon());
  for (const icon of [...manifestIcons, touchIcon]) {
    const file = join(client, icon.src);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await ofFewColours(await renderAsync(drawIcon(icon))));
  }
}

/** An ICO file of PNG images: a header, an entry of 16 bytes for each image, and the images. */
async function fallbackIcon(): Promise<Buffer> {
  const images = await Promise.all(
    FALLBACK_ICON.sizes.map(async (size) => ofFewColours(await renderAsync(drawIcon({ src: "", size, part: 1 })))),
  );
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, image] of images.entries()) {
    const entry = 6 + 16 * index;
    const size = FALLBACK_ICON.sizes[index] as number;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images]);
}

function drawIcon({ size, part }: Icon): string {
  const side = size * part;
  const edge = (size - side) / 2;
  const logo = drawLogo().replace("<svg ", `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><path fill="${drawing.main.day}" d="M0 0h${size}v${size}H0z"/>${logo}</svg>`;
}
