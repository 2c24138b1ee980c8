/** A picture of its own for every page, for where it is shared. */
import { artOf } from "../../app/art/path.ts";
import { makeSocialImages } from "../social-images.ts";
import type { FinishedPage } from "./finish-pages.ts";

export async function writeSocialImages(pages: FinishedPage[], client: string) {
  await makeSocialImages(
    pages.map((page) => ({ ...page, art: page.path === "/" ? "home" : artOf(page.path) })),
    client,
  );
}
