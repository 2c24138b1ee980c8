/**
 * The consultant without a language model. What was understood of a message (`understand.ts`) passes through named steps:
 * what is found, what becomes of it, and how that is said.
 */
import type { Candidate } from "../search/index.ts";
import { sameText } from "../search/text.ts";
import type { Answer, Option } from "./answer.ts";
import { acted, composed, declined, offer, said, welcome } from "./compose.ts";
import { type Decision, decide, SURE_FROM } from "./decide.ts";
import { encoded, find, isSaidIn, type Understood } from "./find.ts";
import type { Knowledge } from "./knowledge.ts";
import { otherLanguage } from "./languages.ts";
import type { Question } from "./readings.ts";
import { REPLIES } from "./replies.ts";
import { summaryOf } from "./summary.ts";
import { asks, hasSubject, pickedOffer } from "./talk.ts";

/** A message on its way through the steps; each adds what the next ones need. */
export interface Turn extends Understood {
  knowledge: Knowledge;
  lookups: readonly (readonly (readonly Candidate[])[])[];
  /** For each question, the candidates among which was decided. */
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

/** The answer to the last message, and milliseconds that each step took. */
export function respond(
  understood: Understood,
  knowledge: Knowledge,
): { turn: Turn; answer: Answer; steps: StepTime[] } {
  let turn: Turn = { ...understood, knowledge, lookups: [], found: [], decisions: [] };
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
  const question = document.questions.some((one) => sameText(one) === sameText(talk.message))
    ? talk.message
    : (talk.earlier.at(-1)?.asked ?? talk.message);
  const reading = { text: question, vector: vectors.get(question) };
  const [best] = knowledge.index.within(document, reading);
  const circumstances = { knowledge, said: new Set<string>(), readings: [reading] };
  return best ? { answer: said({ ...best, probability: 1 }, question, circumstances) } : {};
}

/** The surest part answers; where none does, all together are what is near. */
function decideAll(turn: Turn): Partial<Turn> {
  const decided = turn.lookups.map((lookups, at) => {
    const isSaid = isSaidIn(turn, turn.questions[at] as Question);
    const decisions = lookups.map((found) => ({ found, decision: decide(found, isSaid) }));
    const [best] = decisions.toSorted((a, b) => sureness(b.decision) - sureness(a.decision));
    if (best && (lookups.length === 1 || sureness(best.decision) > 0)) return best;
    const found = lookups.flat();
    return { found, decision: decide(found, isSaid) };
  });
  return { found: decided.map(({ found }) => found), decisions: decided.map(({ decision }) => decision) };
}

const sureness = (decision: Decision) => (decision.outcome === "answer" ? decision.best.probability : 0);

function compose(turn: Turn): Partial<Turn> {
  const { state, talk, questions, introduces, decisions, found, knowledge, vectors } = turn;
  const { act } = state;
  const answers = decisions.map((decision, at) => {
    const { text = "", readings = [] } = questions[at] ?? {};
    return composed(decision, text, {
      knowledge,
      said: talk.said,
      readings: encoded(readings, vectors),
      isAlone: decisions.filter(({ outcome }) => outcome !== "none").length === 1,
    });
  });
  const opening = talk.earlier.length === 0 && asks(talk.message) ? state.introduction : undefined;
  // Who says who they are and asks of nothing in particular hears what fits them, unless an answer is sure.
  const needed = opening && introduces && !questions.some(({ core }) => hasSubject(core)) ? SURE_FROM : 0;
  const answer = answers.find(({ kind, probability = 0 }) => kind === "answer" && probability >= needed);
  if (act?.introduces || (!act && (opening ? !answer : !asks(talk.message)))) {
    const readings = encoded([talk.message, opening ?? talk.message], vectors);
    const circumstances = { knowledge, said: talk.said, readings };
    const welcomed = welcome(talk, found[0] ?? [], answer, circumstances, act?.introduces);
    if (welcomed) return { answer: welcomed };
  }
  const open = answers.find(({ kind }) => kind === "options");
  if (act && !answer) return { answer: act.summary ? summaryOf(state, knowledge.index) : (open ?? acted(act)) };
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
