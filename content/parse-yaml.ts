/** Parses YAML in Node. The library takes most of a second, so the result is kept beside the packages until the text changes. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const FOLDER = join("node_modules", ".cache", "yaml");
/** Milliseconds that a result is kept: nothing says which of them are of texts that have changed since. */
const CACHE_MS = 30 * 24 * 60 * 60 * 1000;

export function parseYaml(text: string, folder = FOLDER): unknown {
  const file = join(folder, `${createHash("sha256").update(text).digest("hex")}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const parsed: unknown = parse(text);
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  // In one step: several processes may start at once.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(parsed));
  renameSync(`${file}.${process.pid}`, file);
  return parsed;
}

function removeOld(folder: string) {
  const oldest = Date.now() - CACHE_MS;
  for (const file of readdirSync(folder).map((name) => join(folder, name))) {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written !== undefined && written < oldest) rmSync(file, { force: true });
  }
}
