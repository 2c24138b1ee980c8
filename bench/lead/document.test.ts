/** The page about the lead score prints the rubric's own numbers. On a failure, copy the expected block into the page. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LEAD_CATEGORIES } from "../../shared/contracts/lead.ts";
import { CEILINGS, type Group, RULES, THRESHOLDS } from "../../shared/domain/lead/rules.ts";
import { evaluateLeads } from "../../tests/support/lead-figures.ts";

const page = readFileSync(new URL("../../docs/lead-score.md", import.meta.url), "utf8");

const blocks: Record<string, () => string[]> = {
  rules: () => [
    "| Group | Rule | Points |",
    "| --- | --- | --- |",
    ...Object.values(RULES).map(({ group, title, points }) => `| ${named(group)} | ${title} | ${points} |`),
  ],
  categories: () => [
    "| Category | Score |",
    "| --- | --- |",
    ...LEAD_CATEGORIES.map((category) => `| ${category} | from ${THRESHOLDS[category]} |`),
  ],
  figures: () => [
    "| Messages | Number | F1 hot | F1 warm | F1 cold | Macro-F1 |",
    "| --- | --- | --- | --- | --- | --- |",
    ...Object.entries(evaluateLeads()).map(
      ([part, { messages, f1, macroF1 }]) =>
        `| ${[part, messages, ...LEAD_CATEGORIES.map((category) => f1[category].toFixed(3)), macroF1.toFixed(3)].join(" | ")} |`,
    ),
  ],
};

test.each(Object.entries(blocks))("the block %s is what the rubric gives", (name, lines) => {
  const found = new RegExp(`<!-- from the rubric: ${name} -->\n\n([^]*?)\n\n<!-- end -->`).exec(page);
  expect(found?.[1]).toBe(lines().join("\n"));
});

function named(group: Group): string {
  return group === "deduction" ? group : `${group} (at most ${CEILINGS[group]})`;
}
