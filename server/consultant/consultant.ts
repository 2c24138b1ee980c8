/**
 * The consultant without a language model. A question passes through named steps: what is it for, how may it be read,
 * what is found, what becomes of it, and how that is said.
 */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Act } from "../../shared/contracts/library.ts";
import type { Document } from "../search/document.ts";
import type { Candidate, Reading } from "../search/index.ts";
import { sameText } from "../search/text.ts";
import type { TextVectors } from "../search/vectors.ts";
import type { Answer, Option } from "./answer.ts";
import { acted, composed, declined, offer, said, welcomed } from "./compose.ts";
import { type Decision, decide, fittingPage } from "./decide.ts";
import { type Knowledge, pathOf } from "./knowledge.ts";
import { otherLanguage } from "./languages.ts";
import { partsOf, type Question, questionsOf } from "./readings.ts";
import { REPLIES } from "./replies.ts";
import { summaryOf } from "./summary.ts";
import { hasSubject, pickedOffer, REMEMBERED, readTalk, type State, stateOf, type Talk, wasSaid } from "./talk.ts";

/** A message as it is understood, with the vectors of all texts that it is searched by. */
export interface Prepared {
  talk: Talk;
  state: State;
  questions: readonly Question[];
  vectors: ReadonlyMap<string, Float32Array | undefined>;
}

/** A message on its way through the steps; each adds what the next ones need. */
export interface Turn extends Prepared {
  knowledge: Knowledge;
  found: readonly (readonly Candidate[])[];
  decisions: readonly Decision[];
  answer?: Answer;
}

/** Who asks for one may be given an invented example. */
const EXAMPLE = /\bexamples?\b/i;
/** Suggestions beneath an answer to several questions. */
const OPTION_LIMIT = 3;

/** In this order; a step whose work an earlier one has made needless does nothing. */
const STEPS: readonly { name: string; run: (turn: Turn) => Partial<Turn> }[] = [
  { name: "pick an option", run: pick },
  { name: "know the language", run: ({ talk, knowledge }) => ({ answer: otherLanguage(talk.message, knowledge) }) },
  { name: "find", run: find },
  { name: "decide", run: decideAll },
  { name: "compose", run: compose },
];

/** What the last message is for and what it asks. */
export async function prepare(
  messages: readonly ChatMessage[],
  { acts, index }: Pick<Knowledge, "acts" | "index">,
  made: Pick<TextVectors, "ofQuestion">,
  page?: string,
): Promise<Prepared> {
  const talk = readTalk(messages, page);
  const vectors = new Map<string, Float32Array | undefined>();
  const encode = (texts: readonly string[]) =>
    Promise.all(texts.map(async (text) => vectors.set(text, await made.ofQuestion(text))));
  // "The third. And who pays for it?": what says by itself what it is about picks nothing by a number in it.
  const parts = partsOf(talk.message).map((part) =>
    hasSubject(part) ? part : (pickedOffer({ ...talk, message: part }) ?? part),
  );
  await encode([talk.message, ...parts, ...talk.earlier.slice(-REMEMBERED).map(({ asked }) => asked)]);
  const actOf = (text: string) => {
    const vector = vectors.get(text);
    return acts.of({ text, ...(vector ? { vector } : {}) }, () => index.nearestAsk(vector));
  };
  const acting = parts.map((text) => ({ text, act: actOf(text) }));
  const asking = acting.filter(({ act }) => !act || act.introduces).map(({ text }) => text);
  const act = actOfMessage(actOf(talk.message), acting, asking);
  const state = stateOf(talk, actOf, act);
  const questions = act ? reread(act, asking, talk, state) : questionsOf(asking, state.topics);
  await encode(questions.flatMap(({ readings }) => readings));
  return { talk, state, questions, vectors };
}

/** `whole`: what the message as a whole is nearest to. What is asked comes before what is said around it, but for what cannot wait. */
function actOfMessage(whole: Act | undefined, acting: readonly { act: Act | undefined }[], asking: readonly string[]) {
  if (acting.length < 2 || whole?.introduces) return whole;
  const last = (isIt: (act: Act) => boolean) => acting.findLast(({ act }) => act && isIt(act))?.act;
  if (asking.length === 0) return last(({ first }) => first) ?? acting.at(-1)?.act;
  const isQuestion = asking.some((part) => part.endsWith("?"));
  return last(({ urgent, first }) => urgent || (first && !isQuestion)) ?? last(({ again }) => again);
}

/**
 * A correction and a wish for more ask the last question again, without what was said, unless they ask one of their own.
 * What somebody tells of themselves is looked for as a whole and by its sentences.
 */
function reread(
  { again, introduces }: Act,
  asking: readonly string[],
  { message }: Talk,
  { topics }: State,
): Question[] {
  if (introduces) return [{ text: message, readings: [message, ...partsOf(message)], isOpen: false }];
  const previous = topics.at(-1);
  if (!again) return [];
  if (asking.length > 0 && !asking.includes(message)) return questionsOf(asking, topics);
  if (!previous) return [];
  const [{ readings } = { readings: [] }] = questionsOf([previous], topics.slice(0, -1));
  return [{ text: previous, readings: [...readings, `${previous} ${message}`], isOpen: true }];
}

/** The answer to the last message, and milliseconds that each step took. */
export function respond(prepared: Prepared, knowledge: Knowledge): { turn: Turn; answer: Answer; steps: StepTime[] } {
  let turn: Turn = { ...prepared, knowledge, found: [], decisions: [] };
  const steps = STEPS.map(({ name, run }) => {
    const started = performance.now();
    if (!turn.answer) turn = { ...turn, ...run(turn) };
    return { name, ms: performance.now() - started };
  });
  return { turn, answer: turn.answer ?? declined(), steps };
}

