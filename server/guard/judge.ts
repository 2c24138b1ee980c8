import { type Claim, claim, unsupported } from "./claim.ts";
import type { Clause } from "./claims/clauses.ts";
import { claimsNothing, isRemark } from "./claims/nothing.ts";
import { type Part, partsIn, wholeOf } from "./claims/parts.ts";
import { quantitiesOf } from "./claims/quantities.ts";
import { contentOf } from "./content-terms.ts";
import { type Grounds, STANDING_WORDS } from "./grounds.ts";
import { foreignAddresses, pagesLinked, withoutCitations } from "./links.ts";
import { nearestTo, type OwnWords } from "./own-words.ts";
import { bareWords } from "./places.ts";
import { type Read, read } from "./read.ts";
import { loadWeights, supportOf, type Weights } from "./support.ts";
import { oneForm, plain } from "./text/plain.ts";
import { isAnnouncement, isQuestion } from "./text/sentences.ts";
import { withExpressions } from "./text/terms.ts";
import type { Prepared, Unit } from "./units.ts";
import { addsTo, type Before, isStanding, unitsInPlace, verdictBefore } from "./verbatim.ts";
import { vetoed } from "./vetoes.ts";

export interface Judgement {
  stands: boolean;
  /** Whether it says anything about the grounds' matters. */
  asserts: boolean;
  /** Whether it names sources and says nothing. */
  cites: boolean;
  claims: Claim[];
  /** What is shown of it where it stands: without a source that tells of another case. */
  words: string;
  /** Whether it names a subject: what follows and names none speaks of it. */
  names: boolean;
  /** "yes" or "no", where the grounds begin with it what the sentence goes on to say. */
  verdict: string | undefined;
  /** Where it falls, what the grounds say on the same matter in their own words: takes longer than the judgement. */
  instead: () => readonly OwnWords[];
}

/** `before` is the sentence that stands before it, `about` the last one that named a subject. */
export type Judge = (sentence: string, before?: string, about?: string) => Judgement;

/** The standing words that call a sentence an example, on the sentence's own line. */
const EXAMPLE = new RegExp(`^\\s*${STANDING_WORDS.example}\\s+(?=\\S)`, "i");

let loaded: Weights | undefined;
function fitted(): Weights {
  loaded ??= loadWeights();
  return loaded;
}

export function createJudge(grounds: Grounds, weights: Weights = fitted()): Judge {
  let known: Read | undefined;
  return function judge(sentence, before = "", about = before): Judgement {
    if (EXAMPLE.test(sentence)) {
      const lead = EXAMPLE.exec(sentence)?.[0] ?? "";
      const judged = judge(sentence.slice(lead.length), STANDING_WORDS.example, about);
      return { ...judged, words: lead + judged.words };
    }
    known ??= read(grounds);
    const { titles, prepared } = known;
    const said = withoutCitations(sentence, titles);
    const cites = said !== sentence && !/[\p{L}\p{N}]/u.test(said);
    const where = { before: withoutCitations(before, titles), about };
    const judged = judgeSentence(said, where, known, weights);
    // A source alone is that of the sentence before it.
    const units = cites ? (prepared.bySentence.get(bareWords(where.before)) ?? []) : judged.units;
    const isWrong = isOfAnother(sentence, units, prepared);
    const names = prepared.subjectsNamed(said).size > 0;
    return { ...judged, ...(cites && { stands: !isWrong }), cites, words: isWrong ? said : sentence, names };
  };
}

/** Whether the pages that a sentence of the grounds gives as its sources tell of another case. */
function isOfAnother(sentence: string, units: readonly Unit[], { grounds }: Prepared): boolean {
  const cases = grounds.subjects.filter(({ kind }) => kind === "case");
  const cited = cases.filter(({ pages }) => pagesLinked(sentence).some((page) => pages.includes(page)));
  const own = cases.filter(({ id }) => units.some(({ subjects }) => subjects.has(id)));
  return cited.length > 0 && own.length > 0 && !cited.some((one) => own.includes(one));
}

type Judged = Omit<Judgement, "cites" | "words" | "names"> & { units: readonly Unit[] };

function judgeSentence(sentence: string, where: Before, known: Read, weights: Weights): Judged {
  const { prepared } = known;
  const free = { asserts: false, claims: [], units: [], verdict: undefined, instead: () => [] };
  if (isStanding(sentence) || prepared.announcing.has(bareWords(sentence)) || claimsNothing(sentence, prepared))
    return { ...free, stands: true };
  const text = withExpressions(plain(sentence));
  if (quantitiesOf(text).length > MOST_FIGURES)
    return { ...free, stands: false, asserts: true, claims: [unsupported("figure", text)] };
  const parts = partsIn(text);
  // A question or an announcement that falls takes nothing of the answer with it.
  const asserts =
    parts.some(({ part, form }) => !form && saysSomething(part)) && !isQuestion(sentence) && !isAnnouncement(sentence);
  const units = unitsInPlace(sentence, where, prepared);
  // An address is no link that a visitor was given, wherever it stands.
  if (units?.length && foreignAddresses(oneForm(sentence)).length === 0) {
    const [verdict] = units.flatMap((unit) => verdictBefore(unit, prepared) ?? []);
    return { stands: true, asserts: true, claims: asItStands(text, parts), units, verdict, instead: () => [] };
  }
  const stands = ({ part, form }: Part) =>
    isRemark(part.text) || (saysSomething(part) && supportOf(part, form, known.index, weights) >= 0);
  const supported = parts.map(stands);
  const asOne = supported.includes(false) && parts.length > 1 && stands(wholeOf(text, parts));
  const claims = [
    ...(units || addsTo(sentence, prepared) ? [unsupported("place", text)] : []),
    // One that does not claim nothing: put as a question, a claim is no less one.
    ...(isQuestion(sentence) ? [unsupported("question", text)] : []),
    ...vetoed(sentence, where.before, known),
    ...parts.map(({ part }, at) => claim("support", part.text, asOne || supported[at] === true)),
  ];
  const falls = claims.some(({ supported }) => !supported);
  const instead = () => (falls ? nearestTo(sentence, prepared, known.index, where.about) : []);
  return { ...free, stands: !falls, asserts, claims, instead };
}

/** Each is compared with every other; no sentence of ours has half as many. */
const MOST_FIGURES = 30;

/** The grounds' own sentence, with the figures that it carries. */
function asItStands(text: string, parts: readonly Part[]): Claim[] {
  const figures = parts.flatMap(({ part }) => part.quantities);
  return [claim("support", text, true), ...figures.map((figure) => claim("figure", figure.text, true))];
}

/** "We always do." says something of what was said before, which cannot be compared with anything. */
const saysSomething = ({ terms, quantities }: Clause) => quantities.length > 0 || contentOf(terms).length > 0;
