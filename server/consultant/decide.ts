/** What becomes of a question: it is answered, a few readings are offered, or it is not covered. */
import type { ModelVector } from "./entry-index.ts";
import type { AnswerMatch, EntryMatch, Knowledge, Match } from "./knowledge.ts";
import type { Query } from "./query.ts";
import type { Question } from "./read.ts";
import type { Weights } from "./weights.ts";

export type Decision =
  | { outcome: "answer"; match: Match; query: Query }
  | { outcome: "offer"; matches: readonly Match[] }
  | { outcome: "none" };

/** How much likelier a question of another world must be than the likeliest entry. */
const OUTSIDE_LEAD = 1.5;
/** Candidates of each kind and reading. */
const LOOKED_AT = 5;
/** Readings to choose from. */
const MOST_OFFERED = 3;
/** A reading that leans on the conversation must be this much likelier than the question by itself. */
const LEAP = 0.05;

export interface Found {
  query: Query;
  match: Match;
}

export function decide(question: Question, knowledge: Knowledge, vector?: ModelVector): Decision {
  const { weights } = knowledge;
  const found = search(question, knowledge, vector);
  const [best] = found;
  if (!best) return { outcome: "none" };
  const stated = found.find(({ match }) => match.probability >= statedFrom(match, weights));
  if (stated) return { outcome: "answer", ...stated };
  // Nearer to what this house knows nothing of than to anything that it knows.
  if (isOutside(best.match) && best.match.probability >= clearlyAbove(found, weights))
    return { outcome: "answer", ...best };
  const likely = found.filter(({ match }) => match.probability >= rankerOf(match, weights).offer);
  const questions = likely.filter(({ match }) => asksSomething(match));
  // A heading is a poor question to choose; it serves where nothing better is near.
  const matches = distinct(questions.length > 1 ? questions : likely.filter(({ match }) => isOfferable(match)));
  return matches.length > 1 ? { outcome: "offer", matches } : { outcome: "none" };
}

/** Candidates of all readings, the likeliest first. */
function search({ readings }: Question, knowledge: Knowledge, vector?: ModelVector): Found[] {
  const found = readings.flatMap((query, reading) => {
    const { answers, entries } = knowledge.match(query, { vector });
    const all: Match[] = [...answers.slice(0, LOOKED_AT), ...entries.slice(0, LOOKED_AT)];
    const matches = all.filter((match) => !isRepeated(match, query));
    return matches.map((match) => ({ query, match, likely: match.probability - (reading ? LEAP : 0) }));
  });
  return found.sort((a, b) => b.likely - a.likely);
}

/** What was said a moment ago is not what a question that leans on it asks for. */
const isRepeated = (match: Match, { topic }: Query) =>
  match.kind === "answer" && topic !== undefined && topic.answers[0] === match.one.answer.id;

/** Where the library has answers on a page, a section of it speaks only when it is as sure as they must be. */
function statedFrom(match: Match, { answers, entries }: Weights): number {
  if (match.kind === "answer") return answers.state;
  return match.passage.subject ? Math.max(answers.state, entries.state) : entries.state;
}

const rankerOf = ({ kind }: Match, { answers, entries }: Weights) => (kind === "answer" ? answers : entries);

const isOutside = (match: Match) =>
  match.kind === "answer" && match.one.answer.kind === "declined" && match.one.answer.sources.length === 0;

/** What must be reached to say that a question is none for this house: no weak likeness, and well above any entry. */
function clearlyAbove(found: readonly Found[], { answers }: Weights): number {
  const entry = found.find(({ match }) => match.kind === "entry");
  return Math.max(answers.state / 2, OUTSIDE_LEAD * (entry?.match.probability ?? 0));
}

/** Whether a candidate can be offered as a question: an answer of the library, or an entry that is headed by one. */
function asksSomething(match: Match): boolean {
  return match.kind === "entry" ? match.passage.wordings.length > 0 : isOfferable(match);
}

/** What people choose from are things to be told, not ways of talking. */
function isOfferable(match: Match): boolean {
  return match.kind === "entry" || match.one.answer.sources.length > 0;
}

/** The likeliest few that would give different answers. */
function distinct(found: readonly Found[]): Match[] {
  const matches: Match[] = [];
  for (const { match } of found) {
    const places = placesOf(match);
    const isNew = !matches.some(
      (other) => nameOf(other) === nameOf(match) || (other.kind !== match.kind && overlap(places, placesOf(other))),
    );
    if (isNew) matches.push(match);
  }
  return matches.slice(0, MOST_OFFERED);
}

const nameOf = (match: Match) => (match.kind === "answer" ? match.one.answer.id : match.passage.head);
const placesOf = (match: Match) => (match.kind === "answer" ? urlsOf(match) : [urlOf(match)]);
const urlsOf = ({ one }: AnswerMatch) => one.answer.sources.map(({ url }) => url);
const urlOf = ({ passage }: EntryMatch) => passage.entry.page_url ?? passage.entry.id;
const overlap = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one));
