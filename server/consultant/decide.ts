/** What becomes of a question: it is answered, a few readings are offered, or it is not covered. */
import { CERTAIN, LIKELY_TOO } from "./answer.ts";
import type { ModelVector } from "./entry-index.ts";
import type { Knowledge } from "./knowledge.ts";
import type { AnswerMatch, EntryMatch, Match } from "./matches.ts";
import type { Query } from "./query.ts";
import type { Question } from "./read.ts";

export interface Stated extends Found {
  outcome: "answer";
  /** What else may have been meant. */
  others: readonly Match[];
}

export type Decision = Stated | { outcome: "offer"; matches: readonly Match[] } | { outcome: "none" };

/** How much likelier a question of another world must be than the likeliest entry. */
const OUTSIDE_LEAD = 4;
/** Candidates of each kind and reading. */
const LOOKED_AT = 20;
/** Readings to choose from. */
const MOST_OFFERED = 3;
/** What a reading leaves of a candidate that it does not find. */
const LEAST = 0.01;

export interface Found {
  query: Query;
  match: Match;
}

export function decide(question: Question, knowledge: Knowledge, vector?: ModelVector): Decision {
  const all = search(question, knowledge, vector);
  const found = withoutStrangers(all, knowledge);
  const [best] = found;
  if (!best) return { outcome: "none" };
  const outsideFrom = clearlyAbove(found);
  const sure = found.filter(
    (one) => sureness(one, knowledge) >= Math.max(statedFrom(one, knowledge), isOutside(one.match) ? outsideFrom : 0),
  );
  const stated = sure.find(({ match }) => !isTold(match, knowledge)) ?? sure[0];
  if (stated) return { outcome: "answer", ...stated, others: othersThan(stated, found, knowledge) };
  const likely = found.filter((one) => isNear(one, knowledge));
  const questions = likely.filter(({ match }) => asksSomething(match));
  // A heading is a poor question to choose; it serves where nothing better is near.
  const matches = distinct(questions.length > 1 ? questions : likely.filter(({ match }) => isOfferable(match)));
  if (matches.length > 1) return { outcome: "offer", matches };
  // Of what holds the name that the question gives, one thing alone is near.
  const [only] = found.length < all.length ? likely : [];
  return only ? { outcome: "answer", ...only, others: [] } : { outcome: "none" };
}

/** What else may have been meant, where an answer is not certain. */
function othersThan(stated: Found, found: readonly Found[], knowledge: Knowledge): Match[] {
  if (stated.match.probability >= CERTAIN) return [];
  const near = found.filter((one) => isNear(one, knowledge) && asksSomething(one.match));
  return distinct([stated, ...near]).slice(1);
}

const isNear = ({ match, query }: Found, knowledge: Knowledge) =>
  match.probability >= knowledge.rankerOf(match.kind, query).offer;

/** Candidates of all readings, the likeliest first. */
function search({ readings, isOpen }: Question, knowledge: Knowledge, vector?: ModelVector): Found[] {
  const found = new Map<unknown, Found[]>();
  for (const query of readings) {
    const { answers, entries } = knowledge.match(query, { vector });
    for (const match of [...answers.slice(0, LOOKED_AT), ...entries.slice(0, LOOKED_AT)])
      if (!isRepeated(match, query) || match.probability >= CERTAIN)
        found.set(keyOf(match), [...(found.get(keyOf(match)) ?? []), { query, match }]);
  }
  return [...found.values()]
    .map((ways) => {
      const best = likeliest(ways);
      // Of an open question, what only one reading speaks for is less likely than what all do.
      return { ...best, likely: isOpen ? togetherLikely(ways, readings.length) : best.match.probability };
    })
    .sort((a, b) => b.likely - a.likely);
}

/** What a candidate is, whatever the question. */
export const keyOf = (match: Match) => (match.kind === "answer" ? match.one : match.passage.entry.id);

const likeliest = (ways: readonly Found[]) =>
  ways.reduce((best, one) => (one.match.probability > best.match.probability ? one : best));

/** The geometric mean over all readings. */
function togetherLikely(ways: readonly Found[], readings: number): number {
  const sum = ways.reduce((total, { match }) => total + Math.log(match.probability + LEAST), 0);
  return Math.exp((sum + (readings - ways.length) * Math.log(LEAST)) / readings);
}

/** What was said a moment ago is seldom what a question that leans on it asks for. */
const isRepeated = (match: Match, { topic }: Query) =>
  match.kind === "answer" && topic !== undefined && topic.answers[0] === match.one.answer.id;

/** A section that answers were written from speaks when none of them does, and only if it is certain. */
function statedFrom({ match, query }: Found, knowledge: Knowledge): number {
  return isTold(match, knowledge) ? CERTAIN : knowledge.rankerOf(match.kind, query).state;
}

/** Of a page that no answer was written from, all pieces speak for each: it is sure enough to be quoted where they agree. */
function sureness({ match }: Found, knowledge: Knowledge): number {
  return match.kind === "entry" && !knowledge.isPageTold(match.passage.entry) ? match.withPage : match.probability;
}

const isTold = (match: Match, knowledge: Knowledge) => match.kind === "entry" && knowledge.isTold(match.passage.entry);

const isOutside = (match: Match) => match.kind === "answer" && match.one.answer.sources.length === 0;

/**
 * Where a question holds words that the library never heard of and an entry of somebody's own does, they name what is
 * asked about: what does not hold them is about something else, be it ever so near. Without a library nothing is known of names.
 */
function withoutStrangers(found: readonly Found[], knowledge: Knowledge): readonly Found[] {
  if (!knowledge.hasTold) return found;
  const own = found.flatMap(({ match }) =>
    match.kind === "entry" && !knowledge.isPageTold(match.passage.entry) ? [match.passage.stems] : [],
  );
  const stems = [...(found[0]?.query.idf.keys() ?? [])];
  const names = stems.filter(
    (stem) => !knowledge.library.phrases.frequency(stem) && own.some((held) => held.has(stem)),
  );
  const holding = found.filter(({ match }) => names.every((name) => holds(match, name)));
  // A word that such an entry holds by the way names nothing: the entry must be near being stated.
  const isMeant = holding.some((one) => sureness(one, knowledge) >= LIKELY_TOO * statedFrom(one, knowledge));
  return isMeant ? holding : found;
}

const holds = (match: Match, name: string) =>
  match.kind === "entry" ? match.passage.stems.has(name) : match.one.stems.has(name) || match.one.askedStems.has(name);

/** What must be reached to say that a question is none for this house: no weak likeness, and well above any entry. */
function clearlyAbove(found: readonly Found[]): number {
  const entry = found.find(({ match }) => match.kind === "entry");
  return OUTSIDE_LEAD * (entry?.match.probability ?? 0);
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
