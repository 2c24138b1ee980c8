/** Puts what a module reads from the content folders into the bundle, in place of the module. */
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODULES = ["page-list", "path-list", "front-matter"].map(
  (name) => new URL(`../content/${name}.ts`, import.meta.url),
);

export function readInNode(): Plugin {
  let reads = 0;
  return {
    name: "read-in-node",
    async load(id) {
      const module = MODULES.find((url) => fileURLToPath(url) === id);
      if (!module) return;
      // Anew each time: while developing, a page may have come, changed or gone.
      reads += 1;
      const read: Record<string, unknown> = await import(`${module.href}?${reads}`);
      return Object.entries(read)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
