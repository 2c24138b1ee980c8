/** What each YAML file of the library holds, by its name. Runs in Node. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseYaml, readText } from "../parse-yaml.ts";

const FOLDER = join("content", "answers");

/** Throws with the name of a file that is no YAML. */
export const readSubjects = () =>
  new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => [name.slice(0, -".yaml".length), read(join(FOLDER, name))]),
  );

function read(file: string): unknown {
  try {
    return parseYaml(readText(file));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
