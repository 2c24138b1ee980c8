/**
 * Reads what a visitor cares about from the goals and challenges: words that
 * stand for a theme (`themes.json`), unless the sentence puts them aside. The text chooses
 * among our sentences and never becomes one; at most the word found is quoted.
 */
import lists from "./themes.json" with { type: "json" };

export type Theme = keyof typeof lists;

/** Whole words only, in any case. */
const WORDS = Object.entries(lists).map(
  ([theme, words]) => [theme as Theme, new RegExp(`\\b(?:${words})\\b`, "gi")] as const,
);

const FILLERS = "(?:(?:a|an|the|our|my|any|more|another|extra|new|much|about|chas(?:e|ing)) ){0,2}";
/** "not interested in …", "we don't need more …", "no problem with …", "rather than …". */
const ASIDE_BEFORE = new RegExp(
  `(?:(?:\\bnot|n't) (?:after|(?:looking|here) for|(?:worried|concerned|bothered)(?: about| with| by)?|interested in|need|want|care(?: for)?)|\\bno (?:need|interest|problems?|issues?|concerns?|worries|trouble) (?:for|in|with|of)|\\brather than|\\binstead of|\\bnever mind) ${FILLERS}$`,
  "i",
);
/** "… is not a problem", "… isn't our priority". */
const ASIDE_AFTER =
  /^ (?:[\w-]+ ){0,2}(?:is|are|was|were)(?:n't| not) (?:(?:a|an|the|our|my|any|big|main|real) ){0,2}(?:problems?|issues?|concerns?|priority|goals?|focus|worry)\b/i;
/** A bare "not …" puts a goal aside; among challenges it states the problem ("not growing"). */
const NOT_A_GOAL = new RegExp(`\\bnot ${FILLERS}$`, "i");

export interface Reading {
  /** Most mentioned first, a goal counting twice; each with the first word that was found. */
  mentioned: { theme: Theme; word: string }[];
  /** Only ever named to be put aside. */
  dismissed: Theme[];
}

export function readThemes(goals = "", challenges = ""): Reading {
  const found = WORDS.map(([theme, expression]) => {
    const inGoals = mentions(expression, goals, true);
    const inChallenges = mentions(expression, challenges, false);
    return {
      theme,
      words: [...inGoals.words, ...inChallenges.words],
      weight: 2 * inGoals.words.length + inChallenges.words.length,
      dismissed: inGoals.dismissed || inChallenges.dismissed,
    };
  });
  const mentioned = found.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return {
    mentioned: mentioned.map(({ theme, words }) => ({ theme, word: words[0] ?? theme })),
    dismissed: found.filter(({ weight, dismissed }) => weight === 0 && dismissed).map(({ theme }) => theme),
  };
}

function mentions(expression: RegExp, text: string, goal: boolean): { words: string[]; dismissed: boolean } {
  const words: string[] = [];
  let dismissed = false;
  for (const clause of clausesOf(text)) {
    for (const match of clause.matchAll(expression)) {
      const before = clause.slice(0, match.index);
      const after = clause.slice(match.index + match[0].length);
      if (ASIDE_BEFORE.test(before) || ASIDE_AFTER.test(after) || (goal && NOT_A_GOAL.test(before))) dismissed = true;
      else words.push(match[0]);
    }
  }
  return { words, dismissed };
}

function clausesOf(text: string): string[] {
  const clauses = text.replaceAll("’", "'").split(/[.,;:!?\n]|\bbut\b/i);
  return clauses.map((clause) => clause.replace(/\s+/g, " "));
}
