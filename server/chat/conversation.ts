/** Reads the last message in the light of what was asked before. Earlier answers are never read as text to use. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { tokenise } from "../retrieval/analyse.ts";
import { pathOf, type SearchIndex } from "../retrieval/index.ts";
import { lightWords } from "../retrieval/stop-words.ts";
import { withoutInstructions } from "./injection.ts";
import { sectorOfToken, sectorsIn } from "./subjects.ts";

export interface ResolvedQuestion {
  /** The question in words that stand alone. */
  text: string;
  /** Words carried over from earlier questions: they steer, but need not be answered again. */
  context: string;
  /** The question before, where this one goes on from it. */
  before?: string;
  /** Page of the previous answer, where the question goes on about it. */
  focus?: string;
  followUp: boolean;
  /** Asks for more of the same ("tell me more", "why?"). */
  more: boolean;
}

/** Earlier questions that are looked at. */
const DEPTH = 4;
const MORE =
  /^(?:(?:can|could|would) you )?(?:please )?(?:tell me more|say more|more(?: details?| information| info| about (?:it|that|this))?|go on|continue|and\??|elaborate|expand(?: on (?:it|that|this))?|any(?:thing)? (?:else|more)|what else|explain(?: that| it| this)?(?: more| further)?|details?|more please|keep going|in more detail|why(?: is that| so)?|how so|how come|really|such as|like what|for example|an example|examples?|how exactly|meaning|what do you mean|i don'?t (?:understand|get it))(?: please)?[ ?.!]*$/i;
const OPENER =
  /^(?:and|but|so|or|ok(?:ay)?|also|then|now|what about|how about|same for|any for|what of|wbt|hm+)\b[ ,]*/i;
const POINTER =
  /\b(?:it|its|it's|they|them|their|that|this|those|these|there|he|she|his|her|one|ones|same|former|latter|the (?:first|second|other|last|next) (?:one|case|page|article|solution)?)\b/i;
/** "how long is the pilot?": the one spoken of. */
const NAMED_LAST = /\bthe \w+\W*$/i;
/** Pronouns inside phrases that point at nothing. */
const IDLE =
  /\b(?:is it (?:possible|true|legal|safe)|it is|that'?s (?:all|it|great|fine)|this (?:site|website|page|chat|bot|company|agency)|there (?:is|are|any|a)|is there|are there|say that|mean that|so that|such that|know that|one of|that (?:is|are|the|you|we|i|a|an|our|your)|which one|the one|no one|this (?:is|year|month)|make it|take it|put it|does it take|is it (?:to|that)|worth it|how does it work)\b/gi;

/** The last message as a question that stands alone. */
export function resolveQuestion(messages: readonly ChatMessage[], index: SearchIndex): ResolvedQuestion {
  const asked = messages
    .filter((message) => message.role === "user")
    .map((message) => withoutInstructions(message.content))
    .slice(-DEPTH - 1);
  const answers = messages.filter((message) => message.role === "assistant");
  const focus = pageOfAnswer(answers.at(-1)?.content ?? "", index);
  let resolved = alone(asked[0] ?? "");
  for (const next of asked.slice(1)) resolved = follow(next, resolved);
  return resolved.followUp ? { ...resolved, ...(focus ? { focus } : {}) } : resolved;
}

const alone = (text: string): ResolvedQuestion => ({ text, context: "", followUp: false, more: false });

function follow(message: string, before: ResolvedQuestion): ResolvedQuestion {
  const past = `${before.text} ${before.context}`.trim();
  if (!past || isPleasantry(message))
    return before.text ? { ...before, ...alone(message), context: "" } : alone(message);
  if (MORE.test(message.trim())) return { text: before.text, context: before.context, followUp: true, more: true };
  if (!pointsBack(message)) return { ...alone(message), followUp: sectorsIn(message).length === 0 };
  const bare = message.replace(OPENER, "").replace(OPENER, "");
  const sectors = sectorsIn(bare);
  const own = contentWords(bare).filter((word) => !sectorsIn(word).length);
  if (sectors.length && own.length <= 1) {
    const text = `${withoutSectors(before.text)} ${bare}`;
    return { text, context: withoutSectors(before.context), before: before.text, followUp: true, more: false };
  }
  return { text: bare, context: contextFor(bare, sectors, before), before: before.text, followUp: true, more: false };
}

/** A new aspect of the old subject: its sector where there is one, else what the question was about. */
function contextFor(bare: string, sectors: string[], before: ResolvedQuestion): string {
  if (sectors.length) return contentWords(withoutSectors(before.text)).join(" ");
  const past = `${before.text} ${before.context}`;
  const known = sectorsIn(past);
  if (known.length) return known.join(" ");
  const already = new Set(contentWords(bare));
  return contentWords(past)
    .filter((word) => !already.has(word))
    .slice(0, 4)
    .join(" ");
}

function pointsBack(message: string): boolean {
  if (OPENER.test(message)) return true;
  const words = contentWords(message);
  if (words.length <= 1 && message.split(/\s+/).length <= 4) return true;
  if (words.length <= 4 && NAMED_LAST.test(message)) return true;
  return words.length <= 7 && POINTER.test(message.replace(IDLE, " "));
}

function contentWords(text: string): string[] {
  return tokenise(text)
    .filter(({ stop, word }) => !stop && !lightWords.has(word))
    .map(({ word }) => word);
}

function withoutSectors(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !tokenise(word).some((token) => sectorOfToken(token)))
    .join(" ");
}

const isPleasantry = (message: string) =>
  /^(?:thanks?|thank you|ok(?:ay)?|great|cheers|perfect|cool|nice|yes|no|hi|hello|bye)\b[ !.,a-z]{0,20}$/i.test(
    message.trim(),
  );

/** The first page of this site that an answer links to. Forged answers can at most name a page that exists. */
function pageOfAnswer(answer: string, index: SearchIndex): string | undefined {
  for (const [, url] of answer.matchAll(/\]\((\/[^)\s]*)\)/g)) {
    const path = pathOf(url ?? null);
    if (path && path !== "/" && path !== "/disclaimer" && index.entriesOf(path).length) return path;
  }
  return undefined;
}
