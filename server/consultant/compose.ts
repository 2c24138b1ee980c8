/** Words the answer to a decided question: text first, then its sources, then what to ask next. */
import type { Act } from "../../shared/contracts/library.ts";
import { capitalised } from "../../shared/domain/typography.ts";
import { cosine } from "../embedding/embedder.ts";
import type { Document } from "../search/document.ts";
import type { Candidate, Reading, SearchIndex } from "../search/index.ts";
import type { Unit } from "../search/passages.ts";
import { isStopWord, sameText, stemsOf } from "../search/text.ts";
import type { Answer, Option, Source } from "./answer.ts";
import { type Decision, fittingPage, LIKELY_FROM, OFFER_FROM, onePerDocument } from "./decide.ts";
import { excerptOf } from "./excerpt.ts";
import { FITS_FROM } from "./find.ts";
import { type Knowledge, nameOf, pathOf } from "./knowledge.ts";
import { asShown, highlighted, linkTo, sourceLine } from "./links.ts";
import { REPLIES } from "./replies.ts";
import { plain } from "./summary.ts";
import { AUXILIARY, asks, hasSubject, sentencesSaid, type Talk, wasSaid } from "./talk.ts";

const SUGGESTION_LIMIT = 2;
const OPTION_LIMIT = 3;
/** Probability from which "Yes." or "No." may be said to a question that asks for it. */
const VERDICT_FROM = 0.8;

/** Share of what a question asks from which a sentence that was said is said again. */
const RESTATED_FROM = 0.5;
/** Cosine of two questions that ask the same. */
const TWINS = 0.85;
/** How much less the score of what fits may be than that of what is found by the same words. */
const FITS_LEAD = 0.1;
/** How much more it is where what they ask is just that: what there is for them. */
const FITS_ASKED = 0.3;

/** What an answer is worded from beside the candidate. */
export interface Circumstances {
  knowledge: Knowledge;
  /** Sentences that earlier answers said, by their words. */
  said: ReadonlySet<string>;
  /** How the question is read. */
  readings: readonly Reading[];
  /** Words of it that nothing here holds. */
  unknown?: readonly string[];
  /** Whether it is one of several questions: what may be meant is listed once, beneath all of them. */
  isOneOfSeveral?: boolean;
}

export function composed(decision: Decision, question: string, circumstances: Circumstances): Answer {
  if (decision.outcome === "offer") return asking(decision.candidates, circumstances);
  if (decision.outcome === "said") return saidBefore(decision.said, decision.candidates, question, circumstances);
  if (decision.outcome === "none")
    return decision.unpublished
      ? unpublished(decision.unpublished, decision.nearest, circumstances)
      : declined(decision.nearest, circumstances);
  const { best, others } = decision;
  const answer = said(best, question, circumstances);
  const options = others.map(({ passage }) => optionOf(passage.document));
  return { ...answer, probability: best.probability, options: options.length ? options : answer.options };
}

