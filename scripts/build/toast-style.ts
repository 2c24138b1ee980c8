/** Hashes of the style element that the toast library adds to a page, for the Content-Security-Policy. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Two: the library adds the element empty and then fills it, and each state is checked. */
export function toastStyleHashes(): string[] {
  const source = readFileSync(createRequire(import.meta.url).resolve("sonner"), "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error("the toast library's style sheet was not found where it was");
  return [hashOf(""), hashOf(JSON.parse(literal) as string)];
}
