/** The rubric's own words: reasons, the next step, and what would raise the score. */
import type { LeadCategory, LeadRule } from "../../contracts/lead.ts";
import { type Group, RULES, type Rule, type RuleId } from "./rules.ts";
import { ceilingsFor } from "./weigh.ts";

/** Suggestions shown at most: a list that can be acted on. */
const RAISE_LIMIT = 4;

export function reasoning(
  score: number,
  category: LeadCategory,
  rules: readonly LeadRule[],
  steering: readonly string[],
): string {
  const named = (chosen: readonly LeadRule[]) =>
    chosen.map(({ rule, points, quote }) => `${rule} (${signed(points)}: “${quote}”)`).join("; ");
  const given = rules.filter((rule) => rule.points > 0);
  const taken = rules.filter((rule) => rule.points < 0);
  return [
    `${score} of 100, ${category}.`,
    given.length > 0 ? `Counted for it: ${named(given)}.` : "Nothing counted for it.",
    taken.length > 0 ? `Counted against it: ${named(taken)}.` : "",
    steering.length > 0
      ? `Not read, because it addresses the scoring: ${steering.map((q) => `“${q}”`).join(", ")}.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** What the agency should do next. A suggestion for a person, who decides. */
export function recommendedAction(
  category: LeadCategory,
  found: ReadonlyMap<RuleId, string>,
  interests: readonly string[],
): string {
  if (["scam", "gibberish"].some((id) => found.has(id as RuleId))) return "No reply needed; a glance is enough.";
  if (found.has("pitch") || found.has("seller"))
    return "Pass to purchasing if the offer is of use; otherwise no reply needed.";
  if (found.has("job")) return "Pass to whoever looks after applications.";
  if (found.has("study")) return "Answer politely when there is time, or point to the published articles.";
  if (found.has("personal")) return "Not a sales enquiry: pass on or answer in a line.";
  const about = interests[0] ? ` about ${interests[0]}` : "";
  const when = found.has("date") ? `, minding the date named (“${found.get("date")}”)` : "";
  if (category === "hot")
    return `Reply within one working day with a named contact and a proposed call${about}${when}.`;
  if (category === "warm") {
    const read = found.has("language") ? " Have someone who reads the language answer." : "";
    return `Reply with a matching case study and one question${about}: what is needed, and by when.${read}`;
  }
  return "Reply with a short note and a link to the relevant page; ask what they are looking for.";
}

/** Suggestions by weight, leaving out groups that have nothing left to give. */
export function whatWouldRaise(found: ReadonlyMap<RuleId, string>): string[] {
  const entries = Object.entries(RULES) as [RuleId, Rule][];
  const used = (group: Group) =>
    entries.reduce((sum, [id, rule]) => (rule.group === group && found.has(id) ? sum + rule.points : sum), 0);
  const ceilings = ceilingsFor(found);
  return entries
    .map(([id, rule]) => ({ rule, gain: gainOf(id, rule, found, ceilings[rule.group] - used(rule.group)) }))
    .filter(({ rule, gain }) => rule.raise !== undefined && gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, RAISE_LIMIT)
    .map(({ rule }) => rule.raise ?? "");
}

function gainOf(id: RuleId, rule: Rule, found: ReadonlyMap<RuleId, string>, left: number): number {
  if (rule.points < 0) return found.has(id) ? -rule.points : 0;
  return found.has(id) ? 0 : Math.min(rule.points, left);
}
