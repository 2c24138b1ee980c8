/** Reads a question: which of its words tell what it is about, and by which words a page may say the same. */
import { type Token, termOf, tokenise } from "./analyse.ts";
import type { Vocabulary } from "./correction.ts";
import { oneSpelling } from "./normalise.ts";
import { phraseTermsAt } from "./phrases.ts";
import { type Alternative, type Match, Query, type TermGroup } from "./query.ts";
import { lightWords } from "./stop-words.ts";
import { synonymsOf } from "./synonyms.ts";

/** What the index knows about terms. */
export interface TermStatistics {
  vocabulary: Vocabulary;
  /** Inverse document frequency; 0 where no document holds the term. */
  rarity(term: string): number;
  /** Rarity of a term that stands in a single document. */
  highestRarity: number;
}

/** Trust in a corrected slip, and in a word of a phrase found apart from the others. */
const CORRECTED = 0.85;
const PART_OF_PHRASE = 0.9;
/** The same for a word of any question: "work" alone is not "work with". */
const LIGHT_PART = 0.4;
/** Share of its weight that a word of any question keeps. */
const LIGHT = 0.3;
const LIGHT_IN_SENTENCE = 0.5;
/** A verb or adverb that no page holds says less about the subject than a noun does. */
const UNKNOWN_VERB = 0.4;
const UNKNOWN_ADVERB = 0.1;
/** Rarity above this adds no weight: a word in one section is not ten times as telling as one in ten. */
const RARITY_CAP = 5;

const lightTerms = new Set([...lightWords].map((word) => termOf(oneSpelling(word))));

/** "in dollars", "euros of": the unit of an answer, not its subject. */
const UNIT_OF_ANSWER =
  /\bin (?:us |british )?(?:dollars|pounds|euros|usd|gbp|eur|percent|per cent|%|money|numbers|figures)\b|\b(?:dollars|pounds|euros)(?= (?:of|worth|in)\b)/gi;
/** Where a message ends one thought and begins another. */
const CLAUSE_END = /[.!?;:]\s+|\s+[-–—]+\s+|\n+/;
const QUESTION_CLAUSE =
  /\?|^\W*(?:and |but |so |then )?(?:how|what|which|who|when|where|why|is|are|was|were|do|does|did|can|could|should|will|would|has|have|any|tell|give|show|explain|list|compare)\b/i;
/** Share of its weight that a word keeps outside the clause that asks: "I run a hotel. How long does a pilot take?" */
const BESIDE_THE_QUESTION = 0.25;

/** Reads a message: the clause that asks counts in full, what stands around it less. */
export function interpret(message: string, statistics: TermStatistics): Query {
  const text = message.replace(UNIT_OF_ANSWER, " ");
  const clauses = text.split(CLAUSE_END).filter((clause) => /\p{L}/u.test(clause));
  const asking = clauses.filter((clause) => QUESTION_CLAUSE.test(clause));
  const groups = clauses.flatMap((clause) => {
    const share = asking.length && !asking.includes(clause) ? BESIDE_THE_QUESTION : 1;
    return groupsOf(clause, statistics).map((group) => ({
      ...group,
      weight: group.weight * share,
      emphasis: group.emphasis * share,
    }));
  });
  return new Query(message, withoutRepeats(groups.sort((a, b) => b.weight - a.weight)));
}

const WORD = /\p{L}{5,}/gu;

/** The text with the slips corrected that the index knows how to correct. */
export function spelled(text: string, statistics: TermStatistics): string {
  return text.replace(WORD, (found) => {
    const [token] = tokenise(found);
    if (!token || token.stop || statistics.rarity(token.term) > 0 || synonymsOf(token.term).size) return found;
    return statistics.vocabulary.correct(token.word) ?? found;
  });
}

function groupsOf(text: string, statistics: TermStatistics): TermGroup[] {
  const tokens = tokenise(text);
  const groups: TermGroup[] = [];
  const covered = new Set<number>();
  tokens.forEach((token, position) => {
    const [phrase] = phraseTermsAt(tokens, position);
    if (phrase && !covered.has(position) && statistics.rarity(phrase.term) > 0) {
      groups.push(phraseGroup(tokens, position, phrase, statistics));
      for (let i = 0; i < phrase.words; i += 1) covered.add(position + i);
    } else if (!covered.has(position) && !token.stop) {
      groups.push(wordGroup(token, statistics));
    }
  });
  return groups;
}

function phraseGroup(
  tokens: readonly Token[],
  position: number,
  phrase: { term: string; words: number },
  statistics: TermStatistics,
): TermGroup {
  const parts = tokens.slice(position, position + phrase.words);
  const alternatives = [{ term: phrase.term, trust: 1 }, ...synonymAlternatives(phrase.term, 1)];
  if (phrase.words > 1)
    for (const part of parts)
      if (!part.stop)
        alternatives.push({ term: part.term, trust: isLightTerm(part.term) ? LIGHT_PART : PART_OF_PHRASE });
  return finished(parts.map((part) => part.word).join(" "), "exact", alternatives, statistics);
}

function wordGroup(token: Token, statistics: TermStatistics): TermGroup {
  const known = statistics.rarity(token.term) > 0;
  if (known) {
    const alternatives = [{ term: token.term, trust: 1 }, ...synonymAlternatives(token.term, 1)];
    return finished(token.word, "exact", alternatives, statistics);
  }
  const synonyms = synonymAlternatives(token.term, 1).filter(({ term }) => statistics.rarity(term) > 0);
  if (synonyms.length) return finished(token.word, "synonym", synonyms, statistics);
  const meant = statistics.vocabulary.correct(token.word);
  if (meant) {
    const term = termOf(meant);
    const alternatives = [{ term, trust: CORRECTED }, ...synonymAlternatives(term, CORRECTED)];
    return finished(meant, "corrected", alternatives, statistics);
  }
  return unknownGroup(token, statistics);
}

function unknownGroup(token: Token, statistics: TermStatistics): TermGroup {
  const light = lightTerms.has(token.term) || lightTerms.has(termOf(token.word.replace(/i?e(?:r|st)$/, "")));
  const share = light ? 0 : /ly$/.test(token.word) ? UNKNOWN_ADVERB : /(?:ed|ing)$/.test(token.word) ? UNKNOWN_VERB : 1;
  const weight = Math.min(statistics.highestRarity, RARITY_CAP) * share;
  return { word: token.word, match: "unknown", alternatives: [], weight, emphasis: weight, light };
}

function synonymAlternatives(term: string, trust: number): Alternative[] {
  return [...synonymsOf(term)].map(([other, share]) => ({ term: other, trust: trust * share }));
}

function finished(word: string, match: Match, alternatives: Alternative[], statistics: TermStatistics): TermGroup {
  const [first] = alternatives;
  const light = first !== undefined && match !== "synonym" && lightTerms.has(first.term);
  const found = alternatives.filter(({ term }) => statistics.rarity(term) > 0);
  const own = first ? statistics.rarity(first.term) : 0;
  const rarity = Math.min(own || Math.max(0, ...found.map(({ term }) => statistics.rarity(term))), RARITY_CAP);
  return {
    word,
    match,
    alternatives: found,
    weight: rarity * (light ? LIGHT : 1),
    emphasis: rarity * (light ? LIGHT_IN_SENTENCE : 1),
    light,
  };
}

function withoutRepeats(groups: TermGroup[]): TermGroup[] {
  const seen = new Set<string>();
  return groups.filter((group) => {
    const key = group.alternatives[0]?.term ?? group.word;
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Whether a term is one that any question may hold. */
export function isLightTerm(term: string): boolean {
  return lightTerms.has(term);
}
