/**
 * Wordings of what is asked of a figure. Slots: `{m}` the measure as a sentence names it ("the
 * completion rate"), `{b}` the bare name, `{in}` where ("at the insurer"), `{s}` the same as a
 * noun without article, `{v}` the figure, `{was}` and `{is}` in the measure's number.
 * The first of each list is the one that is shown.
 */
import type { Figure, QuestionForm } from "../../ledger/figure.ts";

const changed = (verb: string, other: string, third: string) => [
  `By how much did {m} ${verb} {in}?`,
  `how much did {m} ${other} {in}`,
  `how far did {m} ${third} {in}?`,
];

/** "What was it?", by the kind of figure. */
const value: Record<QuestionForm, string[]> = {
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
const about = [
  "how was the {v} for {m} {in} calculated",
  "over what time {was} {m} {in} measured?",
  "what does the {v} for {m} {in} not show",
];

export const valueTemplates = (form: QuestionForm) => [...value[form], ...about];

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
export function beforeTemplates({ form, direction }: Pick<Figure, "form" | "direction">): string[] {
  if (form === "count") return beforeCount;
  const gained = form === "money" && (direction === "rose" || direction === "fell");
  return form === "change" || gained ? beforeGain : beforeWork;
}

/** "The highest" of a measure, by the kind of figure. */
export function superlative(form: QuestionForm, plural: boolean, name: string, measure: string): string {
  if (form === "fell") return `largest fall in ${measure}`;
  if (form === "improved") return `largest improvement in ${measure}`;
  if (form === "change") return `largest ${name}`;
  return plural ? `most ${name}` : `highest ${name}`;
}
