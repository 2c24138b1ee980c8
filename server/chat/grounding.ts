/** Answers from the best passages, or declines where none speaks to enough of the question. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { type Hit, pathOf, type Query, type SearchIndex, type SearchOptions } from "../retrieval/index.ts";
import { agencyHits, asksAboutAgency } from "./agency.ts";
import { type Answer, compose } from "./answer.ts";
import { type Excerpt, excerptsOf } from "./answering.ts";
import { type Asked, readAsked } from "./asked.ts";
import type { ResolvedQuestion } from "./conversation.ts";
import { decline } from "./declining.ts";
import { frames } from "./frames.ts";
import { sentencesOf } from "./passages.ts";
import { namesOtherField, OTHER_FIELDS, sectorsIn } from "./subjects.ts";

/** Entries that are read for an answer. */
const READ = 20;
/** Chance from which a passage grounds an answer: one look-alike answered weighs about as much as one question refused. */
const CHANCE = 0.58;
/** A second passage joins when it is nearly as good. */
const SECOND = 0.75;
/** Words carried over from earlier questions weigh less than those of the new one. */
const CONTEXT_WEIGHT = 0.5;
/** A page that the conversation is about comes before others of equal worth. */
const FOCUS = 1.25;
/** The same for the home page, where a question names nothing else ("what does CGT do?"). */
const FOCUS_ON_US = 2;
/** Passages that a model is given. */
const FOR_MODEL = 6;

export function answerFromPassages(
  question: ResolvedQuestion,
  messages: readonly ChatMessage[],
  index: SearchIndex,
  vector: SearchOptions["vector"],
): Answer {
  const query = withContext(index.interpret(question.text), question.context, index);
  const searched = index.search(query, { limit: READ, ...(vector ? { vector } : {}) });
  const page = titledPage(question.text, index) ?? question.focus;
  const found = page ? focused(searched, page, FOCUS) : focused(searched, "/", weightOfHome(question.text, query));
  const hits = asksAboutAgency(question.text) ? agencyHits(found) : found;
  const asked = askedFor(question);
  const said = question.more ? saidBefore(messages) : new Set<string>();
  const excerpts = excerptsOf(hits, { query, asked, said });
  const grounded = excerpts.filter(({ chance }) => chance >= CHANCE);
  if (namesOtherField(question.text) && !saysSo(grounded[0], question.text))
    return decline(query, hits, frames.otherField);
  if (!grounded.length) return decline(query, hits);
  return { ...compose(chosen(grounded, asked)), passages: grounded.slice(0, FOR_MODEL).map(({ entry }) => entry) };
}

/** Whether a passage itself speaks of the field that a question names. */
function saysSo(excerpt: Excerpt | undefined, question: string): boolean {
  const field = OTHER_FIELDS.exec(question)?.[0].toLowerCase();
  return field !== undefined && (excerpt?.entry.content.toLowerCase().includes(field) ?? false);
}

/** The page whose title stands in the question. */
function titledPage(question: string, index: SearchIndex): string | undefined {
  const asked = question.toLowerCase();
  return index.pages().find(({ title }) => title.includes(" ") && asked.includes(title.toLowerCase()))?.path;
}

/** "who are your customers?": a short question about the agency as a whole is one for the home page. */
function weightOfHome(text: string, query: Query): number {
  if (!/\b(?:you|your|yours|cgt)\b/i.test(text) || sectorsIn(text).length) return 1;
  const telling = query.groups.filter(({ light }) => !light).length;
  return telling === 0 ? FOCUS_ON_US : telling <= 2 ? FOCUS : 1;
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

function focused(hits: Hit[], page: string, factor: number): Hit[] {
  if (factor === 1) return hits;
  return hits
    .map((hit) => (pathOf(hit.entry.page_url) === page ? { ...hit, score: hit.score * factor } : hit))
    .sort((a, b) => b.score - a.score);
}

/** Sentences of earlier answers, so that "tell me more" tells more. */
function saidBefore(messages: readonly ChatMessage[]): Set<string> {
  const lines = messages.filter(({ role }) => role === "assistant").flatMap(({ content }) => content.split("\n"));
  return new Set(lines.flatMap((line) => sentencesOf(line.replace(/^- (?:\[[^\]]*\]\([^)]*\): )?/, ""))));
}
