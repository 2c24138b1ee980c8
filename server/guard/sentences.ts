/** Splits a model's text into sentences as it arrives, each with the numbers that it cites. */
import { withKnownLinks } from "./links.ts";
import { LIST_MARK, legible, oneForm, UNREADABLE } from "./text/plain.ts";
import { isAnnouncement, sentenceEnd } from "./text/sentences.ts";

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
  const end = sentenceEnd(text, complete) ?? glued(text);
  if (end === undefined) return undefined;
  const rest = text.slice(end);
  const [cited] = FOLLOWS.exec(rest) ?? [];
  if (!complete && UNFINISHED.test(rest.slice(cited?.length ?? 0)) && !/\n/.test(rest)) return undefined;
  return end + (cited?.length ?? 0);
}

/** "…37%.[12]": a full stop that no space follows. */
function glued(text: string): number | undefined {
  const at = /[.!?](?=[[【]\s*\^?\d)/.exec(text);
  return at ? at.index + 1 : undefined;
}

function sentenceOf(slice: string, paths: ReadonlySet<string>): Sentence | undefined {
  if (RULE.test(slice)) return undefined;
  const ids = [...slice.matchAll(CITED)].flatMap(([cited]) => (cited.match(/\d+/g) ?? []).map(Number));
  if (ids.length === 0 && HEADING.test(slice)) return undefined;
  const shown = withKnownLinks(legible(slice.replace(CITED, "")), paths).replace(OWN_SOURCES, "");
  const [, space = "", mark = ""] = BULLET.exec(shown) ?? [];
  const rest = shown.slice(space.length + mark.length);
  const text = withoutMarks(rest)
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

/** No emphasis, which a sentence that falls would tear; cells as an enumeration; the digits that the pages use. */
const withoutMarks = (text: string) =>
  digits(text)
    .replace(/\*\*|__|[*`~]|(?<!\w)_|_(?!\w)/g, "")
    .replace(/^\s*\||\|\s*$/g, "")
    .replace(/\s*\|\s*/g, ": ")
    .replace(/\s+/g, " ")
    .trim();

const digits = (text: string) =>
  text.replace(/[^\P{Nd}0-9]+|[⁰¹²³⁴-⁹₀-₉]+(?=\d|%)|(?<=\d)[⁰¹²³⁴-⁹]+(?=%)|٪/gu, (signs) => oneForm(signs));
