/** Parses YAML in Node. The library takes most of a second, so the result is kept. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { CACHE, cached } from "./cached.ts";

export const parseYaml = (text: string, folder = join(CACHE, "yaml")): unknown =>
  JSON.parse(cached(folder, text, () => JSON.stringify(parse(text)) ?? "null"));

/** A file of this folder: "ledger" is `content/ledger.yaml`. */
export const readYaml = (name: string): unknown =>
  parseYaml(readFileSync(new URL(`./${name}.yaml`, import.meta.url), "utf8"));
