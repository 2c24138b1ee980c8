/**
 * The answers that are made of the ledger: each figure, and the level before it where that is published. What several
 * figures say together is written down with the other answers.
 */
import type { Aspect, LibraryAnswer } from "../../shared/contracts/library.ts";
import { capitalised } from "../../shared/domain/typography.ts";
import { type Figure, type QuestionForm, withArticle } from "../ledger/figure.ts";
import { type LedgerFact, limitsThere } from "../ledger.ts";
import type { NamedSubject } from "../subjects/named-subject.ts";
import { type Quote, quoteFor, type Section } from "./quotes.ts";

/** An answer whose sources still lack what the build adds: titles and hashes. */
export type FigureAnswer = Omit<LibraryAnswer, "sources" | "kind"> & { sources: Quote[] };

type FactAspect = Extract<Aspect, "value" | "before">;

const texts: Record<FactAspect, (fact: LedgerFact) => string> = { value: valueText, before: beforeText };

/** `sections` are those of the built pages; each answer quotes the sentence on which it stands. Without sections it names the page alone. */
export function figureAnswers(facts: LedgerFact[], subjects: NamedSubject[], sections: Section[]): FigureAnswer[] {
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
  const counts = fact.counts && `The figure ${fact.counts}.`;
  const parts = [fact.claim, fact.note, counts, periodOf(fact), limitsThere(fact)];
  return parts.filter(Boolean).join(" ");
}

function periodOf({ role, claim, note, limits, period, periodNote }: LedgerFact): string | null {
  if (role !== "client-case" || periodNote) return periodNote;
  if (!period) return /period|scope/.test(`${note} ${limits}`) ? null : "No period is given for it.";
  return /month|year|pilot/i.test(claim) ? null : `It covers ${period.toLowerCase()}.`;
}

const singular = { was: "was", is: "is" };
const plural = { was: "were", is: "are" };

function questionsOf(fact: LedgerFact, aspect: FactAspect, subjects: NamedSubject[], seed: number): string[] {
  const names = [fact.measure, ...fact.names];
  const scenes = [fact.place, ...(fact.scenes.length > 0 ? fact.scenes : scenesOf(fact.subject, subjects))];
  const filled = templatesOf(fact, aspect).map((template, index) => {
    const name = inTurn(names, index);
    const scene = index === 0 ? fact.place : inTurn(scenes, index + seed);
    const noun = scene.replace(/^(?:in|at|for|on|with|under|among) /, "");
    const slots: Record<string, string> = {
      m: withArticle(name),
      b: name,
      in: scene,
      s: noun.replace(/^(?:the|a) /, ""),
      v: asNoun(fact.text),
      ...(fact.plural ? plural : singular),
    };
    return template.replaceAll(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "");
  });
  return [...new Set(aspect === "value" ? [...fact.asks, ...filled] : filled)];
}

const templatesOf = (fact: LedgerFact, aspect: FactAspect): string[] =>
  aspect === "before" ? beforeTemplates(fact) : [...valueTemplates[fact.form], ...aboutTemplates];

/** Names taken in turn, so that each of them occurs. */
const inTurn = (names: readonly string[], index: number): string => names[index % names.length] ?? "";

/** Where something was measured, in the words that people use: "in the finance case", "at the insurer". */
function scenesOf(id: string, subjects: NamedSubject[]): string[] {
  const subject = subjects.find((candidate) => candidate.id === id);
  if (!subject) throw new Error(`unknown subject "${id}": content/subjects.yaml has no such id`);
  const clients = (subject.clients ?? []).map((client, index) => `${index % 2 ? "for" : "at"} the ${client}`);
  return [...subject.names.map((name) => `in the ${name}`), ...clients];
}

/**
 * Wordings of what is asked of a figure. Slots: `{m}` the measure as a sentence names it ("the
 * completion rate"), `{b}` the bare name, `{in}` where ("at the insurer"), `{s}` the same as a
 * noun without article, `{v}` the figure, `{was}` and `{is}` in the measure's number.
 * The first of each list is the one that is shown.
 */
const changed = (verb: string, other: string, third: string) => [
  `By how much did {m} ${verb} {in}?`,
  `how much did {m} ${other} {in}`,
  `how far did {m} ${third} {in}?`,
];

/** "What was it?", by the kind of figure. */
const valueTemplates: Record<QuestionForm, string[]> = {
  fell: changed("fall", "drop", "go down"),
  rose: changed("rise", "go up", "climb"),
  improved: changed("improve", "get better", "advance"),
  change: ["How large was {m} {in}?", "what was {m} {in}", "how big was {m} {in}"],
  level: ["What {was} {m} {in}?", "how high {was} {m} {in}", "at what level did {m} end up {in}"],
  count: ["How many {b} were there {in}?", "how many {b} {in}", "number of {b} {in}"],
  money: ["What did {m} come to {in}?", "what {was} {m} worth {in}", "{b} in money, {s}"],
  duration: ["What is {m} {in}?", "how many days is {m} {in}", "{b} in days {in}"],
};

/** How it was reckoned and what it does not show belong to the figure. */
const aboutTemplates = [
  "how was the {v} for {m} {in} calculated",
  "over what time {was} {m} {in} measured?",
  "what does the {v} for {m} {in} not show",
];

const beforeWork = [
  "What {was} {m} {in} before the work?",
  "how high {was} {m} before you started {in}",
  "what was the starting level of {m} {in}?",
  "baseline for {b} {in}",
];

/** Of what is itself a gain: what did it start from? */
const beforeGain = [
  "What was the level before {m} {in}?",
  "{b} {in}: from what to what",
  "what did {m} start from {in}",
  "from which level {is} {m} {in} counted",
];

const beforeCount = [
  "How many {b} were there {in} before the work?",
  "how many {b} before you started {in}",
  "earlier number of {b} {in}",
  "{s} {b} previously",
];

/** Of a client's work, which has a time before it. */
function beforeTemplates({ form, direction }: Pick<Figure, "form" | "direction">): string[] {
  if (form === "count") return beforeCount;
  const gained = form === "money" && (direction === "rose" || direction === "fell");
  return form === "change" || gained ? beforeGain : beforeWork;
}
