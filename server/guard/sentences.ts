/** Splits a model's text into sentences as it arrives, each with the numbers that it cites. */
import { brand } from "../../shared/brand.ts";
import { stemOf } from "../search/text.ts";
import { DENIAL, IDLE, JOINING, SAYS } from "./lexicon.ts";
import {
  isAnnouncement,
  isQuestion,
  LIST_MARK,
  legible,
  oneForm,
  sentenceEnd,
  UNREADABLE,
  unmarked,
  withKnownLinks,
} from "./text/sentences.ts";
import { stemsOf } from "./text/terms.ts";

export interface Sentence {
  /** As it may be shown: without numbers, tags, marks and links elsewhere; "" where nothing is left. */
  text: string;
  /** The line's beginning that it stands at: a new paragraph, an item; "" within one. */
  lead: string;
  ids: number[];
}

/** Characters of one sentence, and of an answer: a model that goes on is stopped. */
const SENTENCE_LIMIT = 1_200;
const ANSWER_LIMIT = 2_400;

const OPEN = "[\\[【(]?[\\[【]";
/** "[12]", "[12, 40]", "[^12]", "[source 12]", "【12†】", "[12](/page)". */
const CITED = new RegExp(
  `\\s*${OPEN}\\s*(?:\\^|n|#|ids?:?|see|lines?|sources?:?)?\\s*\\d[^\\]】\\n]{0,40}[\\]】]+\\)?(?:\\([^)\\s]*\\))?`,
  "gi",
);
const FOLLOWS = new RegExp(`^(?:${CITED.source})+`, "i");
/** What may still become one. */
const UNFINISHED = /^\s*(?:[([【][^\]】\n]{0,48})?$/;
const BULLET = new RegExp(`^(\\s*)((?:${LIST_MARK})|>\\s*|#{1,6}\\s+)?`);
/** An answer to a question that the checks do not see: what follows says it by itself. */
const OPENER =
  /^(?:yes|no|yeah|yep|nope|sure|certainly|absolutely|of course|definitely|indeed|correct|exactly|right)(?:\s*[,.!:;–—-]+\s*|\s*$)/i;
/** Pages that the model names as its sources: the answer gives its own. */
const OWN_SOURCES =
  /\s*\((?:\[[^\]]*\]\([^()\s]*\)[,; ]*)+\)|^\s*(?:sources?:\s*)?(?:\[[^\]]*\]\([^()\s]*\)[,; ]*)+\.?\s*$/gi;
