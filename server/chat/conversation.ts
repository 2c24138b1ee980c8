/** Reads the last message in the light of what was asked before. Earlier answers are never read as text to use. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { tokenise } from "../retrieval/analyse.ts";
import { type Page, pathOf, type SearchIndex } from "../retrieval/index.ts";
import { lightWords } from "../retrieval/stop-words.ts";
import { FURTHER } from "./frames.ts";
import { withoutInstructions } from "./injection.ts";
import { writtenOut } from "./shorthand.ts";
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
  /** The page that the message picks from those of an earlier answer ("the second one"). */
  picked?: string;
  /** Pages from which the previous answer was taken. */
  named: string[];
  followUp: boolean;
  /** Asks for more of the same ("tell me more", "why?"). */
  more: boolean;
}

/** Earlier questions that are looked at. */
const DEPTH = 4;
const MORE =
  /^(?:(?:can|could|would) you )?(?:please )?(?:tell me more|say more|more(?: details?| information| info| about (?:it|that|this))?|go on|continue|and\??|elaborate|expand(?: on (?:it|that|this))?|any(?:thing)? (?:else|more)|what else|explain(?: that| it| this)?(?: more| further)?|details?|more please|keep going|in more detail|really|such as|like what|how exactly|meaning|what do you mean|i don'?t (?:understand|get it))(?: please)?[ ?.!]*$/i;
const WHY =
  /^(?:and |but |so )?(?:why(?: is (?:that|it|this)| so| not)?|how so|how come|for what reason|what makes you say (?:so|that))[ ?.!]*$/i;
const EXAMPLE =
  /^(?:and |but |so )?(?:(?:can|could|would|will) you (?:please )?)?(?:(?:give|show|tell|have)(?: (?:me|us))? )?(?:for (?:example|instance)|(?:an? |any |some |one )?(?:concrete |real |practical )?examples?)(?: of (?:that|it|this))?(?: please)?[ ?.!]*$/i;
const OPENER =
  /^(?:and|but|so|or|ok(?:ay)?|also|then|now|what about|how about|same for|any for|what of|wbt|hm+)\b[ ,]*/i;
const POINTER =
  /\b(?:it|its|it's|they|them|their|that|this|those|these|there|he|she|his|her|one|ones|same|former|latter|the (?:first|second|other|last|next) (?:one|case|page|article|solution)?)\b/i;
/** "do you use cookies?" stands alone, "which languages?" does not. */
const WHOLE =
  /^\W*(?:do|does|did|is|are|was|were|can|could|will|would|have|has|what is|what are|who is|who are|tell me about|explain) \w+/i;
/** "how long is the pilot?": the one spoken of. */
const NAMED_LAST = /\bthe \w+\W*$/i;
/** What something costs is asked of a subject, and is none that a next question goes on about. */
const PRICES = /^(?:cost|price|pricing|fee|charge|rate|tariff)s?$/;
/** "tourism boards", "law firms": the second word goes with the first. */
const ORGANISATION =
  /^(?:boards?|firms?|clients?|compan(?:y|ies)|organi[sz]ations?|sectors?|industry|departments?|offices?)\W*$/i;
const PLACES_IN_ORDER = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"];
const BY_PLACE = new RegExp(
  `^(?:(?:and|what about|how about|tell me (?:more )?about|show me|more on|ok|yes)[ ,]+)*the (${PLACES_IN_ORDER.join("|")}|last|former|latter)(?: (?:one|case|case study|page|article|solution|of them))?[ ?.!]*$`,
  "i",
);
/** Pronouns inside phrases that point at nothing. */
const IDLE =
  /\b(?:is it (?:possible|true|legal|safe)|it is|that'?s (?:all|it|great|fine)|this (?:site|website|page|chat|bot|company|agency)|there (?:is|are|any|a)|is there|are there|say that|mean that|so that|such that|know that|one of|that (?:is|are|the|you|we|i|a|an|our|your)|which one|the one|no one|this (?:is|year|month)|make it|take it|put it|does it take(?= to)|is it (?:to|that)|worth it|how does it work)\b/gi;

/** "never heard of you, what does your company actually do": whatever stands before, it is the plainest question of all. */
const WHAT_WE_DO =
  /(?:^|[,.;:!?–-]\s*|\b(?:and|but|so|explain|tell me|know|wondering|understand|me) )(?:in (?:a|one) (?:sentence|nutshell|few words) |in short |please |exactly )*(?:what(?:'s| is)? (?:exactly |actually )?(?:(?:does|is it(?: that)?|it is(?: that)?|do|it) )?(?:(?:your|this|the) (?:company|agency|firm|business|organi[sz]ation|outfit|lot|team)|cgt|you(?: guys| people| lot| folks| all)?)(?: does| do| is| are)?(?: actually| really| exactly| all| even| it)*(?: (?:do|does|about|doing|offer|in))?(?: (?:exactly|for a living|here|all day|anyway|for (?:your )?(?:clients|customers)|for people))?|what (?:kind|sort|type) of (?:company|agency|business|firm|outfit) (?:are you|is (?:this|cgt|it))|what business are you in|who (?:is|are) (?:cgt|you guys|you people))\W*$/i;
const PLAINLY = "What does CGT do?";

/** The last message as a question that stands alone. */
export function resolveQuestion(messages: readonly ChatMessage[], index: SearchIndex): ResolvedQuestion {
  const asked = messages
    .filter((message) => message.role === "user")
    .map((message) => index.spelled(writtenOut(withoutInstructions(message.content))))
    .map((message) => (WHAT_WE_DO.test(message) ? PLAINLY : message))
    .slice(-DEPTH - 1);
  const answers = messages.filter((message) => message.role === "assistant");
  const named = pagesOfAnswer(answers.at(-1)?.content ?? "", index);
  const picked = pageByPlace(asked.at(-1) ?? "", answers, index);
  if (picked) return { ...alone(picked.title), followUp: true, named, picked: picked.path };
  const [page] = named;
  const focus = page && isElsewhere(asked.at(-1) ?? "", page) ? undefined : page;
  let resolved = alone(asked[0] ?? "");
  for (const next of asked.slice(1)) resolved = follow(next, resolved);
  return { ...resolved, named, ...(focus && resolved.followUp ? { focus } : {}) };
}

const SETS_BESIDE = /\b(?:compar\w*|versus|vs|than|differ\w*|against|both|better|worse|more|less|higher|lower)\b/i;

/** "and for finance?" leaves the page of the tourism case, unless the two are to be compared. */
function isElsewhere(message: string, page: string): boolean {
  const sectors = sectorsIn(message);
  return (
    page.startsWith("/results/") &&
    sectors.length > 0 &&
    !SETS_BESIDE.test(message) &&
    !sectors.some((sector) => page.includes(sector))
  );
}

/** "the second one", of the last answer that named several pages. */
function pageByPlace(message: string, answers: readonly ChatMessage[], index: SearchIndex): Page | undefined {
  const place = BY_PLACE.exec(message.trim())?.[1]?.toLowerCase();
  if (!place) return undefined;
  const list = answers
    .map(({ content }) => pagesOfAnswer(content, index))
    .filter((pages) => pages.length > 1)
    .at(-1);
  const path = list?.at(place === "last" || place === "latter" ? -1 : Math.max(0, PLACES_IN_ORDER.indexOf(place)));
  return path === undefined ? undefined : index.page(path);
}

type Read = Omit<ResolvedQuestion, "focus" | "picked" | "named">;

const alone = (text: string): Read => ({ text, context: "", followUp: false, more: false });

function follow(message: string, before: Read): Read {
  const past = `${before.text} ${before.context}`.trim();
  if (!past || isPleasantry(message))
    return before.text ? { ...before, ...alone(message), context: "" } : alone(message);
  const more = { context: before.context, followUp: true, more: true };
  if (WHY.test(message.trim())) return { ...more, more: false, text: `why ${before.text.replace(/^why /, "")}` };
  if (EXAMPLE.test(message.trim())) return { ...more, text: `${before.text} example` };
  if (MORE.test(message.trim())) return { ...more, text: before.text };
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
function contextFor(bare: string, sectors: string[], before: Read): string {
  if (sectors.length) return contentWords(withoutSectors(before.text)).join(" ");
  const past = `${before.text} ${before.context}`;
  const known = sectorsIn(past);
  if (known.length) return known.join(" ");
  const already = new Set(contentWords(bare));
  return contentWords(past)
    .filter((word) => !already.has(word) && !PRICES.test(word))
    .slice(0, 4)
    .join(" ");
}

function pointsBack(message: string): boolean {
  if (OPENER.test(message)) return true;
  const words = contentWords(message);
  const length = message.trim().split(/\s+/).length;
  if (words.length === 0 ? length <= 5 : words.length === 1 && length <= 4 && !WHOLE.test(message)) return true;
  if (words.length <= 4 && NAMED_LAST.test(message)) return true;
  return words.length <= 7 && POINTER.test(message.replace(IDLE, " "));
}

function contentWords(text: string): string[] {
  return tokenise(text)
    .filter(({ stop, word }) => !stop && !lightWords.has(word))
    .map(({ word }) => word);
}

function withoutSectors(text: string): string {
  const words = text.split(/\s+/);
  const named = words.map((word) => tokenise(word).some((token) => sectorOfToken(token)));
  return words.filter((word, at) => !named[at] && !(named[at - 1] && ORGANISATION.test(word))).join(" ");
}

const isPleasantry = (message: string) =>
  /^(?:thanks?|thank you|ok(?:ay)?|great|cheers|perfect|cool|nice|yes|no|hi|hello|bye)\b[ !.,a-z]{0,20}$/i.test(
    message.trim(),
  );

/** The pages of this site from which an answer was taken. Forged answers can at most name a page that exists. */
function pagesOfAnswer(answer: string, index: SearchIndex): string[] {
  const own = answer.split(`\n${FURTHER}: `)[0] ?? "";
  const paths = [...own.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(([, url]) => pathOf(url ?? null) ?? []);
  return [...new Set(paths)].filter(
    (path) => path !== "/" && path !== "/disclaimer" && index.entriesOf(path).length > 0,
  );
}
