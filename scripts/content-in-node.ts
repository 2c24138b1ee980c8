/**
 * The words stay outside of the bundle that renders the pages: it imports `content/` as it stands, and Node runs that.
 * So a changed sentence bundles nothing anew. What a browser gets of it is put into its scripts.
 */
import { readFileSync } from "node:fs";
import { dirname, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const CONTENT = fileURLToPath(new URL("../content", import.meta.url)) + sep;

/** These read the heads of the content files, which no browser can. */
export const READING = ["page-list", "path-list"].map((name) => `${CONTENT}${name}.ts`);

export function contentInNode(): Plugin {
  let reads = 0;
  return {
    name: "content-in-node",
    enforce: "pre",
    resolveId(source, importer) {
      const { mode, name } = this.environment;
      if (mode !== "build" || name !== "ssr" || !importer || !source.startsWith(".")) return;
      const file = resolve(dirname(importer.replace(/\?.*$/, "")), source);
      if (!file.startsWith(CONTENT) || readsSettings(file)) return;
      return { id: pathToFileURL(file).href, external: true };
    },
    async load(id) {
      if (!READING.includes(id)) return;
      // Anew each time: while developing, a page may have come, changed or gone.
      reads += 1;
      const read: Record<string, unknown> = await import(`${pathToFileURL(id).href}?${reads}`);
      return Object.entries(read)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

/** Whether a module, or one beside it that it imports, has settings that the bundler puts in. */
function readsSettings(file: string): boolean {
  const code = readFileSync(file, "utf8");
  if (code.includes("import.meta.env")) return true;
  const beside = [...code.matchAll(/ from "(\.\/[^"]+\.ts)"/g)].map(([, name = ""]) => resolve(dirname(file), name));
  return beside.some(readsSettings);
}
