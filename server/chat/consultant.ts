/** The consultant that needs no model: it finds the sentences that answer, or says that none do. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { type Hit, pathOf, type Query, type SearchIndex, type SearchOptions } from "../retrieval/index.ts";
import { callsForAdvice } from "./advice.ts";
import { agencyHits, asksAboutAgency } from "./agency.ts";
import { type Answer, type AnswerKind, compose } from "./answer.ts";
import { type Excerpt, excerptsOf } from "./answering.ts";
import { type Asked, readAsked } from "./asked.ts";
import { listPages } from "./catalogue.ts";
import { compare } from "./comparison.ts";
import { type ResolvedQuestion, resolveQuestion } from "./conversation.ts";
import { decline, nearestQuestions } from "./declining.ts";
import { isErrand } from "./errand.ts";
import { frames } from "./frames.ts";
import { afterOffer, handOver } from "./handover.ts";
import { isInstruction, withoutInstructions } from "./injection.ts";
import { isOtherLanguage } from "./language.ts";
import { sentencesOf } from "./passages.ts";
import { answerPrice, asksForPrice } from "./pricing.ts";
import { readSmallTalk, type SmallTalk } from "./small-talk.ts";

export interface Consultant {
  /** Answers the last message of a conversation. `vector` is the question's, where a model made one. */
  answer(messages: readonly ChatMessage[], vector?: SearchOptions["vector"]): Answer;
}

/** Entries that are read for an answer. */
const READ = 20;
/** A passage grounds an answer when it speaks to this share of the question. Measured on the bench. */
const GROUNDS = 0.44;
/** A question of which more than this share is unknown to the site is not ours, unless a section expects it nearly as asked. */
const FOREIGN = 0.38;
const EXPECTED = 0.75;
/** A second passage joins when it is nearly as good. */
const SECOND = 0.88;
/** Words carried over from earlier questions weigh less than those of the new one. */
const CONTEXT_WEIGHT = 0.5;
/** A page that the conversation is about comes before others of equal worth. */
const FOCUS = 1.25;

export function createConsultant(index: () => SearchIndex): Consultant {
  return { answer: (messages, vector) => answer(messages, index(), vector) };
}

function answer(messages: readonly ChatMessage[], index: SearchIndex, vector: SearchOptions["vector"]): Answer {
  const message = messages.at(-1)?.content.trim() ?? "";
  const settled = afterOffer(messages) ?? withoutSearch(message, messages);
  if (settled) return settled;
  const question = resolveQuestion(messages, index);
  if (isErrand(question.text)) return decline(index.interpret(question.text), []);
  if (asksForPrice(question.text)) return answerPrice(`${question.text} ${question.context}`, index);
  return (
    compare(question.text, question.context, question.focus, index) ??
    listPages(question.text, index) ??
    fromPassages(question, messages, index, vector)
  );
}

/** Answers that need no passage. */
export function withoutSearch(message: string, messages: readonly ChatMessage[]): Answer | undefined {
  const plain = withoutInstructions(message);
  if (isInstruction(message) && plain.split(/\s+/).length < 3) return fixed("refused", frames.noInstructions);
  const talk = readSmallTalk(plain);
  if (talk === "human") return handOver(messages);
  if (talk) return fixed("talk", talkFrames[talk]);
  if (isOtherLanguage(plain)) return fixed("talk", frames.english);
  if (callsForAdvice(plain)) return fixed("advice", `${frames.advice} ${frames.askTeam}`);
  return undefined;
}

const talkFrames: Record<Exclude<SmallTalk, "human">, string> = {
  greeting: frames.greeting,
  thanks: frames.thanks,
  goodbye: frames.goodbye,
  wellbeing: frames.wellbeing,
  identity: frames.identity,
  capability: frames.capability,
  unreadable: frames.unreadable,
};

function fixed(kind: AnswerKind, text: string): Answer {
  return { kind, text, sources: [] };
}

function fromPassages(
  question: ResolvedQuestion,
  messages: readonly ChatMessage[],
  index: SearchIndex,
  vector: SearchOptions["vector"],
): Answer {
  const query = withContext(index.interpret(question.text), question.context, index);
  let hits = focused(index.search(query, { limit: READ, ...(vector ? { vector } : {}) }), question.focus);
  const asked = askedFor(question);
  if (asksAboutAgency(question.text)) hits = agencyHits(hits);
  const said = question.more ? saidBefore(messages) : new Set<string>();
  const excerpts = excerptsOf(hits, { query, asked, said });
  const grounded = excerpts.filter(({ grounds }) => grounds >= GROUNDS);
  if (!grounded.length || isForeign(query, hits)) return decline(query, hits);
  return compose(chosen(grounded, asked));
}

/** Whether much of the question is about something that no page names, such as another company. */
function isForeign(query: Query, hits: readonly Hit[]): boolean {
  const all = query.groups.reduce((sum, { weight }) => sum + weight, 0);
  const unknown = query.groups.reduce((sum, { weight, match }) => sum + (match === "unknown" ? weight : 0), 0);
  return unknown > all * FOREIGN && (hits[0]?.parts.question ?? 0) < EXPECTED;
}

/** "and insurance?" asks for what was asked before. */
function askedFor({ text, before }: ResolvedQuestion): Asked {
  const asked = readAsked(text);
  return asked.units.length || asked.kind !== "other" || !before ? asked : readAsked(before);
}

/** The best excerpt, and a second one where it is nearly as good. */
function chosen(excerpts: readonly Excerpt[], asked: Asked): Excerpt[] {
  const [first, ...others] = excerpts;
  if (!first) return [];
  const said = new Set(first.units.map(({ text }) => text));
  const second = others.find(
    ({ score, units }) => score >= first.score * SECOND && units.every(({ text }) => !said.has(text)),
  );
  const enough = first.units.length >= 3 && asked.kind !== "figure";
  return second && !enough ? [first, second] : [first];
}

function withContext(query: Query, context: string, index: SearchIndex): Query {
  const known = new Set(query.groups.map(({ word }) => word));
  const carried = index
    .interpret(context)
    .groups.filter(({ word }) => !known.has(word))
    .map((group) => ({ ...group, weight: group.weight * CONTEXT_WEIGHT }));
  return { text: query.text, groups: [...query.groups, ...carried] };
}

function focused(hits: Hit[], focus: string | undefined): Hit[] {
  if (!focus) return hits;
  return hits
    .map((hit) => (pathOf(hit.entry.page_url) === focus ? { ...hit, score: hit.score * FOCUS } : hit))
    .sort((a, b) => b.score - a.score);
}

function saidBefore(messages: readonly ChatMessage[]): Set<string> {
  const answers = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
  return new Set(
    answers.flatMap((text) =>
      text.split("\n").flatMap((line) => sentencesOf(line.replace(/^- (?:\[[^\]]*\]\([^)]*\): )?/, ""))),
    ),
  );
}

export { nearestQuestions };
