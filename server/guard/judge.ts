import { type Index, indexOf } from "./alignment.ts";
import { type Claim, claim, unsupported } from "./claim.ts";
import { type Clause, clausesOf } from "./claims/clauses.ts";
import { type Form, formOf } from "./claims/forms.ts";
import { CERTAIN, rankIn, ranksOf, speaksOn } from "./claims/marks.ts";
import { claimsNothing, isRemark } from "./claims/nothing.ts";
import { partOf, partsOf } from "./claims/parts.ts";
import { quantitiesOf, sameQuantity } from "./claims/quantities.ts";
import { contentOf } from "./content-terms.ts";
import { type Counts, countsOf, wrongCounts } from "./counts.ts";
import { type Context, figureFault } from "./figures.ts";
import { type Grounds, STANDING_WORDS } from "./grounds.ts";
import { foreignAddresses, pagesLinked, type Titles, titlesOf, withoutCitations } from "./links.ts";
import { strangeNames } from "./names.ts";
import { nearestTo, type OwnWords } from "./own-words.ts";
import { bareWords, loose } from "./places.ts";
import { quotationsOf } from "./quotations.ts";
import { loadWeights, supportOf, type Weights } from "./support.ts";
import { UNREADABLE } from "./text/legible.ts";
import { oneForm, plain } from "./text/plain.ts";
import { type Term, withExpressions } from "./text/terms.ts";
import { tokensOf } from "./tokens.ts";
import { type Prepared, prepare, type Unit } from "./units.ts";
import { addsTo, type Before, isStanding, unitsInPlace, verdictBefore } from "./verbatim.ts";
import { strengthOf } from "./words/relations.ts";

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

/** The grounds as they are compared with. */
export interface Read {
  prepared: Prepared;
  index: Index;
  counts: Counts;
  titles: Titles;
}

export function read(grounds: Grounds): Read {
  const prepared = prepare(grounds);
  return {
    prepared,
    index: indexOf(prepared),
    counts: countsOf(prepared.units.flatMap(({ counted }) => counted)),
    titles: titlesOf(grounds),
  };
}

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
  const asserts = parts.some(({ part, form }) => !form && saysSomething(part)) && !/[?:]["”’)*_\s]*$/.test(sentence);
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
    ...(isQuestion(sentence) ? [unsupported("question", text)] : []),
    ...ownClaims(sentence, where.before, known),
    ...parts.map(({ part }, at) => claim("support", part.text, asOne || supported[at] === true)),
  ];
  const falls = claims.some(({ supported }) => !supported);
  const instead = () => (falls ? nearestTo(sentence, prepared, known.index, where.about) : []);
  return { ...free, stands: !falls, asserts, claims, instead };
}

/** Each is compared with every other; no sentence of ours has half as many. */
const MOST_FIGURES = 30;

