/** The recommendation: a verdict from the range, then a first step from what the visitor cares about. */

import type { Facts } from "./facts.ts";
import { swing } from "./model.ts";
import type { Theme } from "./themes.ts";

const FIRST_STEP: Readonly<Record<Theme, string>> = {
  cost: "Start with the spend that nobody can tie to a result.",
  growth: "Start where demand is already visible and too little of it is served.",
  measurement:
    "Agree the rules of attribution with finance, and record the starting point, before anything is changed.",
  compliance: "Settle who approves what, and how it is recorded, before the first release.",
  service: "Start with the one task that causes the most contacts.",
  trust: "Test the same message under the current name and under a more trusted one.",
  speed: "Keep the pilot to one market or one team, so that it can report within three months.",
  capacity: "Name one owner on your side and set hours aside before the pilot begins.",
};

export function recommendationOf(facts: Facts, leading: Theme | undefined): string {
  const { low, base, high } = facts.range;
  if (facts.request.currentSpend === 0)
    return "At a spend of zero there is no case to make. Enter what you plan to spend in a year, or talk to us about whether to spend at all.";
  if (high.roiPercentage < 0)
    return "We would not recommend a full programme at this spend: even the high case does not cover its cost. One limited piece of work may still be worth a conversation.";
  const step = leading ? FIRST_STEP[leading] : "";
  return [verdict(low.roiPercentage, base.roiPercentage), step, lookFirst(facts)].filter(Boolean).join(" ");
}

function verdict(low: number, base: number): string {
  if (low >= 0) return "Go ahead in stages: even the low case covers its cost.";
  if (base >= 0)
    return "Begin with a three-month pilot and decide on what it measures: the base case covers its cost, the low case does not.";
  return "Do not commit to a full programme at this spend: only towards the high case does it cover its cost. Test one assumption in a small pilot first.";
}

function lookFirst({ drivers: [top] }: Facts): string {
  if (!top || swing(top) === 0) return "";
  return `Settle this assumption first, since nothing moves the result more: ${top.label.charAt(0).toLowerCase()}${top.label.slice(1)}.`;
}
