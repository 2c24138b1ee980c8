/** Reads the files that editors write, in Node. The YAML library takes most of a second, so its results are kept. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { CACHE, cached } from "./cached.ts";

/** The text as it stands: Windows' editors, and Git there, put marks and line ends of their own into it. */
export const readText = (path: string | URL): string =>
  readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");

export const parseYaml = (text: string, folder = join(CACHE, "yaml")): unknown =>
  JSON.parse(cached(folder, text, () => JSON.stringify(parse(text)) ?? "null"));

/** A file of this folder: "ledger" is `content/ledger.yaml`. */
export const readYaml = (name: string): unknown => parseYaml(readText(new URL(`./${name}.yaml`, import.meta.url)));
