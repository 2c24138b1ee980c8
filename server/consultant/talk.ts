/** The state of a talk, made from its messages each time: the server keeps nothing. */
import type { ChatMessage, TalkState } from "../../shared/contracts/chat.ts";
import type { Act } from "../../shared/contracts/library.ts";
import { contentStemsOf, sameText, sentencesOf, wordsOf } from "../search/text.ts";
import type { Answer } from "./answer.ts";
import { isBelowAnIndex, type Knowledge, pathOf } from "./knowledge.ts";
import { REPLIES } from "./replies.ts";

export interface Talk {
  message: string;
  /** The visitor's earlier messages with their answers, oldest first. */
  earlier: readonly Exchange[];
  /** Options of the last answer. */
  offered: readonly string[];
  /** The page that the visitor reads: a talk that has no subject yet is about it. */
  page: string | undefined;
  /** Sentences that were said already, by their words. */
  said: ReadonlySet<string>;
  /** Sentences of the last answer, as they stand there. */
  saidLast: readonly string[];
}

export interface Exchange {
  asked: string;
  answer: string;
}

/** What a talk has come to, made anew from its messages. */
export interface State {
  /** What the last message is for; undefined for a question. */
  act: Act | undefined;
  /** What a follow-up may follow: the last question with a subject of its own, and the last one. */
  topics: readonly string[];
  /** What was asked and answered. */
  questions: readonly Exchange[];
  /** What the visitor told of themselves. */
  introduction: string | undefined;
  /** Pages that the last answer that cited any cites: what the talk is about. */
  pages: readonly string[];
  /** Pages that were cited to what the visitor told of themselves: their kind of house. */
  house: readonly string[];
  /** Pages that were answered from and are not what the visitor means. */
  excluded: readonly string[];
}

/** The line of sources that ends an answer. */
const SOURCE_LINE = /\n+(?:Sources?|See also): [\s\S]*$/;
/** A link to a page, or to a part of it. */
export const LINK = /\]\((\/[^)\s]*)\)/g;
const ITEM = /^- (.+)$/gm;
const ORDINALS = ["first", "second", "third", "fourth"];
/** A longer message does not pick an option by its place. */
const MAX_PICK_WORDS = 6;
/** Exchanges of which the state is made. */
export const REMEMBERED = 8;
/** A longer question is no follow-up, unless it has a pronoun for what was said before. */
const FOLLOW_UP_WORDS = 9;
const PRONOUN = /\b(?:it|its|they|them|their|that|those|this|these|he|him|his|she|her|there|then|one|ones|same)\b/i;
/** A question of fewer content words than this says nothing alone. */
export const CONTENT_WORDS = 2;
/** A clause that begins so asks for something. */
export const INTERROGATIVE =
  "how|hows|what|whats|which|who|whos|whose|whom|when|whens|where|wheres|why|any|anyone|anything";
export const AUXILIARY = "is|are|was|were|am|do|does|did|have|has|had|can|could|may|might|must|would|will|should|shall";
/** Verbs that ask for words. */
const REQUESTING =
  "tell|show|explain|describe|give|list|compare|help|name|rank|order|sort|put|state|confirm|define|clarify|specify|outline|" +
  "summari[sz]e|sum up|spell out|walk me|talk me|remind|send|supply|provide|share|quote|let me know";
const BEFORE_IT =
  "and|but|so|or|ok|okay|well|then|hi|hello|also|by the way|in|on|for|to|at|with|from|by|until|since|up to";
const ASKING = new RegExp(
  `^\\W*(?:(?:${BEFORE_IT})\\W+)*(?:${INTERROGATIVE}|${AUXILIARY}|${REQUESTING}|please|i asked|i meant|i mean|i(?: a|['’])m asking)\\b`,
  "i",
);
const CLAUSE_END = /[.,;:!\n–—]+/;
/** In a short message it may stand anywhere: what has none of it tells of somebody or reacts, or is a few words to look for. */
const ASKING_ANYWHERE = new RegExp(
  `\\b(?:how|what|why|whats|whens|whether|to know|please|pls)\\b|\\b(?:${AUXILIARY})\\s+(?:i|we|you|it|they|he|she|there|anyone|somebody|your|our|the)\\b`,
  "i",
);
const SHORT = 20;
/** A shorter sentence may be said again: "It depends." */
const MIN_WORDS = 5;

/** `page`: path of the page that the visitor reads. */
export function readTalk(messages: readonly ChatMessage[], page?: string): Talk {
  const earlier: Exchange[] = [];
  for (const { role, content } of messages.slice(0, -1)) {
    const last = earlier.at(-1);
    if (role === "user") earlier.push({ asked: content.trim(), answer: "" });
    else if (last) last.answer += content;
  }
  const answers = messages.slice(0, -1).flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
  const last = answers.at(-1) ?? "";
  return {
    message: messages.at(-1)?.content.trim() ?? "",
    earlier,
    offered: [...(last.split("\n\n").at(-1) ?? "").matchAll(ITEM)]
      .map(([, item]) => item as string)
      .filter((item) => !item.includes("](")),
    page: page && page !== "/" ? page.replace(/(?<=.)\/$/, "") : undefined,
    said: new Set(answers.flatMap(sentencesSaid).map(sameText)),
    saidLast: sentencesSaid(last),
  };
}

