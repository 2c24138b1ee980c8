/** Social images: one of each page that does not share another page's. */
import { artOf } from "../../app/art/path.ts";
import { socialImagePath } from "../../content/social.ts";
import { makeSocialImages } from "../social-images.ts";
import type { FinishedPage } from "./finish-pages.ts";

export async function writeSocialImages(pages: FinishedPage[], client: string) {
  await makeSocialImages(
    pages
      .filter(({ path, image }) => image.endsWith(socialImagePath(path)))
      .map((page) => ({ ...page, art: page.path === "/" ? "home" : artOf(page.path) })),
    client,
  );
}
