/** Words the answer to a decided question: text first, then its sources, then what to ask next. */
import type { Act } from "../../shared/contracts/library.ts";
import type { Document } from "../search/document.ts";
import type { Candidate, Reading } from "../search/index.ts";
import type { Unit } from "../search/passages.ts";
import { isStopWord, sameText, stemsOf } from "../search/text.ts";
import type { Answer, Option, Source } from "./answer.ts";
import { type Decision, fittingPage } from "./decide.ts";
import { excerptOf } from "./excerpt.ts";
import { FITS_FROM, fitsOf } from "./find.ts";
import { type Knowledge, nameOf, pathOf } from "./knowledge.ts";
import { asShown, highlighted, linkTo, sourceLine } from "./links.ts";
import { REPLIES } from "./replies.ts";
import { asks, type Talk } from "./talk.ts";

const SUGGESTION_LIMIT = 2;
const OPTION_LIMIT = 3;
/** Probability from which "Yes." or "No." may be said to a question that asks for it. */
const VERDICT_FROM = 0.8;

/** How much less the score of what fits may be than that of what is found by the same words. */
const FITS_LEAD = 0.1;

/** What an answer is worded from beside the candidate. */
export interface Circumstances {
  knowledge: Knowledge;
  /** Sentences that earlier answers said, by their words. */
  said: ReadonlySet<string>;
  /** Whether the last answer repeated what was said before it. */
  isRepeated?: boolean;
  /** How the question is read. */
  readings: readonly Reading[];
}

export function composed(decision: Decision, question: string, circumstances: Circumstances): Answer {
  if (decision.outcome === "offer") return offer(decision.candidates.map(({ passage }) => passage.document));
  if (decision.outcome === "said") return saidBefore(decision.said, decision.candidates, question, circumstances);
  if (decision.outcome === "none") return declined(decision.nearest);
  const { best, others } = decision;
  const answer = said(best, question, circumstances);
  const options = others.map(({ passage }) => optionOf(passage.document));
  return { ...answer, probability: best.probability, options: options.length ? options : answer.options };
}

/** What a candidate says: a written answer whole, an entry by the passage that answers. */
export function said(candidate: Candidate, question: string, circumstances: Circumstances): Answer {
  const { knowledge, said: before, readings } = circumstances;
  const { document } = candidate.passage;
  if (document.answer) return written(document, isPolar(question) && candidate.probability >= VERDICT_FROM, knowledge);
  const isSaid = (unit: Unit) => before.has(sameText(unit.text));
  const { text, quote } = excerptOf(candidate, (texts) => knowledge.index.weigh(texts, readings, document), isSaid);
  const source: Source = {
    title: document.title,
    section: document.heading,
    url: document.url ?? "",
    quote: asShown(quote, knowledge.library.rows),
  };
  return {
    id: `entry:${document.id}`,
    kind: "answer",
    text: `${subjectOf(document, question, text)}${text}${sourceLine([source])}`,
    sources: [{ ...source, url: highlighted(source) }],
    options: [],
  };
}

/** Without a leading "Yes." or "No.", unless the question asks for one. */
function written({ answer, questions }: Document, withVerdict: boolean, knowledge: Knowledge): Answer {
  if (!answer) throw new Error(`no written answer: ${questions[0]}`);
  const sources = answer.sources.map(({ title, section, url, quote }) => {
    return { title, section, url, quote: asShown(quote, knowledge.library.rows) };
  });
  const text = withVerdict ? answer.text : answer.text.replace(/^(?:Yes|No)\. (?=\S)/, "");
  const next = answer.next.flatMap((id) => knowledge.index.get(id) ?? []);
  return {
    id: answer.id,
    kind: answer.kind,
    text: `${text}${sourceLine(sources)}`,
    sources: sources.map((source) => ({ ...source, url: highlighted(source) })),
    options: next.slice(0, SUGGESTION_LIMIT).map(optionOf),
  };
}

/** Whose figures these are, where neither question nor text says so: another client's are never taken for the visitor's. */
function subjectOf({ role, title, heading }: Document, question: string, text: string): string {
  if (role === "worked-example") return `${REPLIES.workedExample} `;
  if (role !== "client-case" || !heading) return "";
  const known = new Set(stemsOf(`${question} ${text}`));
  const isNamed = stemsOf(title).some((stem) => !isStopWord(stem) && known.has(stem));
  return isNamed ? "" : `**${title}:** `;
}

