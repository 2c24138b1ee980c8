/** Social images: one of each page that does not share another page's, drawn again where it would look different. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { artOf } from "../../content/art.ts";
import { CACHE, keepOnly, writeWhole } from "../../content/cached.ts";
import { socialImagePath } from "../../content/social.ts";
import { makeSocialImages } from "../social-images.ts";
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
