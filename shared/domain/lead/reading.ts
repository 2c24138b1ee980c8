/** An enquiry as the rules read it. */

import type { LeadCategory, LeadRule } from "../../contracts/lead.ts";
import { withoutNationality } from "./countries.ts";
import { namesIn, withoutSpans } from "./names.ts";
import { type Group, RULES, type Rule, type RuleId } from "./rules.ts";
import { withoutSteering } from "./steering.ts";
import { ceilingsFor } from "./weigh.ts";

export interface Enquiry {
  /** Read only to be left out of the message: a name says nothing about an enquiry. */
  name: string;
  email: string;
  company?: string | undefined;
  message: string;
}

/** One text in forms of the same length, so that a match in one can be quoted from another. */
export interface Reading {
  /** As it was written, with its characters in one form. */
  written: string;
  /** Countries, peoples and names of persons blanked out. Rules that take points read this. */
  whole: string;
  /** Words that address the scoring blanked out too: nothing that takes points hides behind them. */
  bare: string;
  /** Sentences that address the scoring blanked out too. Rules that give points read this. */
  claims: string;
  /** Sentences that address the scoring. */
  steering: string[];
}

const inOneForm = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u2018\u2019\u02BC]/gu, "'")
    .replace(/[\u201C\u201D]/gu, '"')
    // Invisible characters could hide a word from the rules.
    .replace(/\p{Cf}/gu, "");

/** What a visitor wrote. Persons are left out of a message, whose writer's `name` is known. */
export function reading(text: string, name?: string): Reading {
  const written = inOneForm(text);
  const whole = withoutNationality(written);
  const { text: claims, bare, quotes } = withoutSteering(whole);
  // Looked for beside the sentences that address the scoring, so that these cannot change what is a name.
  const names = name === undefined ? [] : namesIn(withoutSteering(written).text, inOneForm(name));
  const unnamed = (read: string) => withoutSpans(read, names);
  return { written, whole: unnamed(whole), bare: unnamed(bare), claims: unnamed(claims), steering: quotes };
}

/** Suggestions shown at most: a list that can be acted on. */
const RAISE_LIMIT = 4;

export function reasoning(
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
export function recommendedAction(
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
