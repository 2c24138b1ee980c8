import { expect, test } from "vitest";
import { brand } from "../../../shared/brand.ts";
import { readCitation, sectionOf } from "../../../shared/domain/citation.ts";
import { citationText } from "./answer-parts.tsx";

const kept = {
  question: "What did acquisition cost?",
  content: "It **fell**; see [the case](/results/finance).\n\nSource: [Finance](/results/finance#outcome)",
  details: {
    id: "finance.cpa/value",
    kind: "answer" as const,
    sources: [
      {
        title: "Finance",
        section: "Outcome",
        url: "/results/finance#outcome:~:text=It%20fell",
        quote: "It fell over a year.",
      },
    ],
    options: [],
  },
};
const names = {
  version: "0a1b2c3d",
  date: "2026-11-20",
  sections: { "/results/finance#outcome": "0123456789abcdef" },
};

test("an answer is kept with its question, its words, the sentence relied on, and the version of the knowledge", () => {
  expect(citationText(kept, "https://example.org", "2026-11-22", names)).toBe(`Question: What did acquisition cost?

Answer of ${brand.name}’s AI consultant, kept on 22 November 2026:

It fell; see the case.

Source:

1. Finance: Outcome
   “It fell over a year.”
   https://example.org/results/finance?cited=2026-11-22.0123456789abcdef#outcome:~:text=It%20fell

Knowledge of the site: version 0a1b2c3d, pages as of 20 November 2026.

An AI gave this answer. Where it and a page differ, the page counts.`);
});

test("without the names of the sections its links are plain and it claims no version", () => {
  const text = citationText(kept, "https://example.org", "2026-11-22");
  expect(text).toContain("   https://example.org/results/finance#outcome:~:text=It%20fell\n");
  expect(text).not.toContain("version");
});

test("each claim keeps the numbers of its sources", () => {
  const claims = [{ at: kept.content.indexOf("; see"), sources: [0] }];
  const text = citationText({ ...kept, details: { ...kept.details, claims } }, "https://example.org", "2026-11-22");
  expect(text).toContain("It fell [1]; see the case.");
});

test("a citation is read back, and anything else that an address may hold is none", () => {
  expect(readCitation("?cited=2026-11-22.0123456789abcdef")).toEqual({ date: "2026-11-22", name: "0123456789abcdef" });
  for (const search of ["", "?cited=", "?cited=2026-11-22", "?cited=<b>.0123456789abcdef", "?other=1"])
    expect(readCitation(search)).toBeUndefined();
  expect(sectionOf("/about#:~:text=We%20say")).toBe("/about");
});
