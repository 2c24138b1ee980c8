/** Answers from the best passages, or declines where none speaks to enough of the question. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { type Hit, isForeign, pathOf, Query, type SearchIndex, type SearchOptions } from "../retrieval/index.ts";
import { agencyHits, asksAboutAgency, tellsOfAgency } from "./agency.ts";
import { type Answer, compose } from "./answer.ts";
import { type Excerpt, excerptsOf } from "./answering.ts";
import { type Asked, readAsked } from "./asked.ts";
import type { ResolvedQuestion } from "./conversation.ts";
import { ABOUT_AGENCY, decline } from "./declining.ts";
import { inFocus } from "./focus.ts";
import { frames } from "./frames.ts";
import { sentencesOf, type Unit } from "./passages.ts";
import { namesOtherField, OTHER_FIELDS, PLACES } from "./subjects.ts";

/** Entries that are read for an answer. */
const READ = 20;
/** Chance from which a passage grounds an answer: one look-alike answered weighs about as much as one question refused. */
const CHANCE = 0.58;
/** The same for the page that the conversation is about, or that the question names. */
const CHANCE_ON_PAGE = 0.35;
/** Evidence of a question with a single telling word, and what must then be expected or headed. */
const ONE_WORD = 0.25;
const ABOUT = 0.35;
const EXPECTED = 0.5;
const NEARLY_SAME = 0.85;
/** A sentence with a figure of the kind asked for that speaks to this much of the question answers it, whatever the headings. */
const TOLD = 0.8;
/** A sentence that speaks to so much of a question for a time tells it, perhaps in words ("from nine to five"). */
const ALL_BUT_TIME = 0.85;
/** A second passage joins when it is nearly as good, sooner where figures are asked for: each of them stands alone. */
const SECOND = 0.9;
const SECOND_FIGURE = 0.75;
/** It must itself speak to nearly as much of the question. */
const AS_NEAR = 0.8;
/** Pages that an answer names, and how good a page must be that it names beside its sources. */
const PAGES = 3;
const ALSO = 0.6;
/** Words carried over from earlier questions weigh less than those of the new one. */
const CONTEXT_WEIGHT = 0.5;
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
  const { page, hits: found } = inFocus(searched, question, query, index);
  const ofAgency = asksAboutAgency(question.text);
  const hits = ofAgency ? agencyHits(found) : found;
  const asked = askedFor(question);
  const said = question.more ? saidBefore(messages) : new Set<string>();
  const excerpts = excerptsOf(hits, { query, asked, said });
  const grounded = excerpts.filter(
    (excerpt) =>
      isGrounded(excerpt, query, page) &&
      !isWithoutTime(excerpt, asked) &&
      (!ofAgency || tellsOfAgency(question.text, excerpt.units, index)),
  );
  if (namesOtherField(question.text) && !saysSo(grounded[0], question.text))
    return decline(query, hits, frames.otherField);
  if (!grounded.length) return declined(question.text, query, searched, index);
  const told = chosen(grounded, asked);
  return {
    ...compose(told, { further: furtherPages(told, grounded) }),
    passages: grounded.slice(0, FOR_MODEL).map(({ entry }) => entry),
  };
}

/** A question about a place that the pages do not name is near to one about countries. */
function declined(text: string, query: Query, hits: readonly Hit[], index: SearchIndex): Answer {
  if (asksAboutAgency(text)) return decline(query, [], frames.notCovered, ABOUT_AGENCY);
  if (text.search(PLACES) < 0) return decline(query, hits);
  const wider = index.interpret(text.replace(PLACES, "countries"));
  return decline(wider, [...index.search(wider, { limit: READ }), ...hits]);
}

/** Whether a passage itself speaks of the field that a question names. */
function saysSo(excerpt: Excerpt | undefined, question: string): boolean {
  const field = OTHER_FIELDS.exec(question)?.[0].toLowerCase();
  return field !== undefined && (excerpt?.entry.content.toLowerCase().includes(field) ?? false);
}

