/**
 * Every weight of the lead score: the rules in one table (`rules.json`). docs/lead-score.md repeats it, and a test
 * compares the two. The groups' ceilings add up to 100.
 */
import type { LeadCategory } from "../../contracts/lead.ts";
import table from "./rules.json" with { type: "json" };

export type Group = "fit" | "intent" | "urgency" | "means" | "contact" | "deduction";

/** Most points that the rules of one group can give together. Deductions have no floor of their own. */
export const CEILINGS: Record<Group, number> = {
  fit: 35,
  intent: 32,
  urgency: 10,
  means: 12,
  contact: 11,
  deduction: 0,
};

/** Lowest score of each category. */
export const THRESHOLDS: Record<LeadCategory, number> = { hot: 52, warm: 18, cold: 0 };

export interface Rule {
  group: Group;
  points: number;
  /** As it stands in the reasoning. */
  title: string;
  /** What the visitor could add so that the rule counts. */
  raise?: string;
}

export type RuleId = keyof typeof table;

export const RULES = table as Record<RuleId, Rule>;

export function categoryOf(score: number): LeadCategory {
  if (score >= THRESHOLDS.hot) return "hot";
  return score >= THRESHOLDS.warm ? "warm" : "cold";
}
