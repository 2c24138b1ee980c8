/** What each YAML file of the library holds, by its name. Runs in Node. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseYaml, readText } from "../parse-yaml.ts";

const FOLDER = join("content", "answers");

export const readSubjects = () =>
  new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map((name) => [name.slice(0, -".yaml".length), parseYaml(readText(join(FOLDER, name)))]),
  );
