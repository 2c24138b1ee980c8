/** Understands a message, anew from all messages of the talk: what it is for, who speaks, and what it asks. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Act } from "../../shared/contracts/library.ts";
import type { Candidate } from "../search/index.ts";
import type { TextVectors } from "../search/vectors.ts";
import { encoded, FITS_FROM, fitsOf, type Understood } from "./find.ts";
import { type Knowledge, pathOf } from "./knowledge.ts";
import { type Asking, partsOf, questionsOf } from "./readings.ts";
import {
  asks,
  CONTENT_WORDS,
  contentOf,
  hasSubject,
  isAnswering,
  ofOneself,
  pickedOffer,
  REMEMBERED,
  readTalk,
  type State,
  stateOf,
  type Talk,
  wasSaid,
} from "./talk.ts";

/** What the last message is for and what it asks. */
export async function understand(
  messages: readonly ChatMessage[],
  knowledge: Pick<Knowledge, "acts" | "index" | "calledIn">,
  made: Pick<TextVectors, "ofQuestion">,
  page?: string,
): Promise<Understood> {
  const { acts, index } = knowledge;
  const talk = readTalk(messages, page);
  const vectors = new Map<string, Float32Array | undefined>();
  const encode = (texts: readonly string[]) =>
    Promise.all([...new Set(texts)].map(async (text) => vectors.set(text, await made.ofQuestion(text))));
  // "The third. And who pays for it?": what says by itself what it is about picks nothing by a number in it.
  const parts = partsOf(talk.message).map((part) =>
    hasSubject(part) ? part : (pickedOffer({ ...talk, message: part }) ?? part),
  );
  // Who wants to be called about something names it, which tells nothing of what the message is for.
  const wishes = parts.map((part) => part.split(ABOUT)[0] as string);
  await encode([talk.message, ...parts, ...wishes, ...talk.earlier.slice(-REMEMBERED).map(({ asked }) => asked)]);
  const judged = new Map<string, Act | undefined>();
  const actOf = (text: string) => {
    if (!judged.has(text)) {
      const vector = vectors.get(text);
      const act = acts.of({ text, ...(vector ? { vector } : {}) }, () => index.nearestAsk(vector));
      // Of what was said there is nothing more, and nothing to correct, where nothing was said.
      judged.set(text, act?.again && talk.earlier.length === 0 ? undefined : act);
    }
    return judged.get(text);
  };
  const wishOf = (text: string) => {
    const act = text === talk.message ? undefined : actOf(text);
    return act?.for === "contact" ? act : undefined;
  };
  const ofWhole = actOf(talk.message);
  const acting = parts.map((text, at) => {
    const act = actOf(text) ?? wishOf(wishes[at] ?? text);
    // "We have no such market. Is it hopeless then?" is nobody's distress, and "nobody replied yet" no complaint where it was asked.
    const isMisheard =
      (act?.urgent && act !== ofWhole && !ofOneself(text)) || (act?.for === "complaint" && isAnswering(talk, text));
    return { text, act: isMisheard ? undefined : act };
  });
  const others = acting.filter(({ act }) => !act || act.introduces).map(({ text }) => text);
  const whole = ofWhole ?? (parts.length === 1 ? acting[0]?.act : undefined);
  const told = toldIn(talk, others, actOf);
  if (told) await encode([told]);
  const act = told ? undefined : actOfMessage(whole, acting, others);
  const before = stateOf(talk, actOf, act);
  const called = knowledge.calledIn(told ?? "");
  const isCalled = called.stems.size >= CALLED;
  const fits = told ? fitsOf(encoded([told], vectors), index) : [];
  const state = told ? withTold(before, told, isCalled ? called.pages : [], fits) : before;
  const asking = act
    ? reread(act, others, talk, state)
    : questionsOf(told ? others.filter(asks) : others, state.topics, told);
  const asked = [...asking.questions, ...(asking.whole ? [asking.whole] : [])];
  await encode(asked.flatMap(({ readings }) => readings));
  // Who names what they ask about tells nothing of themselves.
  return { talk, state, ...asking, told: isCalled ? undefined : told, vectors };
}

const ABOUT = /\s+(?:about|regarding|concerning|because|so that|to (?:discuss|talk about))\s/i;

/**
 * What somebody tells of themselves beside what they ask, which they ask for their own house then: all that begins a talk,
 * and later what introduces them.
 */
function toldIn({ earlier }: Talk, parts: readonly string[], actOf: (text: string) => Act | undefined) {
  const isTold = (part: string) => !asks(part) && (earlier.length === 0 || actOf(part)?.introduces);
  const told = parts.filter(isTold).join(" ");
  return parts.some(asks) && contentOf(told) >= CONTENT_WORDS ? told : undefined;
}

/** Words of a name by which what somebody tells is about a subject, and not of their own trade: "I read your tourism campaign case." */
const CALLED = 3;

function withTold(state: State, told: string, called: readonly string[], [best]: readonly Candidate[]): State {
  const sources = best && best.score >= FITS_FROM ? (best.passage.document.answer?.sources ?? []) : [];
  const house = [...new Set(sources.map(({ url }) => pathOf(url)))];
  const [pages = state.pages] = [called, house].filter(({ length }) => length);
  return { ...state, topics: [told], introduction: told, pages, house };
}

/** `whole`: what the message as a whole is nearest to. What is asked comes before what is said around it, but for what cannot wait. */
function actOfMessage(whole: Act | undefined, acting: readonly { act: Act | undefined }[], asking: readonly string[]) {
  if (acting.length < 2 || (whole?.introduces && !asking.some(asks))) return whole;
  const last = (isIt: (act: Act) => boolean) => acting.findLast(({ act }) => act && isIt(act))?.act;
  if (asking.length === 0) return last(({ first }) => first) ?? acting.at(-1)?.act;
  const isQuestion = asking.some((part) => part.endsWith("?") && hasSubject(part));
  return last(({ urgent, first }) => urgent || (first && !isQuestion)) ?? last(({ again }) => again);
}

/**
 * A correction and a wish for more ask the last question again, without what was said, unless they ask one of their own.
 * What somebody tells of themselves is looked for as a whole and by its sentences.
 */
function reread(
  { again, introduces, kind, says }: Act,
  asking: readonly string[],
  { message, said }: Talk,
  { topics }: State,
): Asking {
  if (introduces)
    return { questions: [{ text: message, core: message, readings: [message, ...partsOf(message)], isOpen: false }] };
  const previous = topics.at(-1);
  if (asking.some(asks) && (again || kind === "talk")) return questionsOf(asking, topics);
  // A message that asks is a question too, however courteous or angry, and so is one whose reply was given before.
  if ((kind === "talk" && asks(message) && hasSubject(message)) || wasSaid(says, said))
    return questionsOf([message], topics);
  if (!again || !previous) return { questions: [] };
  const { questions } = questionsOf([previous], topics.slice(0, -1));
  const readings = [...(questions[0]?.readings ?? []), `${previous} ${message}`];
  return { questions: [{ text: previous, core: previous, readings, isOpen: true }] };
}
