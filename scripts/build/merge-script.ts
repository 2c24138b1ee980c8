/**
 * Puts a script and the pieces that it needs at once into one file, so that a page asks
 * for one. The bundler splits what the router's modules use as well into files of its own.
 */
import { writeFileSync } from "node:fs";
import { rolldown } from "rolldown";

/** Rewrites the file in place; what it loads later stays apart, and its exports stay. */
export async function mergeScript(file: string) {
  const bundle = await rolldown({
    input: file,
    preserveEntrySignatures: "strict",
    plugins: [
      {
        name: "leave what is loaded later",
        resolveId: (source, _, { kind }) => (kind === "dynamic-import" ? { id: source, external: true } : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es", minify: true });
  await bundle.close();
  if (output.length !== 1) throw new Error(`${file} could not be put into one file`);
  writeFileSync(file, output[0].code);
}