/** What a candidate says: a written answer whole, an entry by the passage that answers. */
export function said(candidate: Candidate, question: string, circumstances: Circumstances): Answer {
  const { knowledge, said: before, readings } = circumstances;
  const { document } = candidate.passage;
  if (document.answer)
    return written(document, question, isPolar(question) && candidate.probability >= VERDICT_FROM, knowledge);
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

/** A first sentence of three words at most: "No.", "Not necessarily.", "Probably too small." */
const VERDICT = /^(?:\S+ ){0,2}\S*[^\s.]\. (?=\S)/;
const WHY = /\b(?:why|reasons?|how come|causes?|caused)\b/i;

/** Without the words that only another form of question asks for: a verdict, and "because". */
function written({ answer, questions }: Document, asked: string, withVerdict: boolean, knowledge: Knowledge): Answer {
  if (!answer) throw new Error(`no written answer: ${questions[0]}`);
  const sources = answer.sources.map(({ title, section, url, quote }) => {
    return { title, section, url, quote: asShown(quote, knowledge.library.rows) };
  });
  const told = withVerdict ? answer.text : answer.text.replace(VERDICT, "");
  const text = WHY.test(asked) ? told : capitalised(told.replace(/^Because /, ""));
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

/** What comes nearest is said beneath the question that it answers, so that nobody takes it for an answer to their own. */
function asking(candidates: readonly Candidate[], circumstances: Circumstances): Answer {
  const [best, ...others] = withoutTwins(candidates, circumstances.knowledge.index);
  if (!best || others.length === 0) return offer(candidates.map(({ passage }) => passage.document));
  const rest = offer(
    others.map(({ passage }) => passage.document),
    REPLIES.otherwise,
  );
  const { text, sources } = nearest(best, circumstances);
  const lead = `${openingOf(circumstances, best.probability >= LIKELY_FROM ? REPLIES.likely : REPLIES.perhaps)} ${text}`;
  return {
    ...rest,
    text: circumstances.isOneOfSeveral ? lead : `${lead}\n\n${rest.text}`,
    sources,
    options: [optionOf(best.passage.document), ...rest.options],
    probability: best.probability,
  };
}

/** What nothing here mentions is said first: what is near to the rest of a question is no answer to it. */
const openingOf = (circumstances: Circumstances, otherwise: string) => {
  const told = unmentioned(circumstances);
  return told ? `${told} ${REPLIES.nearest}` : otherwise;
};

const unmentioned = ({ unknown = [] }: Pick<Circumstances, "unknown"> = {}) =>
  unknown.length > 0 ? `${REPLIES.unmentioned} ${unknown.map((word) => `“${word}”`).join(" or ")}.` : "";

/** A candidate beneath the question that it answers. */
function nearest(candidate: Candidate, circumstances: Circumstances): Pick<Answer, "text" | "sources"> {
  const name = nameOf(candidate.passage.document);
  const { text, sources } = said({ ...candidate, probability: 1 }, name, circumstances);
  return { text: `**${name}**\n\n${text}`, sources };
}

/** Without what is asked in nearly the same words as another. */
function withoutTwins(candidates: readonly Candidate[], index: SearchIndex): Candidate[] {
  const vectorOf = ({ passage: { document } }: Candidate) => index.askVector(document.id, nameOf(document));
  return candidates.filter((one, at) => {
    const own = vectorOf(one);
    return !candidates.slice(0, at).some((other) => {
      const before = vectorOf(other);
      return own && before && cosine(own, before) >= TWINS;
    });
  });
}

/** A visitor's own question above its answer. */
const asHeading = (question: string) =>
  `${capitalised(plain(question).replace(/^(?:and|but|so|or)\b\W*|\W+$/gi, ""))}?`;

/** Answers to several questions of one message, each beneath its question: what nothing answers is not passed over. */
export function several(asked: readonly string[], answers: readonly Answer[]): Answer {
  const parts = [...Map.groupBy(answers.entries(), ([at, { id, kind }]) => (kind === "answer" ? id : at)).values()];
  const text = parts.map((same) => {
    const questions = same.map(([at]) => `**${asHeading(asked[at] ?? "")}**`).join(" ");
    const { kind, text, probability = 0 } = (same[0] as [number, Answer])[1];
    const isNear = kind === "answer" || probability >= LIKELY_FROM;
    return `${questions}\n\n${isNear ? text : REPLIES.nothingSure}`;
  });
  const open = answers.filter(({ kind }) => kind === "options").flatMap(({ options }) => options);
  const stated = answers.filter(({ kind }) => kind === "answer");
  const all = open.length > 0 ? open : stated.flatMap(({ options }) => options.slice(0, 1));
  const options = [...new Map(all.map((one) => [one.ask, one])).values()].slice(0, OPTION_LIMIT);
  const [first] = stated.length > 0 ? stated : answers.filter(({ kind }) => kind === "options");
  return {
    ...(first as Answer),
    text: [...text, ...(stated.length < answers.length ? [REPLIES.person] : [])].join("\n\n"),
    sources: answers.filter(({ kind }) => kind !== "declined").flatMap(({ sources }) => sources),
    options,
  };
}

export function offer(documents: readonly Document[], words: string = REPLIES.offer): Answer {
  const options = documents.map(optionOf);
  const list = options.map(({ ask }) => `- ${ask}`).join("\n");
  return { id: "options", kind: "options", text: `${words}\n\n${list}`, sources: [], options };
}

/** What answers was said: the one sentence of it that holds what is asked; else what is near to it, or the way to a person. */
function saidBefore(
  candidate: Candidate,
  others: readonly Candidate[],
  question: string,
  circumstances: Circumstances,
): Answer {
  const { knowledge } = circumstances;
  const { document, units } = candidate.passage;
  const texts = document.answer ? sentencesSaid(document.content) : units.map(({ text }) => text);
  const weights = knowledge.index.weigh(texts, [{ text: question }], document);
  const most = Math.max(0, ...weights);
  if (most < RESTATED_FROM)
    return others.length > 0
      ? asking(others, circumstances)
      : { ...declined(), text: `${REPLIES.allSaid} ${REPLIES.person}` };
  const documents = others.map(({ passage }) => passage.document);
  const anew = { knowledge, said: new Set<string>(), readings: [{ text: question }] };
  const { sources, ...answer } = said(candidate, question, anew);
  const own = sources.slice(0, 1);
  const text = `${REPLIES.asSaid} ${texts[weights.indexOf(most)]}${sourceLine(own)}`;
  return { ...answer, text, sources: own, options: documents.map(optionOf) };
}

/** What was asked is not found; what comes nearest is said with its own question. */
export function declined(found?: Candidate, circumstances?: Circumstances): Answer {
  const near = found && circumstances ? nearest(found, circumstances) : undefined;
  const told = unmentioned(circumstances);
  const text = near
    ? `${told || REPLIES.nothingSure} ${REPLIES.nearest} ${near.text}\n\n${REPLIES.person}`
    : `${told || REPLIES.nothingFound} ${REPLIES.person}`;
  return { id: "declined", kind: "declined", text, sources: near?.sources ?? [], options: [] };
}

/** Nothing is published about what was asked; what is likely to help is said with its own question. */
function unpublished({ passage, probability }: Candidate, found: Candidate | undefined, circumstances: Circumstances) {
  const { content } = passage.document;
  const near = found && found.probability >= LIKELY_FROM ? nearest(found, circumstances) : undefined;
  const more = near ? ` ${REPLIES.nearest} ${near.text}` : "";
  const text = circumstances.isOneOfSeveral ? content : `${content}${more}\n\n${REPLIES.person}`;
  const answer: Answer = { id: "declined", kind: "declined", text, sources: near?.sources ?? [], options: [] };
  return { ...answer, probability };
}

export const acted = ({ id, kind, says }: Act): Answer => ({ id, kind, text: says, sources: [], options: [] });

/**
 * To what somebody tells: whom something fits, or what the nearest page says, or what a mere reaction is acknowledged
 * with. Undefined where what was found by its words is nearer: a few words to look for ask nothing either.
 */
export function welcome(
  { message, earlier }: Talk,
  fitting: readonly Candidate[],
  found: readonly Candidate[],
  answer: Answer | undefined,
  circumstances: Circumstances,
  introduces = false,
): Answer | undefined {
  const { acts } = circumstances.knowledge;
  const isAsking = asks(message) && !introduces;
  const near = onePerDocument(found).filter(({ probability }) => probability >= OFFER_FROM);
  const fits = fitting.filter(({ passage }) => !wasSaid(passage.document.content, circumstances.said));
  const [best] = fits;
  const least = answer ? Math.max(FITS_FROM, (found[0]?.score ?? 0) - FITS_LEAD) : FITS_FROM;
  if (best && best.score >= least) {
    if (!isAsking || isAskedFor(best, found)) return said(best, message, circumstances);
    // It fits them, and may not be what they asked.
    const others = near.filter(({ passage }) => passage.document !== best.passage.document);
    return others.length > 0
      ? asking([best, ...others].slice(0, OPTION_LIMIT), circumstances)
      : declined(best, circumstances);
  }
  if (answer || isAsking) return undefined;
  if (earlier.length > 0 && acts.reaction && !introduces)
    return hasSubject(message) && near.length > 0 ? undefined : acted(acts.reaction);
  if (!acts.introduction) return undefined;
  const page = best ? [] : fittingPage(found);
  if (page.length > 0) return welcomed(acts.introduction, page, circumstances);
  return {
    ...acted(acts.introduction),
    options: fits.slice(0, OPTION_LIMIT).map((one) => optionOf(one.passage.document)),
  };
}

/** Whether what fits them is just what they ask for: nothing else is nearly as near. */
export const isAskedFor = (fit: Candidate | undefined, [best]: readonly Candidate[]): boolean =>
  fit !== undefined && fit.score >= Math.max(FITS_FROM, (best?.score ?? 0) + FITS_ASKED);

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

const POLAR = new RegExp(`^(?:(?:also|and|but|so|then|or)[,:]?\\s+)?(?:${AUXILIARY})\\b(?!.*\\bor\\b)`, "i");
/** Whether a question can be answered by yes or no; "is it a rise or a share?" cannot. */
const isPolar = (question: string) => POLAR.test(question);