const RULE = /^\s*(?:\|?[\s:|-]+\|?|`{3}.*|[*_-]{3,})\s*$/;
const HEADING = /^\s*(?:#{1,6}\s+\S.*|\*\*[^*]+\*\*:?)\s*$/;

export async function* sentencesFrom(
  words: AsyncIterable<string>,
  paths: ReadonlySet<string>,
): AsyncGenerator<Sentence, void> {
  let unread = "";
  let announced: Sentence | undefined;
  let taken = 0;
  const take = (slice: string): Sentence | undefined => {
    taken += slice.length;
    const one = sentenceOf(slice, paths);
    if (!one) return undefined;
    if (announced) [one.text, one.lead] = [`${announced.text}${one.lead || " "}${one.text}`, announced.lead];
    announced = isAnnouncement(one.text) && one.ids.length === 0 ? one : undefined;
    return announced ? undefined : one;
  };
  for await (const piece of words) {
    unread += piece;
    for (let end = endIn(unread, false); end !== undefined; end = endIn(unread, false)) {
      const one = take(unread.slice(0, end));
      unread = unread.slice(end);
      if (one) yield one;
      if (taken > ANSWER_LIMIT) return;
    }
    if (unread.length > SENTENCE_LIMIT) return;
  }
  while (unread) {
    const end = endIn(unread, true) ?? unread.length;
    const one = take(unread.slice(0, end));
    unread = unread.slice(end);
    if (one) yield one;
  }
}

/** With the numbers that follow the full stop. */
function endIn(text: string, complete: boolean): number | undefined {
  const end = sentenceEnd(text, complete);
  if (end === undefined) return undefined;
  const rest = text.slice(end);
  const [cited] = FOLLOWS.exec(rest) ?? [];
  if (!complete && UNFINISHED.test(rest.slice(cited?.length ?? 0)) && !/\n/.test(rest)) return undefined;
  return end + (cited?.length ?? 0);
}

function sentenceOf(slice: string, paths: ReadonlySet<string>): Sentence | undefined {
  if (RULE.test(slice)) return undefined;
  const ids = [...slice.matchAll(CITED)].flatMap(([cited]) => (cited.match(/\d+/g) ?? []).map(Number));
  if (ids.length === 0 && HEADING.test(slice)) return undefined;
  const shown = withKnownLinks(legible(slice.replace(CITED, "")), paths).replace(OWN_SOURCES, "");
  const [, space = "", mark = ""] = BULLET.exec(shown) ?? [];
  const rest = shown.slice(space.length + mark.length);
  const text = unmarked(rest)
    .replace(OPENER, "")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (!/[\p{L}\p{N}]/u.test(text) || text.includes(UNREADABLE))
    return ids.length > 0 ? { text: "", lead: "", ids } : undefined;
  return { text, lead: leadOf(space, mark || (rest.startsWith("|") ? "- " : "")), ids };
}

function leadOf(space: string, mark: string): string {
  if (/^\d/.test(mark)) return `\n${mark}`;
  if (/^[-*+•–—◦‣▪·]/.test(mark)) return "\n- ";
  return /\n/.test(space) ? "\n\n" : "";
}

const isIdle = (word: string) => IDLE.has(stemOf(word)) || (JOINING.has(word) && !SAYS.has(word) && !DENIAL.test(word));
/** These make a promise or an offer of them. */
const OFFERS =
  /\b(?:we|us|our team|the team|i)(?:'ll| will| can| could)\b(?! (?:help|ask|say|tell|see|look|find|clarify))|\byou(?:'ll| will)\b/i;

const SORRY = "(?:(?:i'm |i am )?(?:sorry|afraid|unfortunately)[,:]? (?:but )?(?:that )?)?";
const PAGES = `(?:(?:the|these|this|our|its|${brand.name}'s) (?:published )?(?:pages?|site|website|sentences?|information|case|article)(?: (?:i have|here|given))?|they)`;
const TELL =
  "(?:say|state|mention|compare|define|report|explain|give|publish|cover|name|list|tell|specify|describe|answer|show|carry|confirm|disclose|include)";
/** That something is not published, by whoever speaks. */
const UNPUBLISHED = new RegExp(
  `^${SORRY}(?:(?:i|we) (?:cannot|can't|could not|couldn't) (?:say|tell|find|see|answer)\\b|(?:i|we) (?:do not|don't) (?:know|have (?:any )?(?:information|details|data|a (?:published )?(?:figure|answer)))\\b|${PAGES} (?:(?:do(?:es)? not|don't|doesn't|cannot|can't) ${TELL}\\b|${TELL}s? (?:no|neither|nothing|nobody|none)\\b)|(?:that|this|it) (?:is not|isn't) (?:published|known|covered|stated|answered|given|named)\\b|(?:no|there (?:is|are) no) (?:\\p{L}+ ){0,3}(?:is |are )?published\\b)`,
  "iu",
);
/** What would go on to say something. */
const GOES_ON =
  /[;:–—]|, |\b(?:but|because|since|although|however|so|and (?:we|it|they|you|the)|(?<!^\s*(?:from |in |for |to |by |with )?)which|as we|as our|though|except|only|unless|yet)\b|\d/i;

const SO_I_CANNOT = /,? (?:so|and) (?:i|we) (?:cannot|can't|could not|couldn't) [^,;:–—]*$/i;

/** `visitor`: the last message. `ground`: what the model was given, in whose words it may ask back. */
export function claimsNothing(sentence: string, visitor: string, ground = ""): boolean {
  const text = oneForm(sentence).trim();
  const words = wordsIn(text);
  const asked = stemsOf(visitor);
  if (UNPUBLISHED.test(text)) {
    // A denial in the visitor's words: the matter may be anything that was asked.
    const rest = text.replace(UNPUBLISHED, "").replace(SO_I_CANNOT, "");
    const open = wordsIn(rest).filter((word) => !asked.has(stemOf(word)) && !isIdle(word));
    const told = rest.replace(/\d+(?:[.,]\d+)*/g, (number) => (visitor.includes(number) ? "" : number));
    return !GOES_ON.test(told) && open.length <= OPEN_WORDS;
  }
  if (/\d/.test(text) || OFFERS.test(text)) return false;
  const known = new Set([...asked, ...stemsOf(ground)]);
  const open = words.filter((word) => !known.has(stemOf(word)) && !isIdle(word) && !JOINING.has(word));
  if (isQuestion(text) ? ASKS_BACK.test(text) : DEPENDS.test(text)) return open.length === 0;
  return words.every(isIdle) && (isQuestion(text) || POLITE.test(text));
}
/** Of the visitor's own affairs, and not of what is so. */
const ASKS_BACK =
  /^(?!.*\b(?:know|knew|aware|because|since|given|than|only|all|never)\b)(?:and |or )?(?:(?:are|do|did|have|would|will|is|does|which|what|how|who|when|where)\b.*\byour?\b)/i;
const DEPENDS = /^(?:it|that|this) (?:all )?depends on (?:the|your|which|what)(?: [\w-]+){1,6}\.?$/i;
const OPEN_WORDS = 3;
const POLITE =
  /^(?:hello|hi|good day|thanks?|thank you|you(?:'re| are) welcome|(?:i(?:'m| am) )?(?:glad|happy|sorry)|apologies|please|let me know|feel free|i hope|i understand|that(?:'s| is) a good question|good question|if you|you (?:can|could|may) (?:also )?(?:ask|contact|reach|write to))\b/i;

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? [];
