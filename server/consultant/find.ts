/** Looks a question up: one that is open is asked of the subject of the talk, then of what lies around it. */
import type { Subject } from "../../shared/contracts/library.ts";
import type { Document } from "../search/document.ts";
import type { Candidate, Reading, SearchIndex, SearchOptions } from "../search/index.ts";
import { isStopWord, sameText, stemsOf } from "../search/text.ts";
import { onePerDocument } from "./decide.ts";
import { isBelowAnIndex, isPublished, type Knowledge, nameOf, pathOf } from "./knowledge.ts";
import type { Asking, Question } from "./readings.ts";
import { asks, hasSubject, type State, type Talk, wasSaid } from "./talk.ts";

/** A message as it is understood, with the vectors of all texts that it is searched by. */
export interface Understood extends Asking {
  talk: Talk;
  state: State;
  /** What the message tells of the visitor beside what it asks. */
  told: string | undefined;
  vectors: ReadonlyMap<string, Float32Array | undefined>;
}

type Asked = Understood & { knowledge: Knowledge };

/** Documents that are asked by themselves, and by which words. */
interface Scope {
  among?: (document: Document) => boolean;
  about?: readonly string[];
  readings: readonly string[];
}

/** Who asks for one may be given an invented example. */
const EXAMPLE = /\bexamples?\b/i;
/** What is asked of a house is neither about its website nor advice to everybody. */
const OF_THE_HOUSE: ReadonlySet<Document["role"]> = new Set([undefined, "our-practice", "client-case"]);

export const encoded = (texts: readonly string[], vectors: Understood["vectors"]): Reading[] =>
  texts.map((text) => ({ text, vector: vectors.get(text) }));

/** Whether the talk has said what a candidate would say: all of a written answer, or the unit of an entry that answers best. */
export function isSaidIn(
  { talk: { said }, state: { act }, knowledge: { index }, vectors }: Asked,
  { readings }: Question,
) {
  return ({ passage: { document, units } }: Candidate): boolean => {
    if (said.size === 0) return false;
    if (document.answer || act?.again)
      return wasSaid(document.answer ? document.content : units.map(({ text }) => text).join(" "), said);
    const texts = units.map(({ text }) => text);
    const weights = index.weigh(texts, encoded(readings, vectors), document);
    return said.has(sameText(texts[weights.indexOf(Math.max(...weights))] ?? ""));
  };
}

const REFUSAL = /^\W*(?:no|none|nope|neither|not)\b/i;
/** Score from which what fits somebody is said. */
export const FITS_FROM = 0.5;

/** Answers that say whom something fits, the nearest first: to all that somebody writes, or else to what they tell of themselves. */
export function fitsOf([whole, told = whole]: readonly Reading[], index: SearchIndex): Candidate[] {
  const fits = (reading: Reading | undefined) =>
    reading ? onePerDocument(index.search([reading], { among: ({ answer }) => answer?.aspect === "fit" })) : [];
  const ofWhole = fits(whole);
  return (ofWhole[0]?.score ?? 0) >= FITS_FROM ? ofWhole : fits(told);
}

/** For each question, what each part says to it. */
export function find(turn: Asked): { lookups: Candidate[][][] } {
  const isWanted = wanted(turn);
  const { message, offered } = turn.talk;
  // Who says no to what was offered is not offered it again.
  const refused = new Set(REFUSAL.test(message) ? offered : []);
  // Who they are finds what fits them, whatever they ask.
  const fits = ({ answer }: Document) => turn.told !== undefined && answer?.aspect === "fit";
  const search = (readings: readonly string[], options: SearchOptions = {}) =>
    turn.knowledge.index
      .search(encoded(readings, turn.vectors), options)
      .filter(({ passage: { document } }) => !refused.has(nameOf(document)) && !fits(document));
  return {
    lookups: turn.questions.map((question) => {
      if (!question.isOpen) return [search(question.readings)];
      return scopesOf(question, turn).map(({ readings, ...options }) =>
        search(readings, options).filter((one) => isWanted(one, question)),
      );
    }),
  };
}

