/**
 * What a claim is compared by, in `lexicon.json`: there the alternatives of a regular expression, found as whole words in
 * any case.
 */
import { eng } from "stopword";
import { brand } from "../../shared/brand.ts";
import { stemOf } from "../search/text.ts";
import lists from "./lexicon.json" with { type: "json" };

const word = (words: string, flags = "i") => new RegExp(`\\b(?:${words})\\b`, flags);
const each = (some: Record<string, string>): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(Object.entries(some).map(([name, words]) => [name, word(words)]));
const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Matters that weigh by themselves: promises and prices in the house's name, law, rank, cause, how many and how soon. */
export const WEIGHTY = each(lists.weighty);
/** The ground's words for a matter, where it may have it in more than the claim's. */
export const BORNE_OUT: typeof WEIGHTY = {
  ...each(lists.borneOut),
  price: new RegExp(`${word(lists.borneOut.price).source}|[$€£]`, "i"),
};

/** Says no in plain words. */
export const DENIAL = new RegExp(`${word(lists.denial).source}|n['’]t\\b`, "i");

/** How often: one of a line is not another of them. A unit alone says how long. */
export const OFTEN = lists.often.map((words) =>
  word(`(?:a|each|every|per|once a|one) (?:${words})|(?:${words})(?<=ly|annual)`),
);

/** What a figure measures: a figure of one is none of another. */
export const MEASURES = Object.values(each(lists.measures));
/** Whose figure it is, by the words for it. */
export const SECTORS = Object.values(each(lists.sectors));

export const RISES = word(lists.rises);
export const FALLS = word(lists.falls);

/** Words that turn a sentence round where one stands for another and little else differs: each side with the other, as stems. */
export const OPPOSITES = lists.opposites.flatMap((line) => {
  const [one, other] = line.split(" | ").map((side) => new Set(side.split(" ").map(stemOf)));
  return one && other ? [[one, other] as const, [other, one] as const] : [];
});

export const HOUSE = word(`${brand.name}|we|us|our|ours`);
export const VISITOR = word(lists.matters.visitor);
const ONLY = word("only|alone");
/** What turns a sentence of the page round where it is added and nearly all else stays; without it a sentence says less. */
export const SENSES = [RISES, FALLS, ONLY, ...lists.senses.map((words) => word(words))];
/** Compared as they stand in one text and not in the other. */
export const MATTERS: typeof WEIGHTY = {
  ...each(lists.matters),
  denial: DENIAL,
  measure: new RegExp(MEASURES.map(({ source }) => source).join("|"), "i"),
  house: HOUSE,
};
/** Whoever does something, by the word for it. */
export const ROLES = word(lists.roles, "gi");

/** Function words: they claim nothing by themselves. */
export const JOINING: ReadonlySet<string> = new Set([...eng, ...set(lists.joining)]);
/** Joining words that say something all the same. */
export const SAYS = set(lists.says);
/** With these words and joining ones alone nothing can be said of the house, its clients or its offers. */
export const IDLE: ReadonlySet<string> = new Set(lists.idle.split(" ").map(stemOf));

/** Small words of the languages that visitors write most, none of which is English. */
export const FOREIGN = set(lists.foreign);
export const ENGLISH: ReadonlySet<string> = new Set(
  [...JOINING].filter((word) => word.length > 2 && !FOREIGN.has(word) && !/^(?:was|will|all|also)$/.test(word)),
);
