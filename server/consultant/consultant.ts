/**
 * The consultant without a language model. A question passes through named steps: what is it for, how may it be read,
 * what is found, what becomes of it, and how that is said.
 */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Act } from "../../shared/contracts/library.ts";
import type { Candidate, Reading } from "../search/index.ts";
import { sameText } from "../search/text.ts";
import type { TextVectors } from "../search/vectors.ts";
import type { Answer, Option } from "./answer.ts";
import { acted, composed, declined, offer, said } from "./compose.ts";
import { type Decision, decide } from "./decide.ts";
import type { Knowledge } from "./knowledge.ts";
import { otherLanguage } from "./languages.ts";
import { partsOf, type Question, questionsOf } from "./readings.ts";
import { REPLIES } from "./replies.ts";
import { summaryOf } from "./summary.ts";
import { pickedOffer, readTalk, type Talk } from "./talk.ts";

/** A message with the vectors of all texts that it is searched by. */
export interface Prepared {
  talk: Talk;
  vectors: ReadonlyMap<string, Float32Array | undefined>;
}

/** A message on its way through the steps; each adds what the next ones need. */
export interface Turn extends Prepared {
  knowledge: Knowledge;
  /** What the message is for, where it asks nothing. */
  act?: Act | undefined;
  questions: readonly Question[];
  found: readonly (readonly Candidate[])[];
  decisions: readonly Decision[];
  answer?: Answer;
}

/** Suggestions beneath an answer to several questions. */
const OPTION_LIMIT = 3;

/** In this order; a step whose work an earlier one has made needless does nothing. */
const STEPS: readonly { name: string; run: (turn: Turn) => Partial<Turn> }[] = [
  { name: "pick an option", run: pick },
  { name: "understand what it is for", run: understand },
  { name: "find", run: find },
  { name: "decide", run: ({ found }) => ({ decisions: found.map(decide) }) },
  { name: "compose", run: compose },
];

export async function prepare(
  messages: readonly ChatMessage[],
  vectors: Pick<TextVectors, "ofQuestion">,
  page?: string,
): Promise<Prepared> {
  const talk = readTalk(messages, page);
  const parts = partsOf(talk.message);
  const previous = talk.earlier.at(-1);
  const texts = new Set([
    talk.message,
    ...parts,
    ...questionsOf(parts, talk).flatMap(({ readings }) => readings),
    ...(previous ? [previous, `${previous} ${talk.message}`] : []),
  ]);
  const made = await Promise.all([...texts].map(async (text) => [text, await vectors.ofQuestion(text)] as const));
  return { talk, vectors: new Map(made) };
}

/** The answer to the last message, and milliseconds that each step took. */
export function respond(prepared: Prepared, knowledge: Knowledge): { turn: Turn; answer: Answer; steps: StepTime[] } {
  let turn: Turn = { ...prepared, knowledge, questions: [], found: [], decisions: [] };
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
  const question = document.questions.includes(talk.message) ? talk.message : (talk.earlier.at(-1) ?? talk.message);
  const reading = { text: question, vector: vectors.get(question) };
  const [best] = knowledge.index.within(document, reading);
  const circumstances = { knowledge, said: new Set<string>(), readings: [reading] };
  return best ? { answer: said({ ...best, probability: 1 }, question, circumstances) } : {};
}

/** Acts come before answers; a message that greets and then asks is not answered with a greeting. */
function understand({ talk, knowledge, vectors }: Turn): Partial<Turn> {
  const foreign = otherLanguage(talk.message, knowledge);
  if (foreign) return { answer: foreign };
  const actOf = (text: string) => knowledge.acts.of(vectors.get(text), knowledge.index.nearestAsk(vectors.get(text)));
  const whole = actOf(talk.message);
  const parts = partsOf(talk.message).map((text) => ({ text, act: actOf(text) }));
  const asking = parts.filter(({ act }) => !act).map(({ text }) => text);
  const act =
    whole ?? parts.findLast((part) => part.act?.first)?.act ?? (asking.length ? undefined : parts.at(-1)?.act);
  return { act, questions: act ? reread(act, talk) : questionsOf(asking, talk) };
}

/** A correction and a wish for more ask the last question again, without what was said. */
function reread({ again }: Act, { message, earlier }: Talk): Question[] {
  const previous = earlier.at(-1);
  if (!again || !previous) return [];
  return [{ text: previous, readings: [previous, `${previous} ${message}`], isOpen: true }];
}

const encoded = (texts: readonly string[], vectors: Prepared["vectors"]): Reading[] =>
  texts.map((text) => ({ text, vector: vectors.get(text) }));

function find({ act, questions, talk, knowledge, vectors }: Turn): Partial<Turn> {
  // Whoever wants something else is not given what was said.
  const isWanted = ({ passage }: Candidate) =>
    !act || !passage.units.every(({ text }) => talk.said.has(sameText(text)));
  return {
    found: questions.map(({ readings, isOpen }) =>
      knowledge.index.search(encoded(readings, vectors), { about: isOpen ? talk.pages : [] }).filter(isWanted),
    ),
  };
}

function compose({ act, talk, questions, decisions, knowledge, vectors }: Turn): Partial<Turn> {
  const answers = decisions.map((decision, at) => {
    const { text = "", readings = [] } = questions[at] ?? {};
    return composed(decision, text, { knowledge, said: talk.said, readings: encoded(readings, vectors) });
  });
  if (act && !answers.some(({ kind }) => kind === "answer"))
    return { answer: act.summary ? summaryOf(talk) : acted(act) };
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
