/**
 * How well the lead score sorts labelled enquiries: those it was tuned on, those held out, and the
 * last batch of the latter alone, which was written after the rubric was finished.
 */

import messages from "../../bench/lead/messages.json" with { type: "json" };
import { LEAD_CATEGORIES, type LeadCategory } from "../../shared/contracts/lead.ts";
import { scoreLead } from "../../shared/domain/lead/score.ts";

/** Lowest macro-F1 that is accepted, for the tuned and for the held-out messages. */
export const LEAD_F1_MINIMUM = 0.85;

/** Messages written together. The last was written when nothing was changed any more. */
const LAST_BATCH = Math.max(...messages.map(({ batch }) => batch));
const PARTS = {
  tuning: messages.filter(({ part }) => part === "tuning"),
  "hold-out": messages.filter(({ part }) => part === "hold-out"),
  "last batch": messages.filter(({ batch }) => batch === LAST_BATCH),
};

type Part = keyof typeof PARTS;
/** Counts by label, then by the category given. */
type Confusion = Record<LeadCategory, Record<LeadCategory, number>>;

export interface LeadFigures {
  messages: number;
  confusion: Confusion;
  f1: Record<LeadCategory, number>;
  /** Mean of the three F1 figures, 0 to 1. */
  macroF1: number;
}

export function evaluateLeads(): Record<Part, LeadFigures> {
  return {
    tuning: evaluate(PARTS.tuning),
    "hold-out": evaluate(PARTS["hold-out"]),
    "last batch": evaluate(PARTS["last batch"]),
  };
}

function evaluate(chosen: typeof messages): LeadFigures {
  const confusion = byCategory(() => byCategory(() => 0));
  for (const message of chosen) confusion[message.label as LeadCategory][scoreLead(message).category] += 1;
  const f1 = byCategory((category) => f1Of(category, confusion));
  const macroF1 = LEAD_CATEGORIES.reduce((sum, category) => sum + f1[category], 0) / LEAD_CATEGORIES.length;
  return { messages: chosen.length, confusion, f1, macroF1 };
}

/** Harmonic mean of precision and recall: twice the hits over all that were labelled or given the category. */
function f1Of(category: LeadCategory, confusion: Confusion): number {
  const sum = (count: (other: LeadCategory) => number) =>
    LEAD_CATEGORIES.reduce((total, other) => total + count(other), 0);
  const labelled = sum((given) => confusion[category][given]);
  const given = sum((label) => confusion[label][category]);
  return (2 * confusion[category][category]) / (labelled + given);
}

function byCategory<T>(value: (category: LeadCategory) => T): Record<LeadCategory, T> {
  return { hot: value("hot"), warm: value("warm"), cold: value("cold") };
}
