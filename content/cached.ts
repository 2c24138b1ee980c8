/** What takes long to make of a text, kept beside the packages until the text changes. Runs in Node. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";

export const CACHE = join("node_modules", ".cache");
/** Milliseconds that a result is kept: nothing says which of them are of texts that have changed since. */
const CACHE_MS = 30 * 24 * 60 * 60 * 1000;

const cleared = new Set<string>();

/** What `make` returned for this text before, or returns now. */
export function cached(folder: string, text: string, make: () => string): string {
  const file = join(folder, createHash("sha256").update(text).digest("hex"));
  if (existsSync(file)) return readFileSync(file, "utf8");
  const made = make();
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  writeWhole(file, made);
  return made;
}

/** In one step: several processes may write and read at once, and any may be killed. */
export function writeWhole(file: string, content: string | Buffer) {
  const part = `${file}.${process.pid}-${threadId}`;
  writeFileSync(part, content);
  renameSync(part, file);
}

/** Removes all but these files. */
export function keepOnly(folder: string, names: Iterable<string>) {
  const kept = new Set(names);
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (!kept.has(name)) rmSync(join(folder, name), { force: true });
}

/** Once in a process: nothing becomes that much older meanwhile. */
function removeOld(folder: string) {
  if (cleared.has(folder)) return;
  cleared.add(folder);
  const oldest = Date.now() - CACHE_MS;
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && written < oldest) rmSync(file, { force: true });
  }
}
