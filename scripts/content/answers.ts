/** Checks the written answers before a build, which would name no file. Their sources are checked against the built pages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publishedSubjects } from "../../content/answers/published.ts";
import { parseYaml } from "../../content/parse-yaml.ts";

/** Returns the problems. */
export function checkAnswers(root: string): string[] {
  const folder = join(root, "content/answers");
  if (!existsSync(folder)) return [];
  const files = new Map<string, unknown>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".yaml"))) {
    try {
      files.set(name.slice(0, -".yaml".length), parseYaml(readFileSync(join(folder, name), "utf8")));
    } catch (error) {
      return [`content/answers/${name}: ${messageOf(error)}`];
    }
  }
  try {
    publishedSubjects(files, (address) => address);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
