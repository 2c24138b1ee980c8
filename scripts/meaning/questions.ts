/**
 * Questions made from words: visitors ask, while dictionaries and speeches
 * hardly do. What they say need not be sensible: the encoder gives each its
 * vector, and from many of them follows what each word adds.
 */
import { baseForms } from "../../server/meaning/words.ts";
import { definitionTemplates, type Slot, templates } from "./question-templates.ts";
import { type Random, seededRandom } from "./random.ts";
import type { PartOfSpeech, WordNet } from "./wordnet.ts";

/** Questions for each word, more for the words that are used most. */
const QUESTIONS = 5;
const QUESTIONS_OF_FREQUENT = 10;
const FREQUENT = 5000;

/** @param terms Words that no dictionary has, all nouns. */
export function makeQuestions(words: readonly string[], terms: readonly string[], wordNet: WordNet): string[] {
  const classesOf = wordClasses(wordNet);
  const termSet = new Set(terms);
  const slotsOf = (word: string): Slot[] => (termSet.has(word) ? ["noun"] : classesOf(word));
  const bySlot = new Map<Slot, string[]>();
  // The shortest words have too many other uses ("in" is a noun to WordNet).
  for (const word of words.filter((word) => word.length > 3))
    for (const slot of slotsOf(word)) bySlot.set(slot, [...(bySlot.get(slot) ?? []), word]);
  return [...words, ...terms].flatMap((word, rank) => {
    const slots = slotsOf(word);
    const random = seededRandom(rank);
    return Array.from({ length: rank < FREQUENT || termSet.has(word) ? QUESTIONS_OF_FREQUENT : QUESTIONS }, () => {
      const slot = random.pick(slots);
      const template = random.pick(templates.filter((text) => text.includes(`{${slot}}`)));
      return fill(template.replace(`{${slot}}`, word), bySlot, random);
    });
  });
}

/** A question with what a dictionary says instead of the word: "How do I make something larger?" */
export function askByDefinition(definition: string, part: PartOfSpeech, random: Random): string {
  const [clause = ""] = definition.split(";");
  return random.pick(definitionTemplates[part]).replace("{}", () => clause);
}

function fill(template: string, bySlot: ReadonlyMap<Slot, string[]>, random: Random) {
  return template
    .replace(/\{(\w+)\}/g, (_, slot: Slot) => random.pickByRank(bySlot.get(slot) ?? []))
    .replace(/\ba (?=[aeio])/g, "an ");
}

/** Which places of a question a word can fill. */
function wordClasses(wordNet: WordNet): (word: string) => Slot[] {
  const lemmas = (part: PartOfSpeech) => new Set(wordNet[part].flatMap((sense) => sense.words));
  const [nouns, verbs, adjectives] = [lemmas("noun"), lemmas("verb"), lemmas("adj")];
  return (word) => {
    const base = baseForms(word);
    const slots: Slot[] = [];
    if (nouns.has(word)) slots.push("noun");
    if (verbs.has(word)) slots.push("verb");
    if (adjectives.has(word)) slots.push("adj");
    if (word.endsWith("s") && base.some((form) => nouns.has(form))) slots.push("plural");
    if (word.endsWith("ing") && base.some((form) => verbs.has(form))) slots.push("doing");
    if (word.endsWith("ed") && base.some((form) => verbs.has(form))) slots.push("done");
    return slots.length ? slots : ["name"];
  };
}