/** One that does not claim nothing: put as a question, a claim is no less one. */
const isQuestion = (sentence: string) => /\?["”’)*_\]\s]*$/.test(sentence);

/** The grounds' own sentence, with the figures that it carries. */
function asItStands(text: string, parts: readonly Part[]): Claim[] {
  const figures = parts.flatMap(({ part }) => part.quantities);
  return [claim("support", text, true), ...figures.map((figure) => claim("figure", figure.text, true))];
}

export interface Part {
  part: Clause;
  form: Form | undefined;
}

/** What a sentence claims, part by part. */
export const partsIn = (text: string): Part[] => partsOf(text).map((part) => ({ part, form: formOf(part.text) }));

/** A sentence of several parts as one claim: a part alone may lack the subject that the other names. */
export function wholeOf(text: string, parts: readonly Part[]): Part {
  const [form] = parts.every((one) => one.form) ? parts.map((one) => one.form) : [undefined];
  return { part: partOf(text), form };
}

/** "We always do." says something of what was said before, which cannot be compared with anything. */
const saysSomething = ({ terms, quantities }: Clause) => quantities.length > 0 || contentOf(terms).length > 0;

/** What must be right in any sentence, whatever its form: names, figures, quotations, ranks, promises and addresses. */
export function ownClaims(sentence: string, before: string, known: Read): Claim[] {
  const { prepared, counts } = known;
  const bare = plain(sentence);
  const text = withExpressions(bare);
  const earlier = speaksOn(text) ? withExpressions(plain(before)) : "";
  const parts = partsIn(text);
  const terms = parts.flatMap(({ part }) => part.terms);
  return [
    ...foreignAddresses(oneForm(sentence)).map((address) => unsupported("address", address)),
    ...quotationsOf(bare).map((quote) => claim("quotation", quote, prepared.text.includes(loose(quote)))),
    ...strangeNames(terms, prepared).map((term) => unsupported("name", term.text)),
    ...wrongCounts(text, counts).map((count) => unsupported("count", count)),
    ...(sentence.includes(UNREADABLE) ? [unsupported("sign", text)] : []),
    ...signedFigures(bare).map((figure) =>
      claim(
        "figure",
        figure,
        prepared.units.some((unit) => unit.text.includes(figure)),
      ),
    ),
    // A figure is compared with those of what the question is about.
    ...(speaksOn(text) && !before && parts.every(({ part }) => part.quantities.length === 0)
      ? [unsupported("reference", text)]
      : []),
    ...parts.filter(({ part }) => isDeniedTwice(part)).map(({ part }) => unsupported("polarity", part.text)),
    ...parts.flatMap(({ part, form }) =>
      form
        ? formedClaims({ part, form }, prepared)
        : [...figures(part, { text, earlier }, prepared), ...marks(part, prepared)],
    ),
  ];
}

function figures(part: Clause, context: Context, prepared: Prepared): Claim[] {
  return clausesOf(part.text).flatMap((clause) =>
    clause.quantities.map((quantity) => {
      const fault = figureFault(quantity, clause, context, prepared, part.quantities);
      return claim(fault ?? "figure", quantity.text, fault === undefined);
    }),
  );
}

/** Ranks and certainties that no ground gives. */
function marks({ terms, text }: Clause, { units }: Prepared): Claim[] {
  const expression = rankIn(text);
  const ranks = ranksOf(terms).map((rank) => claim("rank", rank.word, isRanked(rank, units)));
  if (expression)
    ranks.push(
      claim(
        "rank",
        expression,
        units.some((unit) => rankIn(unit.text) !== undefined),
      ),
    );
  const certain = CERTAIN.test(text) && !isDenied({ terms, text }) && !CONTRAST.test(text);
  return certain
    ? [
        ...ranks,
        claim(
          "promise",
          text,
          units.some((unit) => CERTAIN.test(unit.text) && !isDenied(unit)),
        ),
      ]
    : ranks;
}
/** "The biggest" is "the largest", and is not "big". */
const isRanked = ({ key }: Term, units: Prepared["units"]) =>
  units.some((unit) => ranksOf(unit.terms).some((rank) => strengthOf(key, rank.key) > 0.7));
/** "A plan rather than a promise" promises nothing. */
const CONTRAST = /\b(?:rather than|instead of)\b/i;
const isDenied = ({ terms, text }: { terms: readonly Term[]; text: string }) =>
  tokensOf({ terms: [...terms], text, quantities: [] }).some(({ denied }) => denied !== undefined);

/** "-37%", "<94%": a sign changes a figure more than its digits do. */
const signedFigures = (text: string): string[] => text.match(/(?<![\p{L}\d%)])[-<>≤≥≪≫≈±¬]\s?[\d£$€][\d.,]*/gu) ?? [];

/** "No result is not guaranteed": what denies a denial is compared with nothing. */
const isDeniedTwice = ({ text }: Clause) =>
  text.split(JOINTS).some((words) => (words.match(NEGATORS)?.length ?? 0) > 1);
const JOINTS = /[,;:()]|\s[–—]\s|\b(?:and|or|but|so|because|while|which|that|if|unless|until)\b/i;
const NEGATORS = /\b(?:not(?! only)|no(?! longer|thing)|nothing|never|none|nobody|cannot|without|neither)\b|n't\b/gi;

/** What is weighed as less may still bring in no figure, rank or promise. */
function formedClaims(
  { part: { quantities, terms, text }, form }: Part,
  { visitorQuantities, units }: Prepared,
): Claim[] {
  const known = [...visitorQuantities, ...units.flatMap((unit) => unit.quantities)];
  const figures = quantities
    .filter(({ unit, low, text }) => (unit === "count" ? low > 5 : !/^an? /i.test(text)))
    .map((claimed) =>
      claim(
        "figure",
        claimed.text,
        known.some((ground) => sameQuantity(claimed, ground)),
      ),
    );
  if (form === "refusal") return figures;
  const ranks = form === "advice" ? [] : ranksOf(terms).map((rank) => claim("rank", rank.word, isRanked(rank, units)));
  const promise = CERTAIN.test(text) && !isDenied({ terms, text }) ? [unsupported("promise", text)] : [];
  return [...figures, ...ranks, ...promise];
}
