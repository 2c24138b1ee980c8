/**
 * The port to a language model that may put the rubric's result into better words.
 * It never sets a number: score, category, rules and what would raise the score stay the rubric's own,
 * and words that bring numbers of their own are thrown away.
 */
import { z } from "zod";
import { LEAD_CATEGORIES, type LeadAnalysis } from "../../shared/contracts/lead.ts";
import { createGuard, type Guard, groundsOf, sentencesOf, speaksOfHouse } from "../guard/index.ts";

/** Input of a phraser: the result and the message, but neither name nor address of the visitor. */
export interface LeadFacts {
  analysis: LeadAnalysis;
  company: string | undefined;
  message: string;
}

type LeadPhrasing = Pick<LeadAnalysis, "reasoning" | "key_interests" | "recommended_action">;

/** `signal` is aborted when the time is up; what comes later is not used. */
export type LeadPhraser = (facts: LeadFacts, signal: AbortSignal) => Promise<LeadPhrasing>;

/** Why a phrasing was not used. */
export type PhrasingFailure = "failed" | "slow" | "rubbish" | "unguarded";

/** A visitor waits for the preview with the form open: longer than this feels broken. */
const TIME_LIMIT_MS = 8_000;

/** Lengths that fit the panel. */
const text = (limit: number) => z.string().trim().min(1).max(limit);
const phrasing = z.object({
  reasoning: text(1_200),
  key_interests: z.array(text(80)).min(1).max(8),
  recommended_action: text(400),
});

/** The analysis in the phraser's words, or the rubric's own with the reason why they cannot be used. */
export async function phrased(
  phrase: LeadPhraser,
  facts: LeadFacts,
  guard: Guard = createGuard(),
): Promise<{ analysis: LeadAnalysis; failure?: PhrasingFailure }> {
  const { analysis } = facts;
  const { words, failure } = await inTime((signal) => phrase(facts, signal));
  if (failure) return { analysis, failure };
  const parsed = phrasing.safeParse(words);
  if (!parsed.success) return { analysis, failure: "rubbish" };
  try {
    if (!(await keepsToFacts(parsed.data, facts, guard))) return { analysis, failure: "rubbish" };
  } catch {
    return { analysis, failure: "unguarded" };
  }
  return { analysis: { ...analysis, ...parsed.data } };
}

async function inTime(
  phrase: (signal: AbortSignal) => Promise<unknown>,
): Promise<{ words?: unknown; failure?: "failed" | "slow" }> {
  const timeUp = new AbortController();
  const late = new Promise<{ failure: "slow" }>((resolve) => {
    timeUp.signal.addEventListener("abort", () => resolve({ failure: "slow" }));
  });
  const timer = setTimeout(() => timeUp.abort(), TIME_LIMIT_MS);
  // A phraser may throw before it returns a promise, hence the async wrapper.
  const answered = (async () => phrase(timeUp.signal))().then(
    (words) => ({ words }),
    () => ({ failure: "failed" as const }),
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** No figures, names, categories or links that neither the rubric nor the visitor wrote, and no other score. */
async function keepsToFacts(words: LeadPhrasing, facts: LeadFacts, guard: Guard): Promise<boolean> {
  const { analysis, message } = facts;
  const joined = JSON.stringify(words);
  const otherCategories = LEAD_CATEGORIES.filter((category) => category !== analysis.category);
  return (
    scoresIn(joined).every((score) => score === String(analysis.score)) &&
    isSubset(wordsIn(joined, otherCategories), wordsIn(message, otherCategories)) &&
    !/https?:|www\.|\]\(/iu.test(joined) &&
    (await standsOn(words, facts, guard))
  );
}

/**
 * What the enquiry says may be told in any words, so there what a sentence says as a whole is left to
 * it; names, figures, quotations, ranks, promises and addresses are judged as in a chat, and so is
 * all that is said of the house, of which the visitor wrote nothing.
 */
const JUDGED = new Set("address quotation name figure quantity count measure direction rank promise".split(" "));

async function standsOn(
  words: LeadPhrasing,
  { analysis, company = "", message }: LeadFacts,
  guard: Guard,
): Promise<boolean> {
  const { reasoning, key_interests, recommended_action, rules, raise, score, category } = analysis;
  const sentences = [
    reasoning,
    ...key_interests,
    recommended_action,
    ...raise,
    ...rules.map(({ rule, quote }) => `${rule}: ${quote}`),
  ];
  const passages = [
    {
      title: "Result",
      section: null,
      url: null,
      text: `${sentences.join("\n")}\nScore ${score} of 100, a ${category} lead.`,
    },
    { title: "Enquiry", section: null, url: null, text: `${company}\n${message}` },
  ];
  const joined = [...sentencesOf(words.reasoning), ...words.key_interests, ...sentencesOf(words.recommended_action)];
  const verdicts = await guard.judge(joined, groundsOf({ passages, visitor: [message, company] }));
  return verdicts.every(({ claims }) =>
    claims.every(
      ({ supported, kind, text }) => supported || !(JUDGED.has(kind) || (kind === "support" && speaksOfHouse(text))),
    ),
  );
}

const isSubset = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));

/** Numbers presented as a score: an enquiry may name one, which a model might repeat as the result. */
function scoresIn(joined: string): string[] {
  const outOf = joined.matchAll(/(\d+)\s*(?:\/|(?:out )?of)\s*100/giu);
  const called = joined.matchAll(/\b(?:scor\w*|rat(?:ed|ing)|points?)\W+(?:\w+\W+){0,2}?(\d+)/giu);
  return [...outOf, ...called].map(([, score]) => score ?? "");
}

function wordsIn(joined: string, vocabulary: readonly string[]): string[] {
  return (joined.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => vocabulary.includes(word));
}