export function offer(documents: readonly Document[]): Answer {
  const options = documents.map(optionOf);
  const list = options.map(({ ask }) => `- ${ask}`).join("\n");
  return { id: "options", kind: "options", text: `${REPLIES.offer}\n\n${list}`, sources: [], options };
}

/** What answers was said: the one sentence of it that answers this too, and no second time. */
function saidBefore(
  candidate: Candidate,
  others: readonly Candidate[],
  question: string,
  circumstances: Circumstances,
): Answer {
  const options = others.map(({ passage }) => optionOf(passage.document));
  if (circumstances.isRepeated)
    return { id: "said", kind: "declined", text: `${REPLIES.allSaid} ${REPLIES.person}`, sources: [], options };
  const { sources, ...answer } = said(candidate, question, { ...circumstances, said: new Set() });
  const own = sources.slice(0, 1);
  return { ...answer, text: `${REPLIES.asSaid} ${own[0]?.quote ?? ""}${sourceLine(own)}`, sources: own, options };
}

export function declined(nearest?: Candidate): Answer {
  const document = nearest?.passage.document;
  const near = document ? ` ${REPLIES.nearest} ${linkTo({ title: nameOf(document), url: document.url ?? "" })}.` : "";
  const text = `${REPLIES.nothingFound}${near} ${REPLIES.person}`;
  return { id: "declined", kind: "declined", text, sources: [], options: [] };
}

export const acted = ({ id, kind, says }: Act): Answer => ({ id, kind, text: says, sources: [], options: [] });

/**
 * To what somebody tells: whom something fits, or what the nearest page says, or what a mere reaction is acknowledged
 * with. Undefined where what was found by its words is nearer: a few words to look for ask nothing either.
 */
export function welcome(
  { message, earlier }: Talk,
  found: readonly Candidate[],
  answer: Answer | undefined,
  circumstances: Circumstances,
  introduces = false,
): Answer | undefined {
  const { index, acts } = circumstances.knowledge;
  const fits = fitsOf(circumstances.readings[0] as Reading, index);
  const [best] = fits;
  const least = answer ? Math.max(FITS_FROM, (found[0]?.score ?? 0) - FITS_LEAD) : FITS_FROM;
  if (best && best.score >= least) return said(best, message, circumstances);
  if (answer || (asks(message) && !introduces)) return undefined;
  if (earlier.length > 0 && acts.reaction && !introduces) return acted(acts.reaction);
  if (!acts.introduction) return undefined;
  const fitting = best ? [] : fittingPage(found);
  if (fitting.length > 0) return welcomed(acts.introduction, fitting, circumstances);
  return {
    ...acted(acts.introduction),
    options: fits.slice(0, OPTION_LIMIT).map((one) => optionOf(one.passage.document)),
  };
}

/** Names the page that fits what somebody told of themselves, says what stands there, and offers what it answers. */
function welcomed(act: Act, candidates: readonly Candidate[], circumstances: Circumstances): Answer {
  const [best, ...others] = candidates as [Candidate, ...Candidate[]];
  const { document } = best.passage;
  const answer = said(best, "", circumstances);
  const page = answer.sources[0]?.title ?? document.title;
  const options = others.map(({ passage }) => optionOf(passage.document)).slice(0, OPTION_LIMIT);
  return {
    ...answer,
    id: act.id,
    kind: "answer",
    text: `${REPLIES.fits} ${linkTo({ title: page, url: pathOf(document.url ?? "") })}. ${answer.text}`,
    options: options.length > 0 ? options : answer.options,
  };
}

const optionOf = (document: Document): Option => ({ label: nameOf(document), ask: nameOf(document) });

const AUXILIARY = "(?:is|are|was|were|am|do|does|did|have|has|had|can|could|may|might|must|would|will|should|shall)";
const POLAR = new RegExp(`^(?:(?:also|and|but|so|then|or)[,:]?\\s+)?${AUXILIARY}\\b(?!.*\\bor\\b)`, "i");
/** Whether a question can be answered by yes or no; "is it a rise or a share?" cannot. */
const isPolar = (question: string) => POLAR.test(question);
