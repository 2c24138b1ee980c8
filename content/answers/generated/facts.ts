/** Each figure of the ledger, and the level before it where that is published. */
import type { Aspect } from "../../../shared/contracts/library.ts";
import { capitalised } from "../../../shared/domain/typography.ts";
import { withArticle } from "../../ledger/figure.ts";
import type { LedgerFact } from "../../ledger.ts";
import type { NamedSubject } from "../../subjects/named-subject.ts";
import { type GeneratedAnswer, inTurn, type Section, wordings } from "./answer.ts";
import { quoteFor } from "./quotes.ts";
import { beforeTemplates, valueTemplates } from "./templates.ts";

type FactAspect = Extract<Aspect, "value" | "before">;

const texts: Record<FactAspect, (fact: LedgerFact) => string> = { value: valueText, before: beforeText };

export function factAnswers(facts: LedgerFact[], subjects: NamedSubject[], sections: Section[]): GeneratedAnswer[] {
  return facts.flatMap((fact, position) => {
    const aspects: FactAspect[] = fact.before ? ["value", "before"] : ["value"];
    return aspects.map((aspect, index) => {
      const text = texts[aspect](fact);
      return {
        id: `${fact.id}/${aspect}`,
        subject: fact.subject,
        aspect,
        role: fact.role,
        questions: questionsOf(fact, aspect, subjects, position * 3 + index * 2),
        text,
        sources: [quoteFor({ page: fact.page, figure: fact.text, answer: text }, sections)],
        facts: [fact.id],
        next: aspects.filter((other) => other !== aspect).map((other) => `${fact.id}/${other}`),
      };
    });
  });
}

/** The figure where a question or a sentence needs it as a noun: "90 days", "€4m". */
const asNoun = (text: string) => text.replace(/^(?:over|more than) /, "").replace(/-day$/, " days");

function beforeText(fact: LedgerFact): string {
  return `${capitalised(withArticle(fact.measure))} ${fact.place} was ${fact.before} before the work. It then rose to ${fact.text}.`;
}

/** The figure with what it counts, over what time, and what it does not show: no part of it is told without the others. */
function valueText(fact: LedgerFact): string {
  const parts = [fact.claim, fact.note, `The figure ${fact.counts}.`, periodOf(fact), fact.limits];
  return parts.filter(Boolean).join(" ");
}

function periodOf({ role, claim, note, limits, period, periodNote }: LedgerFact): string | null {
  if (role !== "client-case" || periodNote) return periodNote;
  if (!period) return /period/.test(`${note} ${limits}`) ? null : "No period is given for it.";
  return /month|year|pilot/i.test(claim) ? null : `It covers ${period.toLowerCase()}.`;
}

const singular = { was: "was", is: "is" };
const plural = { was: "were", is: "are" };

function questionsOf(fact: LedgerFact, aspect: FactAspect, subjects: NamedSubject[], seed: number): string[] {
  const names = [fact.measure, ...fact.names];
  const scenes = [fact.place, ...(fact.scenes.length > 0 ? fact.scenes : scenesOf(fact.subject, subjects))];
  const filled = wordings(templatesOf(fact, aspect), (index) => {
    const name = inTurn(names, index);
    const scene = index === 0 ? fact.place : inTurn(scenes, index + seed);
    const noun = scene.replace(/^(?:in|at|for|on|with|under|among) /, "");
    return {
      m: withArticle(name),
      b: name,
      in: scene,
      s: noun.replace(/^(?:the|a) /, ""),
      v: asNoun(fact.text),
      ...(fact.plural ? plural : singular),
    };
  });
  return aspect === "value" ? [...fact.asks, ...filled] : filled;
}

const templatesOf = (fact: LedgerFact, aspect: FactAspect): string[] =>
  aspect === "before" ? beforeTemplates(fact) : valueTemplates(fact.form);

/** Where something was measured, in the words that people use: "in the finance case", "at the insurer". */
export function scenesOf(id: string, subjects: NamedSubject[]): string[] {
  const subject = subjects.find((candidate) => candidate.id === id);
  if (!subject) throw new Error(`unknown subject "${id}": content/subjects.ts has no such id`);
  const clients = (subject.clients ?? []).map((client, index) => `${index % 2 ? "for" : "at"} the ${client}`);
  return [...subject.names.map((name) => `in the ${name}`), ...clients];
}
