/** The part of the library that is computed: from the ledger of figures, and from the rounds of the exam. */
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import type { GeneratedAnswer, Section } from "./answer.ts";
import { counts } from "./counts.ts";
import { examAnswers } from "./exam.ts";
import { factAnswers } from "./facts.ts";
import { groupAnswer } from "./group.ts";
import { rankings } from "./rankings.ts";
import { pairTables, sectorTables, subjectTables } from "./tables.ts";

export type { GeneratedAnswer } from "./answer.ts";

/** `sections` are those of the built pages; each answer quotes the sentence on which it stands. Without sections it names the page alone. */
export const generatedAnswers = (
  facts: LedgerFact[],
  subjects: NamedSubject[],
  sections: Section[],
): GeneratedAnswer[] => [
  ...factAnswers(facts, subjects, sections),
  ...[subjectTables, sectorTables, pairTables, rankings, counts]
    .flatMap((groups) => groups(facts, subjects))
    .map((group) => groupAnswer(group, sections)),
  ...examAnswers(sections),
];
