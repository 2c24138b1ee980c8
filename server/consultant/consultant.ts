/**
 * The consultant without a language model. A question passes through named steps: what is it for, how may it be read,
 * what is found, what becomes of it, and how that is said.
 */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Act } from "../../shared/contracts/library.ts";
import type { Candidate } from "../search/index.ts";
import type { TextVectors } from "../search/vectors.ts";
import { SAME_IN_PART } from "./acts.ts";
import type { Answer, Option } from "./answer.ts";
import { acted, composed, declined, offer, said, welcome } from "./compose.ts";
import { type Decision, decide, SURE_FROM } from "./decide.ts";
import { encoded, FITS_FROM, find, fitsOf, isSaidIn, type Prepared } from "./find.ts";
import { type Knowledge, pathOf } from "./knowledge.ts";
import { otherLanguage } from "./languages.ts";
import { partsOf, type Question, questionsOf } from "./readings.ts";
import { REPLIES } from "./replies.ts";
import { summaryOf } from "./summary.ts";
import { asks, hasSubject, pickedOffer, REMEMBERED, readTalk, type State, stateOf, type Talk } from "./talk.ts";

/** A message on its way through the steps; each adds what the next ones need. */
export interface Turn extends Prepared {
  knowledge: Knowledge;
  found: readonly (readonly Candidate[])[];
  decisions: readonly Decision[];
  answer?: Answer;
}

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
    Promise.all([...new Set(texts)].map(async (text) => vectors.set(text, await made.ofQuestion(text))));
  // "The third. And who pays for it?": what says by itself what it is about picks nothing by a number in it.
  const parts = partsOf(talk.message).map((part) =>
    hasSubject(part) ? part : (pickedOffer({ ...talk, message: part }) ?? part),
  );
  await encode([talk.message, ...parts, ...talk.earlier.slice(-REMEMBERED).map(({ asked }) => asked)]);
  const actOf = (text: string, same?: number) => {
    const vector = vectors.get(text);
    return acts.of({ text, ...(vector ? { vector } : {}) }, () => index.nearestAsk(vector), same);
  };
  const acting = parts.map((text) => ({ text, act: actOf(text, parts.length > 1 ? SAME_IN_PART : undefined) }));
  const others = acting.filter(({ act }) => !act || act.introduces).map(({ text }) => text);
  const told = openingOf(talk, others);
  if (told) await encode([told]);
  const act = told ? undefined : actOfMessage(actOf(talk.message), acting, others);
  const before = stateOf(talk, actOf, act);
  const state = told
    ? withIntroduction(before, told, fitsOf({ text: told, vector: vectors.get(told) }, index))
    : before;
  const questions = act ? reread(act, others, talk, state) : questionsOf(others, state.topics);
  await encode(questions.flatMap(({ readings }) => readings));
  return { talk, state, questions, vectors };
}

/** What somebody tells who begins a talk with who they are, and then asks: they ask it for their own house. */
function openingOf({ earlier }: Talk, parts: readonly string[]): string | undefined {
  const told = parts.filter((part) => !asks(part)).join(" ");
  return earlier.length === 0 && parts.some(asks) && hasSubject(told) ? told : undefined;
}

function withIntroduction(state: State, told: string, [best]: readonly Candidate[]): State {
  const sources = best && best.score >= FITS_FROM ? (best.passage.document.answer?.sources ?? []) : [];
  const pages = [...new Set(sources.map(({ url }) => pathOf(url)))];
  return { ...state, topics: [told], introduction: told, pages, house: pages };
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
  if (introduces) return [{ text: message, core: message, readings: [message, ...partsOf(message)], isOpen: false }];
  const previous = topics.at(-1);
  if (!again) return [];
  if (asking.length > 0 && !asking.includes(message)) return questionsOf(asking, topics);
  if (!previous) return [];
  const [{ readings } = { readings: [] }] = questionsOf([previous], topics.slice(0, -1));
  return [{ text: previous, core: previous, readings: [...readings, `${previous} ${message}`], isOpen: true }];
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

function decideAll(turn: Turn): Partial<Turn> {
  const isSaid = (at: number) => isSaidIn(turn, turn.questions[at] as Question);
  return { decisions: turn.found.map((candidates, at) => decide(candidates, isSaid(at))) };
}

function compose(turn: Turn): Partial<Turn> {
  const { state, talk, questions, decisions, found, knowledge, vectors } = turn;
  const { act } = state;
  const answers = decisions.map((decision, at) => {
    const { text = "", readings = [] } = questions[at] ?? {};
    return composed(decision, text, {
      knowledge,
      said: talk.said,
      readings: encoded(readings, vectors),
    });
  });
  const opening = talk.earlier.length === 0 && asks(talk.message) ? state.introduction : undefined;
  // Who has just said who they are and asks hears the answer where that is sure, and else what fits them.
  const answer = answers.find(
    ({ kind, probability = 0 }) => kind === "answer" && (!opening || probability >= SURE_FROM),
  );
  if (act?.introduces || (!act && (opening ? !answer : !asks(talk.message)))) {
    const circumstances = { knowledge, said: talk.said, readings: encoded([opening ?? talk.message], vectors) };
    const welcomed = welcome(talk, found[0] ?? [], answer, circumstances, act?.introduces);
    if (welcomed) return { answer: welcomed };
  }
  if (act && !answer) return { answer: act.summary ? summaryOf(state, knowledge.index) : acted(act) };
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