export interface StepTime {
  name: string;
  ms: number;
}

/** An option of the last answer is that document's answer, to the question that was asked. */
function pick({ talk, knowledge, vectors }: Turn): Partial<Turn> {
  const picked = pickedOffer(talk);
  if (picked === null) return { answer: offer(talk.offered.flatMap((name) => knowledge.named(name) ?? [])) };
  const document = knowledge.named(picked ?? talk.message);
  if (!document) return {};
  const question = document.questions.includes(talk.message)
    ? talk.message
    : (talk.earlier.at(-1)?.asked ?? talk.message);
  const reading = { text: question, vector: vectors.get(question) };
  const [best] = knowledge.index.within(document, reading);
  const circumstances = { knowledge, said: new Set<string>(), readings: [reading] };
  return best ? { answer: said({ ...best, probability: 1 }, question, circumstances) } : {};
}

const encoded = (texts: readonly string[], vectors: Prepared["vectors"]): Reading[] =>
  texts.map((text) => ({ text, vector: vectors.get(text) }));

function find(turn: Turn): Partial<Turn> {
  const { questions, state, knowledge, vectors } = turn;
  const isWanted = wanted(turn);
  return {
    found: questions.map((question) =>
      knowledge.index
        .search(encoded(question.readings, vectors), { about: question.isOpen ? state.pages : [] })
        .filter((one) => !question.isOpen || isWanted(one, question)),
    ),
  };
}

/**
 * What an open question may be answered with: not with what was said to whoever wants something else, nor from a page
 * that they do not mean; and never with another client's figure, an invented one, or a page of another trade.
 */
function wanted({ questions, state: { act, pages, excluded }, talk, knowledge }: Turn) {
  const pageOf = ({ url }: Document) => pathOf(url ?? "");
  const isOfCase = (document: Document) => document.role === "client-case" && pages.includes(pageOf(document));
  const isAboutCase = questions.some(({ isOpen }) => isOpen) && knowledge.index.all().some(isOfCase);
  const sectorsOf = (page: string) => knowledge.subjectAt(page)?.sectors ?? [];
  const sectors = pages.flatMap(sectorsOf);
  const isOfAnotherTrade = (page: string) =>
    !pages.includes(page) &&
    isBelowAnIndex(page) &&
    sectorsOf(page).length > 0 &&
    !sectorsOf(page).some((one) => sectors.includes(one));
  return ({ passage: { document, units } }: Candidate, { text, readings }: Question): boolean => {
    if (act?.again && units.every((unit) => talk.said.has(sameText(unit.text)))) return false;
    if (excluded.includes(pageOf(document))) return false;
    if (document.role === "client-case" && isAboutCase && !isOfCase(document)) return false;
    if (document.role === "worked-example" && !readings.some((reading) => EXAMPLE.test(reading))) return false;
    return sectors.length === 0 || hasSubject(text) || !isOfAnotherTrade(pageOf(document));
  };
}

/** A page with a subject of its own, such as one case: what stands above it concerns all. */
const isBelowAnIndex = (page: string) => page.lastIndexOf("/") > 0;

function decideAll({ found, talk: { said } }: Turn): Partial<Turn> {
  const isSaid = ({ passage: { document, units } }: Candidate) =>
    wasSaid(document.answer ? document.content : units.map(({ text }) => text).join(" "), said);
  return { decisions: found.map((candidates) => decide(candidates, isSaid)) };
}

function compose({ state, talk, questions, found, decisions, knowledge, vectors }: Turn): Partial<Turn> {
  const { act } = state;
  const answers = decisions.map((decision, at) => {
    const { text = "", readings = [] } = questions[at] ?? {};
    return composed(decision, text, { knowledge, said: talk.said, readings: encoded(readings, vectors) });
  });
  if (act && !answers.some(({ kind }) => kind === "answer")) {
    if (act.summary) return { answer: summaryOf(state) };
    const fitting = act.introduces ? fittingPage(found[0] ?? []) : [];
    const readings = encoded(questions[0]?.readings ?? [], vectors);
    return {
      answer: fitting.length > 0 ? welcomed(act, fitting, { knowledge, said: talk.said, readings }) : acted(act),
    };
  }
  const [first, ...others] = answers.toSorted((a, b) => ranking(b) - ranking(a));
  if (!first) return {};
  return {
    answer: others.some(({ kind }) => kind === "answer" || kind === "options") ? several(answers, first) : first,
  };
}

const ranking = ({ kind, probability = 0 }: Answer) =>
  kind === "answer" ? 1 + probability : kind === "options" ? 1 : 0;

/** Several questions of one message: one answer after the other, and options for those that are open. */
function several(answers: readonly Answer[], first: Answer): Answer {
  const stated = once(
    answers.filter(({ kind }) => kind === "answer"),
    ({ id }) => id,
  );
  if (stated.length === 0) return first;
  const open = answers.filter(({ kind }) => kind === "options").flatMap(({ options }) => options);
  const options = open.length ? open : stated.flatMap((one) => one.options.slice(0, 1));
  return {
    ...(stated[0] as Answer),
    text: [...stated.map(({ text }) => text), ...(open.length ? [REPLIES.rest] : [])].join("\n\n"),
    sources: stated.flatMap(({ sources }) => sources),
    options: once<Option>(options, ({ ask }) => ask).slice(0, OPTION_LIMIT),
  };
}

const once = <One>(list: readonly One[], key: (one: One) => string): One[] =>
  [...new Map(list.toReversed().map((one) => [key(one), one])).values()].reverse();