/** One telling word must be what a section is about, and no telling word a question that it expects. */
function isGrounded({ chance, evidence, entry }: Excerpt, query: Query, page: string | undefined): boolean {
  const spokenOf = page !== undefined && pathOf(entry.page_url) === page;
  if (chance < (spokenOf ? CHANCE_ON_PAGE : CHANCE)) return false;
  if (evidence.telling === 0)
    return (
      evidence.question >= (evidence.ours ? EXPECTED : NEARLY_SAME) &&
      query.groups.every(({ match }) => match !== "unknown")
    );
  const { telling, about, question, figureTold } = evidence;
  // "do you use LinkedIn?" is not answered by what pages say of platforms.
  if (isHintAlone(query) && question < EXPECTED) return false;
  return telling > ONE_WORD || about >= ABOUT || question >= EXPECTED || figureTold >= TOLD || evidence.quoted > 0;
}

/** Whether nothing that the question is about stands on the site, but only what it is a kind of. */
function isHintAlone({ groups }: Query): boolean {
  const telling = groups.filter(({ light }) => !light);
  return telling.length > 0 && telling.every(isForeign);
}

/** "How long did it take?" is not answered by another figure. */
function isWithoutTime({ evidence }: Excerpt, { units }: Asked): boolean {
  const time = units.length > 0 && units.every((unit) => unit === "time" || unit === "date");
  return time && evidence.figureMissing > 0 && evidence.question < EXPECTED && evidence.near < ALL_BUT_TIME;
}

/** "and insurance?" asks for what was asked before. */
function askedFor({ text, before }: ResolvedQuestion): Asked {
  const asked = readAsked(text);
  return asked.units.length || asked.kind !== "other" || !before ? asked : readAsked(before);
}

/** Whether units hold every figure of another, where it has any. */
function tells(units: readonly Unit[], { figures }: Unit): boolean {
  const told = new Set(units.flatMap((unit) => unit.figures.map(({ key }) => key)));
  return figures.length > 0 && figures.every(({ key }) => told.has(key));
}

/** The best excerpt, and a second one where it is nearly as good. */
function chosen(excerpts: readonly Excerpt[], asked: Asked): Excerpt[] {
  const [first, ...others] = excerpts;
  if (!first) return [];
  const said = new Set(first.units.map(({ text }) => text));
  const second = others.find(
    ({ score, units, evidence }) =>
      score >= first.score * (asked.kind === "figure" ? SECOND_FIGURE : SECOND) &&
      evidence.near >= first.evidence.near * AS_NEAR &&
      units.every((unit) => !said.has(unit.text) && !tells(first.units, unit)),
  );
  const enough = first.units.length >= 3 && asked.kind !== "figure";
  return second && !enough ? [first, second] : [first];
}

/** Pages that speak to the question as well and are not yet named, best first. */
function furtherPages(told: readonly Excerpt[], grounded: readonly Excerpt[]): KnowledgeBaseEntry[] {
  const named = new Set(told.map(({ entry }) => pathOf(entry.page_url)));
  const further: KnowledgeBaseEntry[] = [];
  for (const { entry, score } of grounded) {
    const path = pathOf(entry.page_url);
    if (named.size >= PAGES || score < (told[0]?.score ?? 0) * ALSO) break;
    if (!path || named.has(path)) continue;
    named.add(path);
    further.push(entry);
  }
  return further;
}

function withContext(query: Query, context: string, index: SearchIndex): Query {
  const known = new Set(query.groups.map(({ word }) => word));
  const carried = index
    .interpret(context)
    .groups.filter(({ word }) => !known.has(word))
    .map((group) => ({ ...group, weight: group.weight * CONTEXT_WEIGHT }));
  return carried.length ? new Query(query.text, [...query.groups, ...carried]) : query;
}

/** Sentences of earlier answers, so that "tell me more" tells more. */
function saidBefore(messages: readonly ChatMessage[]): Set<string> {
  const lines = messages.filter(({ role }) => role === "assistant").flatMap(({ content }) => content.split("\n"));
  return new Set(lines.flatMap((line) => sentencesOf(line.replace(/^- (?:\[[^\]]*\]\([^)]*\): )?/, ""))));
}
