/** Decides a question's outcome: an answer, a few readings to choose from, or none because it is not covered. */
import { CERTAIN, LIKELY_TOO } from "./answer.ts";
import type { ModelVector } from "./entry-index.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Match } from "./matches.ts";
import type { Query } from "./query.ts";
import type { Question } from "./questions.ts";

export interface Stated extends Found {
  outcome: "answer";
  /** Other readings, likeliest first. */
  others: readonly Match[];
}

export type Decision = Stated | { outcome: "offer"; matches: readonly Match[] } | { outcome: "none" };

/** How much likelier than any entry an out-of-domain question must be to be called one. */
const OUT_OF_DOMAIN_LEAD = 4;
/** Candidates of each kind for each reading. */
const CANDIDATES = 20;
const OFFER_LIMIT = 3;
/** Other readings beside an answer: one whose answer may follow, and three to choose from. */
const OTHER_READINGS = 4;
/** Probability of a candidate for a reading that does not find it. */
const PROBABILITY_FLOOR = 0.01;

export interface Found {
  query: Query;
  match: Match;
}

export function decide(question: Question, knowledge: Knowledge, vector?: ModelVector): Decision {
  const candidates = search(question, knowledge, vector);
  const found = holdingNames(candidates, knowledge);
  const [best] = found;
  if (!best) return { outcome: "none" };
  const outOfDomainFrom = outOfDomainThreshold(found);
  const confident = found.filter(
    (one) =>
      confidence(one, knowledge) >=
      Math.max(stateThreshold(one, knowledge), isOutOfDomain(one.match) ? outOfDomainFrom : 0),
  );
  const stated = confident.find(({ match }) => !isSectionAnswered(match, knowledge)) ?? confident[0];
  if (stated) return { outcome: "answer", ...stated, others: otherReadings(stated, found, knowledge) };
  const near = found.filter((one) => isNear(one, knowledge));
  const questions = near.filter(({ match }) => asksSomething(match));
  // A heading is a poor option; it is offered only where there are no questions.
  const matches = distinct(questions.length > 1 ? questions : near.filter(({ match }) => isOfferable(match)));
  if (matches.length > 1) return { outcome: "offer", matches };
  // Of the candidates that hold the question's name a single one is near.
  const [only] = found.length < candidates.length ? near : [];
  return only ? { outcome: "answer", ...only, others: [] } : { outcome: "none" };
}

function otherReadings(stated: Found, found: readonly Found[], knowledge: Knowledge): Match[] {
  if (stated.match.probability >= CERTAIN) return [];
  // Of a section that answers were written from, its answers are the readings.
  const near = found.filter(
    (one) => isNear(one, knowledge) && asksSomething(one.match) && !isSectionAnswered(one.match, knowledge),
  );
  return distinct([stated, ...near], 1 + OTHER_READINGS).slice(1);
}

/** The answer just given is no reading to choose from. */
const isNear = ({ match, query }: Found, knowledge: Knowledge) =>
  match.probability >= knowledge.rankerOf(match.kind, query).offerFrom && !isRepeated(match, query);

/** Candidates of all readings, the likeliest first. */
function search({ readings, isOpen }: Question, knowledge: Knowledge, vector?: ModelVector): Found[] {
  const found = new Map<unknown, Found[]>();
  for (const query of readings) {
    const { answers, entries } = knowledge.match(query, { vector });
    for (const match of [...answers.slice(0, CANDIDATES), ...entries.slice(0, CANDIDATES)])
      found.set(keyOf(match), [...(found.get(keyOf(match)) ?? []), { query, match }]);
  }
  return [...found.values()]
    .map((sameCandidate) => {
      const best = likeliest(sameCandidate);
      // Of an open question, a candidate that only one reading finds is less likely than one that all do.
      return { ...best, probability: isOpen ? geometricMean(sameCandidate, readings.length) : best.match.probability };
    })
    .sort((a, b) => b.probability - a.probability);
}

/** The same for every query that finds a candidate. */
export const keyOf = (match: Match) => (match.kind === "answer" ? match.one : match.passage.entry.id);

const likeliest = (sameCandidate: readonly Found[]) =>
  sameCandidate.reduce((best, one) => (one.match.probability > best.match.probability ? one : best));

