/**
 * How probably lines bear a claim out, as far as words and their vectors show: named features of a logistic regression,
 * whose weights were fitted on claims that people wrote for pages (`bearing.json`). It understands nothing: what it
 * lets go of is the checker's.
 */
import { cosine, type WordVectors } from "../embedding/index.ts";
import { stemOf } from "../search/text.ts";
import bearing from "./bearing.json" with { type: "json" };
import { isOpposite, without } from "./hard-facts.ts";
import { DENIAL, HOUSE, MATTERS, ROLES, VISITOR } from "./lexicon.ts";
import { share } from "./nearest.ts";
import { plain } from "./text/sentences.ts";
import { stemsOf, termsOf } from "./text/terms.ts";

/** Where one statement of a sentence ends. */
const CLAUSE =
  /[,;:.|()?!]|\s[–—-]\s|\b(?:and|but|while|whereas|although|though|who|which|where|when|if|unless|because|that|so|than|or|until|before|after|as)\b/i;

/** A text as it is compared. */
interface Text {
  text: string;
  stems: ReadonlySet<string>;
  /** Content words of each of its statements, in order. */
  clauses: string[][];
  words: WordVectors | undefined;
}

const read = (text: string, words: WordVectors | undefined): Text => ({
  text,
  stems: stemsOf(text),
  clauses: text
    .split(CLAUSE)
    .map(contentOf)
    .filter(({ length }) => length > 0),
  words,
});
const contentOf = (text: string) => termsOf(text).flatMap(({ joins, stem }) => (joins ? [] : [stem]));

interface Borne {
  text: string;
  /** Its headings. */
  head: string;
  words?: WordVectors | undefined;
}

/**
 * How probably the lines bear a claim out, and whether that is enough for it to stand: of what people said of lines in
 * other words it is for nine in ten. The vectors of the words count where the encoder is there.
 */
export function bearingOf(claim: Omit<Borne, "head">, lines: readonly Borne[]): { borne: number; isBorne: boolean } {
  const kind = claim.words ? "encoded" : "words";
  const weights: Readonly<Record<string, number>> = bearing.weights[kind];
  let sum = 0;
  for (const [name, value] of Object.entries(featuresOf(claim, lines))) sum += (weights[name] ?? 0) * value;
  const borne = 1 / (1 + Math.exp(-sum));
  return { borne, isBorne: borne >= bearing.least[kind] };
}

function featuresOf(claim: Omit<Borne, "head">, lines: readonly Borne[]): Record<string, number> {
  const said = read(plain(claim.text), claim.words);
  const given = lines.map((line) => read(plain(line.text), line.words));
  const ground = given.map(({ text }) => text).join(" ");
  const heads = plain([...new Set(lines.map(({ head }) => head))].join(". "));
  return {
    bias: 1,
    ...sharesOf(said, given, stemsOf(heads)),
    ...mattersOf(said.text, ground, heads),
    ...vectorsOf(said, given),
  };
}

/** How much of the claim stands in the lines, how much of it together, and what of a line it leaves out. */
function sharesOf(said: Text, given: readonly Text[], heads: ReadonlySet<string>): Record<string, number> {
  const stems = new Set(given.flatMap((line) => [...line.stems]));
  const clauses = given.flatMap((line) => line.clauses.map((clause) => new Set(clause)));
  const [first = ""] = said.clauses.flat();
  const added = without(said.stems, stems).length;
  const nearest = said.clauses.map((clause) => {
    const own = [...new Set(clause)];
    return Math.max(0, ...clauses.map((other) => own.filter((stem) => other.has(stem)).length));
  });
  const pairs = said.clauses.flatMap((clause) => clause.slice(1).map((word, at) => [clause[at] ?? "", word] as const));
  const together = pairs.filter((pair) => clauses.some((clause) => pair.every((word) => clause.has(word)))).length;
  return {
    inLines: share(said.stems, stems),
    inHeads: share(said.stems, new Set([...stems, ...heads])),
    noneAdded: Number(added === 0),
    oneAdded: Number(added === 1),
    inOneStatement: nearest.reduce((sum, one) => sum + one, 0) / Math.max(1, said.clauses.flat().length),
    pairsTogether: together / Math.max(1, pairs.length),
    beginsAlike: Number(clauses.some((clause) => clause.values().next().value === first)),
  };
}

/** What one of the two speaks of and the other does not, by lists of words. */
function mattersOf(claim: string, ground: string, heads: string): Record<string, number> {
  const all = `${ground} ${heads}`;
  const found: Record<string, number> = {};
  for (const [name, matter] of Object.entries(MATTERS)) {
    found[`+${name}`] = Number(matter.test(claim) && !matter.test(all));
    found[`-${name}`] = Number(!matter.test(claim) && matter.test(ground));
  }
  const known = new Set(termsOf(all).map(({ stem }) => stem));
  const roles = (claim.match(ROLES) ?? []).map((word) => stemOf(word.toLowerCase()));
  return {
    ...found,
    denies: Number(DENIAL.test(claim)),
    denied: Number(DENIAL.test(ground)),
    opposite: Number(isOpposite(claim, ground)),
    otherRole: Number(roles.some((role) => !known.has(role))),
    otherDoer: Number(HOUSE.test(claim) && !HOUSE.test(all) && VISITOR.test(ground)),
  };
}

/** How near each word of the claim has one in the lines, as it is meant there. */
function vectorsOf(said: Text, given: readonly Text[]): Record<string, number> {
  const lines = given.flatMap(({ words }) => words ?? []);
  if (!said.words || lines.length === 0) return {};
  const held = lines.flatMap(({ vectors }) => vectors);
  const nearest = said.words.vectors.map((vector) => Math.max(...held.map((other) => cosine(vector, other))));
  const stems = said.words.words.map(stemOf);
  const content = nearest.filter((_, at) => said.stems.has(stems[at] as string)).sort((a, b) => a - b);
  const lineStems = new Set(given.flatMap((line) => [...line.stems]));
  const fresh = nearest.filter((_, at) => said.stems.has(stems[at] as string) && !lineStems.has(stems[at] as string));
  const back = lines.flatMap(({ words, vectors }) =>
    vectors.filter((_, at) => lineStems.has(stemOf(words[at] as string))),
  );
  return {
    second: content[1] ?? content[0] ?? 0.5,
    content: mean(content),
    words: mean(nearest),
    freshest: Math.min(1, ...fresh),
    back: mean(back.map((vector) => Math.max(...(said.words?.vectors.map((other) => cosine(vector, other)) ?? [])))),
  };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
