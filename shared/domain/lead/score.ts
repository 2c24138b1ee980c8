/**
 * The lead score: a deterministic rubric that explains itself. The same enquiry gives the same
 * score everywhere; names and nationality are left out, and text that asks for a score is not read.
 */
import type { LeadAnalysis, LeadCategory, LeadRule } from "../../contracts/lead.ts";
import { findRules } from "./find-rules.ts";
import { type Enquiry, type Reading, reading } from "./reading.ts";
import { categoryOf, type Group, RULES, type Rule, type RuleId } from "./rules.ts";
import { INTERESTS } from "./vocabulary.ts";
import { ceilingsFor, findQuote, shorten, weigh } from "./weigh.ts";

const NO_INTEREST = "No particular service named";

export function scoreLead(enquiry: Enquiry): LeadAnalysis {
  const message = reading(enquiry.message, enquiry.name);
  const found = findRules(enquiry.email, reading(enquiry.company ?? ""), message);
  const rules = weigh(found);
  const score = Math.max(
    0,
    rules.reduce((sum, rule) => sum + rule.points, 0),
  );
  const category = categoryOf(score);
  const interests = interestsOf(message);
  return {
    score,
    category,
    reasoning: reasoning(
      score,
      category,
      rules,
      message.steering.map((text) => shorten(text)),
    ),
    key_interests: interests.length > 0 ? interests : [NO_INTEREST],
    recommended_action: recommendedAction(category, found, interests),
    raise: whatWouldRaise(found),
    rules,
  };
}

function interestsOf(message: Reading): string[] {
  return INTERESTS.filter((interest) => findQuote(interest.words, message.claims, "wish")).map(({ name }) => name);
}

/** Suggestions shown at most: a list that can be acted on. */
const RAISE_LIMIT = 4;

function reasoning(
  score: number,
  category: LeadCategory,
  rules: readonly LeadRule[],
  steering: readonly string[],
): string {
  const named = (chosen: readonly LeadRule[]) =>
    chosen.map(({ rule, points, quote }) => `${rule} (${signed(points)}${quote && `: “${quote}”`})`).join("; ");
  const given = rules.filter((rule) => rule.points > 0);
  const taken = rules.filter((rule) => rule.points < 0);
  return [
    `${score} of 100, ${category}.`,
    given.length > 0 ? `Clear already: ${named(given)}.` : "Nothing counted yet.",
    taken.length > 0 ? `Counted against it: ${named(taken)}.` : "",
    steering.length > 0
      ? `Not read, because it addresses the scoring: ${steering.map((q) => `“${q}”`).join(", ")}.`
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** The sensible next step, in words that the visitor reads before sending and the agency after. A person decides. */
function recommendedAction(
  category: LeadCategory,
  found: ReadonlyMap<RuleId, string>,
  interests: readonly string[],
): string {
  if (["scam", "gibberish"].some((id) => found.has(id as RuleId)))
    return "There is nothing to answer yet: say in a sentence or two what you need.";
  if (found.has("pitch") || found.has("seller"))
    return "This reads as an offer to the agency and goes to purchasing. If you wish to engage it, say what you need.";
  if (found.has("job")) return "This form is for clients; an application is passed to whoever looks after them.";
  if (found.has("study"))
    return "This form is for clients; the published articles may answer sooner than a reply can come.";
  if (found.has("personal")) return "This form is for clients; other matters are passed on or answered in a line.";
  const about = interests[0] ? ` about ${interests[0]}` : "";
  const when = found.has("date") ? `, minding the date named (“${found.get("date")}”)` : "";
  if (category === "hot") return `Ready to send: it says enough for a named contact to propose a call${about}${when}.`;
  if (category === "warm") {
    const read = found.has("language") ? " Someone who reads the language should answer." : "";
    return `It can be sent as it is. A matching case study and a question${about} would come back: what is needed, and by when.${read}`;
  }
  return "Before it is sent, add who you are, what should change and by when; otherwise little more than a link can come back.";
}

/** Suggestions by weight, leaving out groups that have nothing left to give. */
function whatWouldRaise(found: ReadonlyMap<RuleId, string>): string[] {
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