/** Of a candidate's probabilities over all readings. */
function geometricMean(sameCandidate: readonly Found[], readings: number): number {
  const sum = sameCandidate.reduce((total, { match }) => total + Math.log(match.probability + PROBABILITY_FLOOR), 0);
  return Math.exp((sum + (readings - sameCandidate.length) * Math.log(PROBABILITY_FLOOR)) / readings);
}

export const isRepeated = (match: Match, { topic }: Query) =>
  match.kind === "answer" && topic?.answers[0] === match.one.answer.id;

/** A section that answers were written from is quoted only if it is certain. */
function stateThreshold({ match, query }: Found, knowledge: Knowledge): number {
  return isSectionAnswered(match, knowledge) ? CERTAIN : knowledge.rankerOf(match.kind, query).stateFrom;
}

/** Entries of a page that no answer was written from support each other. */
function confidence({ match }: Found, knowledge: Knowledge): number {
  return match.kind === "entry" && !knowledge.isPageAnswered(match.passage.entry) ? match.withPage : match.probability;
}

const isSectionAnswered = (match: Match, knowledge: Knowledge) =>
  match.kind === "entry" && knowledge.isSectionAnswered(match.passage.entry);

const isOutOfDomain = (match: Match) => match.kind === "answer" && match.one.answer.sources.length === 0;

/**
 * Words of a question that stand in an operator's entry and nowhere in the library name what it is about: candidates
 * without them are about something else, however similar. Without a library every word would be such a name.
 */
function holdingNames(found: readonly Found[], knowledge: Knowledge): readonly Found[] {
  if (!knowledge.hasSourcedAnswers) return found;
  const ownStems = found.flatMap(({ match }) =>
    match.kind === "entry" && !knowledge.isPageAnswered(match.passage.entry) ? [match.passage.stems] : [],
  );
  const stems = [...(found[0]?.query.idf.keys() ?? [])];
  const names = stems.filter(
    (stem) => !knowledge.library.phrases.frequency(stem) && ownStems.some((held) => held.has(stem)),
  );
  const holding = found.filter(({ match }) => names.every((name) => holds(match, name)));
  // A word that such an entry mentions in passing names nothing: it stands in its title, or the entry is near being stated.
  const isTitled = ({ match }: Found) =>
    match.kind === "entry" && names.some((name) => match.passage.headStems.has(name));
  const isMeant = holding.some(
    (one) => isTitled(one) || confidence(one, knowledge) >= LIKELY_TOO * stateThreshold(one, knowledge),
  );
  return isMeant ? holding : found;
}

const holds = (match: Match, name: string) =>
  match.kind === "entry"
    ? match.passage.stems.has(name)
    : match.one.stems.has(name) || match.one.wordingStems.has(name);

/** Probability from which a question is called out of domain: well above that of any entry. */
function outOfDomainThreshold(found: readonly Found[]): number {
  const entry = found.find(({ match }) => match.kind === "entry");
  return OUT_OF_DOMAIN_LEAD * (entry?.match.probability ?? 0);
}

/** Whether a candidate can be offered as a question: an answer of the library, or an entry that is headed by one. */
function asksSomething(match: Match): boolean {
  return match.kind === "entry" ? match.passage.wordings.length > 0 : isOfferable(match);
}

/** Small talk is not offered. */
function isOfferable(match: Match): boolean {
  return match.kind === "entry" || match.one.answer.sources.length > 0;
}

/** The likeliest few with different answers. */
function distinct(found: readonly Found[], limit = OFFER_LIMIT): Match[] {
  const matches: Match[] = [];
  for (const { match } of found) {
    const urls = urlsOf(match);
    const isNew = !matches.some(
      (other) => nameOf(other) === nameOf(match) || (other.kind !== match.kind && overlap(urls, urlsOf(other))),
    );
    if (isNew) matches.push(match);
  }
  return matches.slice(0, limit);
}

const nameOf = (match: Match) => (match.kind === "answer" ? match.one.answer.id : match.passage.head);
const urlsOf = (match: Match) =>
  match.kind === "answer"
    ? match.one.answer.sources.map(({ url }) => url)
    : [match.passage.entry.page_url ?? match.passage.entry.id];
const overlap = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one));
