/**
 * The consultant without a language model. What was understood of a message (`understand.ts`) passes through named steps:
 * what is found, what becomes of it, and how that is said.
 */
import type { Candidate } from "../search/index.ts";
import { sameText } from "../search/text.ts";
import type { Answer } from "./answer.ts";
import { acted, composed, declined, isAskedFor, offer, said, several, welcome } from "./compose.ts";
import { type Decision, decide, LIKELY_FROM } from "./decide.ts";
import { encoded, find, fitsOf, isSaidIn, type Understood } from "./find.ts";
import type { Knowledge } from "./knowledge.ts";
import { otherLanguage } from "./languages.ts";
import type { Question } from "./readings.ts";
import { summaryOf } from "./summary.ts";
import { asks, contentOf, hasSubject, ofOneself, pickedOffer } from "./talk.ts";

/** A message on its way through the steps; each adds what the next ones need. */
export interface Turn extends Understood {
  knowledge: Knowledge;
  lookups: readonly (readonly (readonly Candidate[])[])[];
  /** For each question, the candidates among which was decided. */
  found: readonly (readonly Candidate[])[];
  decisions: readonly Decision[];
  /** What becomes of all questions as one, where none of them has an answer of its own. */
  asOne?: Decision;
  answer?: Answer;
}

/** Words that nothing here mentions and that are told: of more, it is another language or another world. */
const NAMED_UNKNOWN = 2;

/** In this order; a step whose work an earlier one has made needless does nothing. */
const STEPS: readonly { name: string; run: (turn: Turn) => Partial<Turn> }[] = [
  { name: "pick an option", run: pick },
  { name: "know the language", run: ({ talk, knowledge }) => ({ answer: otherLanguage(talk.message, knowledge) }) },
  { name: "find", run: find },
  { name: "decide", run: decideAll },
  { name: "read as one", run: readAsOne },
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
    const question = turn.questions[at] as Question;
    const isSaid = isSaidIn(turn, question);
    const decisionOn = (found: readonly Candidate[]) => ({ found, decision: decide(found, isSaid, question.isOpen) });
    const decisions = lookups.map(decisionOn);
    const [best] = decisions.toSorted((a, b) => sureness(b.decision) - sureness(a.decision));
    if (best && (lookups.length === 1 || sureness(best.decision) > 0)) return best;
    return decisionOn(lookups.flat());
  });
  return {
    found: decided.map(({ found }) => found),
    decisions: decided.map(({ decision }, at) => withWordOn(decision, turn.questions[at] as Question, turn)),
  };
}

/** Where nothing is published about a matter, what an operator wrote that speaks of it is said. */
function withWordOn(decision: Decision, { readings }: Question, { knowledge: { index }, vectors }: Turn): Decision {
  const matter = decision.outcome === "none" ? decision.unpublished : undefined;
  const word = matter && index.wordOn(matter.passage.document);
  const [reading] = encoded(readings, vectors);
  const [best] = (word && reading && index.within(word, reading)) ?? [];
  return best ? { outcome: "answer", best: { ...best, probability: matter?.probability ?? 0 }, others: [] } : decision;
}

function readAsOne(turn: Turn): Partial<Turn> {
  const { whole, decisions } = turn;
  if (!whole || decisions.some((one) => sureness(one) > 0)) return {};
  const one = { ...turn, questions: [whole] };
  const [asOne] = decideAll({ ...one, ...find(one) }).decisions ?? [];
  return asOne ? { asOne } : {};
}

/** Of what is known: an answer, or that nothing is published. */
function sureness(decision: Decision): number {
  if (decision.outcome === "none") return decision.unpublished?.probability ?? 0;
  return decision.outcome === "answer" ? decision.best.probability : 0;
}

/** Of several questions that have no answer each, the answer to all as one, unless one of them is nearer to its own. */
function nearer(each: readonly Answer[], whole: Answer): readonly Answer[] {
  const least = Math.max(LIKELY_FROM, whole.probability ?? 0);
  return each.every(({ kind, probability = 0 }) => kind !== "answer" && probability < least) ? [whole] : each;
}

function compose(turn: Turn): Partial<Turn> {
  const { state, talk, told, questions, whole, asOne, decisions, found, knowledge, vectors } = turn;
  const { act } = state;
  const parts = questions.map((question, at) => ({ question, decision: decisions[at] as Decision }));
  // What says no subject is no question apart, unless something answers it: "and could I drop by?"
  const apart = parts.filter(
    ({ question, decision }) => parts.length === 1 || sureness(decision) > 0 || hasSubject(question.core),
  );
  const asked = apart.length > 0 ? apart : parts.slice(0, 1);
  const answerTo = ({ question, decision }: (typeof parts)[number], isOneOfSeveral: boolean) =>
    composed(decision, question.text, {
      knowledge,
      said: talk.said,
      readings: encoded(question.readings, vectors),
      unknown: decision.outcome === "answer" ? [] : knowledge.index.unknownIn(question.core).slice(0, NAMED_UNKNOWN),
      isOneOfSeveral,
    });
  const each = asked.map((part) => answerTo(part, asked.length > 1));
  const answers = whole && asOne ? nearer(each, answerTo({ question: whole, decision: asOne }, false)) : each;
  const answer = answers.find(
    ({ kind, probability = 0 }) => kind === "answer" || (kind === "declined" && probability > 0),
  );
  const open = answers.find(({ kind }) => kind === "options");
  // Who says who they are and asks hears what fits them where they ask nothing in particular, and what comes nearest to it
  // where nothing comes near to their question.
  const asksNothing = told !== undefined && questions.every(({ core }) => contentOf(core) === 0);
  const introduces = act?.introduces || asksNothing;
  const isHeard = answer || (open && questions.some(({ core }) => hasSubject(core)));
  const readings = encoded([talk.message, told ?? talk.message], vectors);
  const tells = told !== undefined || !asks(talk.message) || (!isHeard && ofOneself(talk.message));
  const isTelling = introduces || (!act && tells);
  const fits = isTelling ? fitsOf(readings, knowledge.index) : [];
  if (isTelling && (introduces || !told || !isHeard || isAskedFor(fits[0], found[0] ?? []))) {
    const circumstances = { knowledge, said: talk.said, readings };
    const heard = asksNothing ? undefined : answer;
    const welcomed = welcome(talk, fits, found[0] ?? [], heard, circumstances, introduces);
    if (welcomed) return { answer: welcomed };
  }
  if (act && !answer) return { answer: act.summary ? summaryOf(state, knowledge.index) : (open ?? acted(act)) };
  const isAnyFound = answers.some(({ kind }) => kind === "answer" || kind === "options");
  if (answers.length < 2 || !isAnyFound) return answers[0] ? { answer: answers[0] } : {};
  return {
    answer: several(
      asked.map(({ question }) => question.core),
      answers,
    ),
  };
}
