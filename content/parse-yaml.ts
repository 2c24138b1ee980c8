/** Parses YAML in Node. The library takes most of a second, so the result is kept. */
import { join } from "node:path";
import { parse } from "yaml";
import { CACHE, cached } from "./cached.ts";

export const parseYaml = (text: string, folder = join(CACHE, "yaml")): unknown =>
  JSON.parse(cached(folder, text, () => JSON.stringify(parse(text)) ?? "null"));
