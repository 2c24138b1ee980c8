/** Hash of the style element that the toast library adds to a page, for the Content-Security-Policy. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

let hash: string | undefined;

export function toastStyleHash(): string {
  hash ??= compute();
  return hash;
}

function compute(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve("sonner"), "utf8");
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!literal) throw new Error("the toast library's style sheet was not found where it was");
  return `'sha256-${createHash("sha256")
    .update(JSON.parse(literal) as string)
    .digest("base64")}'`;
}
