/** Value, level before, period, basis and limits of each figure of the ledger. */
import type { Aspect } from "../../../shared/contracts/library.ts";
import { capitalised, withArticle } from "../../ledger/figure.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import { type GeneratedAnswer, type Section, wordings } from "./answer.ts";
import { quoteFor } from "./quotes.ts";
import {
  basisTemplates,
  beforeOther,
  beforeTemplates,
  limitsTemplates,
  periodOther,
  periodTemplates,
  valueTemplates,
} from "./templates.ts";

type FactAspect = Extract<Aspect, "value" | "before" | "period" | "basis" | "limits">;

const texts: Record<FactAspect, (fact: LedgerFact) => string> = {
  value: valueText,
  before: beforeText,
  period: periodText,
  basis: basisText,
  limits: (fact) => fact.limits,
};

/** A caveat may stand in a sentence that does not repeat the figure. */
const figureWeight: Record<FactAspect, number> = { value: 0.4, before: 0.25, period: 0.2, basis: 0.2, limits: 0.05 };

/** What somebody asks after it. */
const next: Record<FactAspect, FactAspect[]> = {
  value: ["period", "basis", "limits"],
  before: ["value", "basis"],
  period: ["value", "limits"],
  basis: ["limits", "period"],
  limits: ["basis", "value"],
};

export function factAnswers(facts: LedgerFact[], subjects: NamedSubject[], sections: Section[]): GeneratedAnswer[] {
  const aspects = Object.keys(texts) as FactAspect[];
  return facts.flatMap((fact, position) =>
    aspects.flatMap((aspect, index) => {
      if (!isGiven(fact, aspect)) return [];
      const text = texts[aspect](fact);
      const answer: GeneratedAnswer = {
        id: `${fact.id}/${aspect}`,
        subject: fact.subject,
        aspect,
        role: fact.role,
        questions: questionsOf(fact, aspect, subjects, position * 3 + index * 2),
        text,
        sources: [
          quoteFor({ page: fact.page, figure: fact.text, figureWeight: figureWeight[aspect], answer: text }, sections),
        ],
        facts: [fact.id],
        next: next[aspect].filter((other) => isGiven(fact, other)).map((other) => `${fact.id}/${other}`),
      };
      return [answer];
    }),
  );
}

/** What is not given has no answer: that nothing is found is said by the search. */
function isGiven(fact: LedgerFact, aspect: FactAspect): boolean {
  if (aspect === "before") return Boolean(fact.before ?? fact.beforeNote);
  return aspect !== "period" || Boolean(fact.period ?? fact.periodNote);
}

/** The figure where a question or a sentence needs it as a noun: "90 days", "€4m". */
const asNoun = (text: string) => text.replace(/^(?:over|more than) /, "").replace(/-day$/, " days");

/** Whether a stretch of time lies behind the figure, with something before it. */
const measured = ({ role, unit }: LedgerFact) => role === "client-case" && unit !== "days";

function valueText(fact: LedgerFact): string {
  if (fact.role !== "client-case") return fact.note ? `${fact.claim} ${fact.note}` : fact.claim;
  if (fact.note) return `${fact.claim} ${fact.note}`;
  const said = /month|year|pilot/i.test(fact.claim);
  const period = fact.period
    ? said
      ? ""
      : ` It covers ${fact.period.toLowerCase()}.`
    : " The page gives no period; ask before you compare.";
  return `${fact.claim}${period} ${fact.limits}`;
}

function beforeText(fact: LedgerFact): string {
  if (!fact.before) return fact.beforeNote ?? "";
  return `${capitalised(withArticle(fact.measure))} ${fact.place} was ${fact.before} before the work. It then rose to ${fact.text}.`;
}

function periodText(fact: LedgerFact): string {
  if (fact.periodNote || !fact.period) return fact.periodNote ?? "";
  return `The figure of ${fact.text} for ${withArticle(fact.measure)} ${fact.place} covers ${fact.period.toLowerCase()}.`;
}

const origins: Record<string, string> = {
  "client-case": "It is anonymised client data.",
  "worked-example": "The example is invented, and no client stands behind it.",
};

function basisText(fact: LedgerFact): string {
  const what = `The figure of ${fact.text.replace(/-day$/, " days")} ${fact.place} ${fact.counts}.`;
  const origin = fact.note && fact.role === "our-practice" && fact.unit !== "days" ? null : origins[fact.role];
  if (fact.subject === "solution-ai-government" || !origin) return guidanceNote(fact, what);
  return `${what} ${origin}`;
}

/** A plan or an assumption says so, unless its first sentence does. */
function guidanceNote({ note, subject }: LedgerFact, what: string): string {
  const planned = subject === "solution-ai-marketing" || subject === "article-domain-trust";
  return planned && note ? `${what} ${note}` : what;
}

const singular = { was: "was", is: "is", has: "has", does: "does", Does: "Does" };
const plural = { was: "were", is: "are", has: "have", does: "do", Does: "Do" };

function questionsOf(fact: LedgerFact, aspect: FactAspect, subjects: NamedSubject[], seed: number): string[] {
  const names = [fact.measure, ...fact.names];
  const scenes = [fact.place, ...(fact.scenes.length > 0 ? fact.scenes : scenesOf(fact.subject, subjects))];
  const filled = wordings(templatesOf(fact, aspect), (index) => {
    const name = names[index % names.length] ?? fact.measure;
    const scene = index === 0 ? fact.place : (scenes[(index + seed) % scenes.length] ?? fact.place);
    const noun = scene.replace(/^(?:in|at|for|on|with|under|among) /, "");
    return {
      m: withArticle(name),
      b: name,
      in: scene,
      the: noun,
      s: noun.replace(/^(?:the|a) /, ""),
      v: asNoun(fact.text),
      ...(fact.plural ? plural : singular),
    };
  });
  return aspect === "value" ? [...fact.asks, ...filled] : filled;
}

function templatesOf(fact: LedgerFact, aspect: FactAspect): string[] {
  if (aspect === "value") return valueTemplates(fact.form);
  if (aspect === "before") return measured(fact) ? beforeTemplates(fact) : beforeOther;
  if (aspect === "period") return measured(fact) ? periodTemplates : periodOther;
  return aspect === "basis" ? basisTemplates(fact.form) : limitsTemplates;
}

/** Where something was measured, in the words that people use: "in the finance case", "at the insurer". */
export function scenesOf(id: string, subjects: NamedSubject[]): string[] {
  const subject = subjects.find((candidate) => candidate.id === id);
  if (!subject) throw new Error(`unknown subject "${id}": content/subjects.ts has no such id`);
  const clients = (subject.clients ?? []).map((client, index) => `${index % 2 ? "for" : "at"} the ${client}`);
  return [...subject.names.map((name) => `in the ${name}`), ...clients];
}
