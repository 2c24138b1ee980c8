/** An answer that several figures carry together. */
import type { Aspect, Role } from "../../../shared/contracts/library.ts";
import { capitalised } from "../../../shared/domain/typography.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { GeneratedAnswer, Section } from "./answer.ts";
import { quoteFor } from "./quotes.ts";

export interface Group {
  id: string;
  subject: string;
  aspect: Aspect;
  questions: string[];
  text: string;
  facts: LedgerFact[];
  next?: string[];
}

const MOST_SOURCES = 3;

/** The answer with the role that its figures share and a quote for the first figure of each page. */
export function groupAnswer(group: Group, sections: Section[]): GeneratedAnswer {
  const { facts, next = [] } = group;
  const pages = [...new Map(facts.toReversed().map((fact) => [fact.page, fact])).values()].toReversed();
  const sources = pages
    .slice(0, MOST_SOURCES)
    .map(({ page, text, claim }) => quoteFor({ page, figure: text, answer: claim }, sections));
  return { ...group, role: roleOf(facts), sources, facts: facts.map(({ id }) => id), next };
}

/** Where figures of several kinds stand together, each row or sentence says which it is. */
function roleOf(facts: LedgerFact[]): Role {
  const roles = new Set(facts.map(({ role }) => role));
  return roles.size === 1
    ? (facts[0]?.role ?? "client-case")
    : roles.has("client-case")
      ? "client-case"
      : "general-advice";
}

const ends = ({ value }: LedgerFact): readonly number[] => (typeof value === "number" ? [value] : value);
/** What figures of one key are ordered by; a range counts by its upper end. */
export const size = (fact: LedgerFact) => Math.max(...ends(fact));

/** Where a figure was measured, as a table names it: "Finance Sector Growth case". */
export const where = ({ place }: LedgerFact) => capitalised(place.replace(/^(?:in|at|for) (?:the )?/, ""));

/** What was measured, as a table names it. A label that only makes sense under its number gives way to the measure. */
export const measured = ({ label, measure, role }: LedgerFact) =>
  role === "worked-example" || /^(?:Of|Planned for) /.test(label)
    ? capitalised(measure)
    : label.replace(/, as a .*/, "");

export const period = ({ period: covered }: LedgerFact) => covered ?? "none given";

/** What an answer over all cases has in common. */
export const ofAllCases = { subject: "case-results", aspect: "list" as const };
