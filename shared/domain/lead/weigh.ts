/** From the rules met to their points. */
import type { LeadRule } from "../../contracts/lead.ts";
import { CEILINGS, type Group, RULES, type RuleId } from "./rules.ts";

/**
 * What each group may give this enquiry. A date or a sum says nothing by itself (every
 * advertisement has both), so these count only beside a fit or a purchase.
 */
export function ceilingsFor(found: ReadonlyMap<RuleId, string>): Record<Group, number> {
  const fits = found.has("procurement") || [...found.keys()].some((id) => RULES[id].group === "fit");
  return fits ? { ...CEILINGS } : { ...CEILINGS, urgency: 0, means: 0 };
}

/** Gives each rule its points, up to what its group has left. */
export function weigh(found: ReadonlyMap<RuleId, string>): LeadRule[] {
  const left = ceilingsFor(found);
  const weighed = [...found].map(([id, quote]) => {
    const { group, points, title } = RULES[id];
    const given = points < 0 ? points : Math.min(points, left[group]);
    if (points > 0) left[group] -= given;
    return { rule: title, points: given, quote };
  });
  return weighed.filter(({ points }) => points !== 0);
}
