/** Puts the list of pages into the bundle in place of the module that reads them from the folders. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULE = new URL("../content/page-list.ts", import.meta.url);

export function pageListInBundle(): Plugin {
  let reads = 0;
  return {
    name: "page-list",
    async load(id) {
      if (id !== fileURLToPath(MODULE)) return;
      // Anew each time: while developing, a page may have come or gone.
      reads += 1;
      const { pageList } = await import(`${MODULE.href}?${reads}`);
      return `export const pageList = ${JSON.stringify(pageList)};`;
    },
  };
}
