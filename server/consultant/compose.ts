/** Composes the answer to a decided question: text first, then its sources, then suggestions. */
import type { LibraryAnswer } from "../../shared/contracts/library.ts";
import { type Answer, CERTAIN, LIKELY_TOO, type Option, type Source } from "./answer.ts";
import { isRepeated, type Stated } from "./decide.ts";
import { excerptOf, openingOf } from "./excerpt.ts";
import type { IndexedAnswer } from "./indexed-answer.ts";
import type { Knowledge } from "./knowledge.ts";
import { highlighted, sourceLine } from "./links.ts";
import type { Match } from "./matches.ts";
import { isPolar } from "./questions.ts";
import { REPLIES } from "./replies.ts";
import { stemsOf, withoutVerdict } from "./text.ts";

const SUGGESTION_LIMIT = 2;
/** Other readings to choose from beneath an answer. */
const READING_LIMIT = 3;
/** Share of an answer's words from which it is a repetition. */
const REPEATED_SHARE = 0.6;

/** An answer and, where it is not certain, the answer to the next likely reading. */
export function composeReadings(stated: Stated, knowledge: Knowledge): Answer {
  const first = composeAnswer(stated, knowledge);
  const [second, ...others] = stated.others;
  if (second?.kind !== "answer" || !isReading(second.one.answer)) return first;
  if (second.probability < LIKELY_TOO * stated.match.probability || isMostlyRepeated(second.one, first.text))
    return first;
  const { text, sources } = libraryAnswer(second.one.answer, knowledge, false);
  return {
    ...first,
    text: `${first.text}\n\n${REPLIES.ifMeant} “${readingOf(second, knowledge).ask}”\n\n${text}`,
    sources: [...first.sources, ...sources],
    options: others.slice(0, READING_LIMIT).map((other) => readingOf(other, knowledge)),
  };
}

/** Whether an answer says something from the pages; one that declines says that they do not. */
const isReading = ({ kind, sources }: LibraryAnswer) => kind !== "declined" && kind !== "refused" && sources.length > 0;

function isMostlyRepeated({ stems }: IndexedAnswer, text: string): boolean {
  const known = new Set(stemsOf(text));
  return [...stems].filter((stem) => known.has(stem)).length > REPEATED_SHARE * stems.size;
}

export function composeAnswer({ match, query, others }: Stated, knowledge: Knowledge): Answer {
  const options = others.slice(0, READING_LIMIT).map((other) => readingOf(other, knowledge));
  if (match.kind === "answer") {
    // "Yes." is right for the answer's own question, not for its negation or a follow-up.
    const isCertain = match.probability >= CERTAIN && !query.topic && isPolar(query.text);
    const answer = { ...libraryAnswer(match.one.answer, knowledge, isCertain), probability: match.probability };
    const text = isRepeated(match, query) ? `${answer.text}\n\n${REPLIES.again}` : answer.text;
    return { ...answer, text, options: options.length ? options : answer.options };
  }
  const { entry } = match.passage;
  const picked = knowledge.isTitled(query.text, entry);
  const { text, quote } = picked ? openingOf(match.passage) : excerptOf(query, match.passage, knowledge);
  const source = {
    title: entry.page_title,
    section: entry.section_title,
    url: entry.page_url ?? "",
    quote: knowledge.library.asShown(quote),
  };
  return {
    id: `entry:${entry.id}`,
    kind: "answer",
    text: `${text}${entry.metadata.role === "worked-example" ? REPLIES.workedExample : ""}${sourceLine([source])}`,
    sources: [withHighlight(source)],
    options,
    probability: match.probability,
  };
}

/** `withVerdict` keeps a leading "Yes." or "No.". */
export function libraryAnswer(answer: LibraryAnswer, knowledge: Knowledge, withVerdict: boolean): Answer {
  const sources = knowledge.library.sourcesOf(answer);
  const next = answer.next.map((id) => knowledge.answer(id)).filter((one) => knowledge.isCurrent(one));
  return {
    id: answer.id,
    kind: answer.kind,
    text: `${withVerdict ? answer.text : withoutVerdict(answer.text)}${sourceLine(sources)}`,
    sources: sources.map(withHighlight),
    options: next.slice(0, SUGGESTION_LIMIT).map((one) => optionOf(one?.answer.questions[0] ?? "")),
  };
}

export function composeOffer(matches: readonly Match[], knowledge: Knowledge): Answer {
  const options = matches.map((match) => readingOf(match, knowledge));
  const list = options.map(({ ask }) => `- ${ask}`).join("\n");
  return { id: "options", kind: "options", text: `${REPLIES.offer}\n\n${list}`, sources: [], options };
}

export function declined(): Answer {
  return { id: "declined", kind: "declined", text: REPLIES.declined, sources: [], options: [] };
}

function readingOf(match: Match, knowledge: Knowledge): Option {
  if (match.kind === "answer") return optionOf(match.one.answer.questions[0] ?? "");
  // A heading alone is ambiguous: several pages have "Outcome".
  return optionOf(knowledge.titleOf(match.passage.entry));
}

const optionOf = (question: string): Option => ({ label: question, ask: question });
const withHighlight = (source: Source): Source => ({ ...source, url: highlighted(source) });