/** `actOf`: what one of the visitor's earlier messages is for. `act`: what the last is for. */
export function stateOf(
  { message, earlier, page }: Talk,
  actOf: (message: string) => Act | undefined,
  act?: Act,
): State {
  const excluded = new Set<string>();
  let topic: string | undefined;
  let previous: string | undefined;
  let introduction: string | undefined;
  let house: readonly string[] = [];
  let pages: readonly string[] = page ? [page] : [];
  let before: readonly string[] = [];
  const reject = (act: Act | undefined) => {
    if (act?.rejects) for (const one of before) excluded.add(one);
  };
  const questions: Exchange[] = [];
  for (const exchange of earlier.slice(-REMEMBERED)) {
    const { asked, answer } = exchange;
    const act = actOf(asked);
    reject(act);
    const isTelling = act?.introduces || (!act && !asks(asked));
    if (isTelling) introduction = asked;
    if (!act || act.introduces) {
      questions.push(exchange);
      if (!topic || hasSubject(asked)) topic = asked;
      previous = asked;
    }
    before = pagesIn(answer);
    // What was guessed is nobody's subject until they take it up.
    if (isGuess(answer)) continue;
    if (isTelling && before.length > 0) house = before;
    // What is asked for again is meant again.
    if (!act) for (const one of before) excluded.delete(one);
    // What concerns all is no other subject.
    if (before.some(isBelowAnIndex) || (before.length > 0 && !pages.some(isBelowAnIndex))) pages = before;
  }
  reject(act);
  const topics = [...new Set([topic, previous])].filter((one) => one !== undefined);
  if (act?.introduces) introduction = message;
  return {
    act,
    topics,
    introduction,
    questions,
    pages: pages.filter((one) => !excluded.has(one)),
    house: house.filter((one) => !excluded.has(one)),
    excluded: [...excluded],
  };
}

/** Whether an answer said itself that it may not be what was asked. */
export const isGuess = (answer: string) =>
  [REPLIES.perhaps, REPLIES.nothingSure, REPLIES.unmentioned].some((opening) => answer.startsWith(opening));

const pagesIn = (answer: string): string[] => [
  ...new Set(
    [...answer.matchAll(LINK)]
      .map(([, url]) => pathOf(url as string))
      // The way to a person is a subject of no talk.
      .filter((path) => path !== "/" && path !== "/contact"),
  ),
];

/** Sentences of an answer, without its sources. */
export const sentencesSaid = (answer: string): string[] =>
  answer
    .replace(SOURCE_LINE, "")
    .split("\n")
    .flatMap((line) => sentencesOf(line.replace(/^- /, "")))
    .filter((sentence) => wordsOf(sentence).length >= MIN_WORDS);

/** The option that a message picks: by its words, or by its place ("2", "the second one"). Null for a place that was not offered. */
export function pickedOffer({ message, offered }: Talk): string | null | undefined {
  const same = offered.find((offer) => sameText(offer) === sameText(message));
  if (same || offered.length === 0) return same;
  const words = wordsOf(message);
  if (words.length > MAX_PICK_WORDS) return undefined;
  if (words.includes("last")) return offered.at(-1);
  const place = words.map((word) => Math.max(ORDINALS.indexOf(word), (Number(word) || 0) - 1)).find((at) => at >= 0);
  return place === undefined ? undefined : (offered[place] ?? null);
}

/** Whether an earlier answer said all of it, but for a few words. `said`: as in `Talk`. */
export function wasSaid(text: string, said: ReadonlySet<string>): boolean {
  const sentences = sentencesSaid(text).map(sameText);
  return sentences.length > 0 && sentences.every((sentence) => said.has(sentence));
}

/** Whether a question may need what was said before it. */
export const isFollowUp = (text: string): boolean => wordsOf(text).length <= FOLLOW_UP_WORDS || !hasSubject(text);

/** Whether a message asks for something. */
export function asks(text: string): boolean {
  if (/[?؟]/.test(text) || text.split(CLAUSE_END).some((clause) => ASKING.test(clause))) return true;
  return wordsOf(text).length <= SHORT && ASKING_ANYWHERE.test(text);
}

/** Whether a sentence answers what the last answer asked at its end. */
export function isAnswering({ saidLast, offered }: Pick<Talk, "saidLast" | "offered">, text: string): boolean {
  const last = saidLast.at(-1) ?? "";
  return last.endsWith("?") && !offered.includes(last) && !text.endsWith("?");
}

/** Whether it speaks of whoever wrote it. */
export const ofOneself = (text: string): boolean => /\b(?:i|i['’]m|im|me|my|myself)\b/i.test(text);

/** Whether a question says by itself what it is about. */
export const hasSubject = (text: string): boolean => contentOf(text) >= CONTENT_WORDS && !PRONOUN.test(text);

/** Number of its words that say something by themselves. */
export const contentOf = (text: string): number => contentStemsOf(text).length;

/** Characters of what a visitor told of themselves. */
const AIM_LIMIT = 300;

/** What was taken from a talk, as clients and operators are told. */
export function takenFrom(
  { act, pages, excluded, introduction }: State,
  { sources }: Answer,
  knowledge: Knowledge,
): TalkState {
  const cited = sources.map(({ url }) => pathOf(url)).find((page) => page !== "/");
  const subject = cited ?? pages[0];
  const sector = introduction && subject ? knowledge.subjectAt(subject)?.sectors[0] : undefined;
  return {
    act: act?.for ?? "question",
    ...(subject ? { subject: titleOf(subject, knowledge) } : {}),
    ...(sector ? { sector } : {}),
    ...(introduction ? { aim: introduction.slice(0, AIM_LIMIT) } : {}),
    ...(excluded.length > 0 ? { excluded: excluded.map((page) => titleOf(page, knowledge)) } : {}),
  };
}

const titleOf = (page: string, knowledge: Knowledge) => knowledge.subjectAt(page)?.title ?? page;
