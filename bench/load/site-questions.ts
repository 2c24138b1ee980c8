/** The questions that the site's own sections are expected to answer. */
import { readFileSync } from "node:fs";

interface Section {
  metadata: { questions: string[] };
}

export function siteQuestions(): string[] {
  const sections = JSON.parse(readFileSync("build/knowledge.json", "utf8")) as Section[];
  return sections.flatMap(({ metadata }) => metadata.questions);
}