/** The subject of the talk, the visitor's kind of house, what concerns all; everything, by the talk and by itself. */
function scopesOf(question: Question, { state, talk, knowledge }: Asked): Scope[] {
  const { pages, readings } = aboutOf(question, state, talk, knowledge);
  const subjectOf = (document: Document) =>
    document.answer ? knowledge.subject(document.answer.subject) : knowledge.subjectAt(pageOf(document));
  const own = pages.filter(isBelowAnIndex);
  const subjects = new Set(own.flatMap((page) => knowledge.subjectAt(page) ?? []));
  const sectors = new Set([...state.house, ...own].flatMap((page) => sectorOf(knowledge.subjectAt(page)) ?? []));
  const isOfSubject = (document: Document) =>
    own.includes(pageOf(document)) || subjects.has(subjectOf(document) as Subject);
  const isOfHouse = (document: Document) => sectors.has(sectorOf(subjectOf(document)) as Subject["sectors"][number]);
  const isOfAll = (document: Document) =>
    OF_THE_HOUSE.has(document.role) &&
    (document.answer ? subjectOf(document)?.kind === "house" : !isBelowAnIndex(pageOf(document)));
  return [
    ...(own.length > 0 ? [{ among: isOfSubject, readings }] : []),
    ...(sectors.size > 0 ? [{ among: isOfHouse, readings }] : []),
    { among: isOfAll, readings },
    // What tells something of its own is not about what was asked before.
    ...(asks(question.core) || !hasSubject(question.core) ? [{ about: pages, readings: question.readings }] : []),
    ...(hasSubject(question.core) ? [{ readings: [question.text] }] : []),
  ];
}

/**
 * Pages that an open question is about, and what is asked of them. "And for law firms?" names a subject and asks of it
 * what was asked before.
 */
function aboutOf({ core: text }: Question, { act, pages, topics }: State, { message }: Talk, knowledge: Knowledge) {
  const named = knowledge.namedIn(act?.again ? message : text);
  if (named.pages.length === 0 || named.pages.some((page) => pages.includes(page))) return { pages, readings: [text] };
  const isAsked = stemsOf(text).some((stem) => !isStopWord(stem) && !named.stems.has(stem));
  const previous = topics.at(-1);
  return { pages: named.pages, readings: [isAsked || !previous ? text : previous] };
}

const pageOf = ({ url }: Document) => pathOf(url ?? "");

/** Of a subject of one trade. */
const sectorOf = (subject: Subject | undefined) => (subject?.sectors.length === 1 ? subject.sectors[0] : undefined);

/**
 * What an open question may be answered with: not with what was said to whoever wants something else, nor from a page
 * that they do not mean; and never with another client's figure, an invented one, or a page of another trade.
 */
function wanted({ questions, state: { act, pages, excluded }, talk, knowledge }: Asked) {
  const isOfCase = (document: Document) => document.role === "client-case" && pages.includes(pageOf(document));
  const isAboutCase = questions.some(({ isOpen }) => isOpen) && knowledge.index.all().some(isOfCase);
  const sectorsOf = (page: string) => knowledge.subjectAt(page)?.sectors ?? [];
  const sectors = pages.flatMap(sectorsOf);
  const isOfAnotherTrade = (page: string) =>
    !pages.includes(page) &&
    isBelowAnIndex(page) &&
    sectorsOf(page).length > 0 &&
    !sectorsOf(page).some((one) => sectors.includes(one));
  return ({ passage: { document, units } }: Candidate, { core, readings }: Question): boolean => {
    if (!isPublished(document) && !hasSubject(core)) return false;
    if (act?.again && units.every((unit) => talk.said.has(sameText(unit.text)))) return false;
    if (excluded.includes(pageOf(document))) return false;
    if (document.role === "client-case" && isAboutCase && !isOfCase(document)) return false;
    if (document.role === "worked-example" && !readings.some((reading) => EXAMPLE.test(reading))) return false;
    return sectors.length === 0 || hasSubject(core) || !isOfAnotherTrade(pageOf(document));
  };
}
