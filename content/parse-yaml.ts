/** Parses YAML in Node. The library takes most of a second, so the result is kept beside the packages until the text changes. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const FOLDER = join("node_modules", ".cache", "yaml");

export function parseYaml(text: string): unknown {
  const file = join(FOLDER, `${createHash("sha256").update(text).digest("hex")}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const parsed: unknown = parse(text);
  mkdirSync(FOLDER, { recursive: true });
  // In one step: several processes may start at once.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(parsed));
  renameSync(`${file}.${process.pid}`, file);
  return parsed;
}
