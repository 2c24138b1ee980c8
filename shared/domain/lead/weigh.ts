/** From the rules met to their points. */
import type { LeadRule } from "../../contracts/lead.ts";
import { isNegated, type Reach, wordsBefore } from "./negation.ts";
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

/** Longest quote, in characters; enough to recognise one's own words. */
const QUOTE_LIMIT = 80;

/**
 * The first unnegated match of `words` in `read`, or undefined. The quote is cut from `written`,
 * which has the same length and still holds what was blanked out in `read`.
 */
export function findQuote(
  words: RegExp,
  read: string,
  reach: Reach,
  written = read,
  accepts?: (before: readonly string[], after: string) => boolean,
): string | undefined {
  for (const match of read.matchAll(words)) {
    if (isNegated(read, match.index, reach)) continue;
    const end = match.index + match[0].length;
    if (accepts && !accepts(wordsBefore(read, match.index), read.slice(end))) continue;
    // What was blanked out at either end of the match is no part of it.
    const start = end - match[0].trimStart().length;
    const quote = written.slice(start, match.index + match[0].trimEnd().length);
    if (quote) return shorten(quote.replace(/\s+/gu, " ").replace(/[.,;:]+$/u, ""));
  }
  return undefined;
}

/** Cut after a whole word, unless the first is longer than the limit itself. */
export function shorten(quote: string, limit = QUOTE_LIMIT): string {
  const letters = [...quote];
  if (letters.length <= limit) return quote;
  const words = /^.*\S(?=\s)/su.exec(letters.slice(0, limit).join(""))?.[0];
  return `${words ?? letters.slice(0, limit - 1).join("")}…`;
}
