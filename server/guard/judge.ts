import { type Index, indexOf } from "./alignment.ts";
import { type Claim, claim, unsupported } from "./claim.ts";
import { type Clause, clausesOf } from "./claims/clauses.ts";
import { CLAIMLESS, type Form, formOf } from "./claims/forms.ts";
import { CERTAIN, rankIn, ranksOf, speaksOn } from "./claims/marks.ts";
import { partOf, partsOf } from "./claims/parts.ts";
import { sameQuantity } from "./claims/quantities.ts";
import { contentOf } from "./content-terms.ts";
import { type Counts, countsOf, wrongCounts } from "./counts.ts";
import { type Context, figureFault } from "./figures.ts";
import { type Grounds, STANDING_WORDS } from "./grounds.ts";
import { foreignAddresses, type Titles, titlesOf, withoutCitations } from "./links.ts";
import { strangeNames } from "./names.ts";
import { nearestTo, type OwnWords } from "./own-words.ts";
import { loose } from "./places.ts";
import { quotationsOf } from "./quotations.ts";
import { loadWeights, supportOf, type Weights } from "./support.ts";
import { oneForm, plain } from "./text/plain.ts";
import { type Term, withExpressions } from "./text/terms.ts";
import { tokensOf } from "./tokens.ts";
import { type Prepared, prepare } from "./units.ts";
import { isInPlace } from "./verbatim.ts";
import { strengthOf } from "./words/relations.ts";

export interface Judgement {
  stands: boolean;
  /** Whether it says anything about the grounds' matters: questions, offers and refusals do not. */
  asserts: boolean;
  /** Whether it names sources and says nothing. */
  cites: boolean;
  claims: Claim[];
  /** Where it falls, what the grounds say on the same matter in their own words: takes longer than the judgement. */
  instead: () => readonly OwnWords[];
}

/** `before` is the sentence that stands before it: "it" and "they" speak of its subject. */
export type Judge = (sentence: string, before?: string) => Judgement;

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
  return function judge(sentence, before = ""): Judgement {
    if (EXAMPLE.test(sentence)) return judge(sentence.replace(EXAMPLE, ""), STANDING_WORDS.example);
    known ??= read(grounds);
    const { titles } = known;
    const said = withoutCitations(sentence, titles);
    const cites = said !== sentence && !/[\p{L}\p{N}]/u.test(said);
    return { ...judgeSentence(said, withoutCitations(before, titles), known, weights), cites };
  };
}

function judgeSentence(sentence: string, before: string, known: Read, weights: Weights): Omit<Judgement, "cites"> {
  const text = withExpressions(plain(sentence));
  const parts = partsIn(text).claims;
  const asserts = parts.some(({ form }) => !form);
  const inPlace = isInPlace(sentence, before, known.prepared);
  // An address is no link that a visitor was given, wherever it stands.
  if (inPlace && foreignAddresses(oneForm(sentence)).length === 0) return asItStands(text, asserts, parts);
  const stands = ({ part, form }: Part) => supportOf(part, form, known.index, weights) >= 0;
  const supported = parts.map(stands);
  const asOne = supported.includes(false) && parts.length > 1 && stands(wholeOf(text, parts));
  const claims = [
    ...(inPlace === false ? [unsupported("place", text)] : []),
    ...ownClaims(sentence, before, known),
    ...parts.map(({ part }, at) => claim("support", part.text, asOne || supported[at] === true)),
  ];
  const falls = claims.some(({ supported }) => !supported);
  return {
    stands: !falls,
    asserts,
    claims,
    instead: () => (falls ? nearestTo(sentence, known.prepared, known.index) : []),
  };
}

/** The grounds' own sentence, with the figures that it carries. */
function asItStands(text: string, asserts: boolean, parts: readonly Part[]): Omit<Judgement, "cites"> {
  const figures = parts.flatMap(({ part }) => part.quantities);
  const claims = [claim("support", text, true), ...figures.map((figure) => claim("figure", figure.text, true))];
  return { stands: true, asserts, claims, instead: () => [] };
}

export interface Part {
  part: Clause;
  form: Form | undefined;
}

/** The parts of a sentence that claim something, and those whose form needs no ground. */
export function partsIn(text: string): { claims: Part[]; free: Part[] } {
  const parts = partsOf(text).map((part) => ({ part, form: formOf(part.text, text) }));
  const isFree = ({ part, form }: Part) =>
    (form !== undefined && CLAIMLESS.has(form)) || isRemark(part) || (form === "advice" && saysNothing(part));
  return { claims: parts.filter((one) => !isFree(one)), free: parts.filter(isFree) };
}

/** A sentence of several parts as one claim: a part alone may lack the subject that the other names. */
export function wholeOf(text: string, parts: readonly Part[]): Part {
  const [form] = parts.every((one) => one.form) ? parts.map((one) => one.form) : [undefined];
  return { part: partOf(text), form };
}

/** "Only partly." and "To some extent." claim nothing, nor does "See this case." */
const REMARK_WORDS = 4;
const isRemark = (part: Clause) => part.terms.length <= REMARK_WORDS && saysNothing(part);
const saysNothing = ({ terms, quantities, text }: Clause) =>
  quantities.length === 0 && contentOf(terms).length === 0 && !isDenied({ terms, text });

/** What must be right in any sentence, whatever its form: names, figures, quotations, ranks, promises and addresses. */
export function ownClaims(sentence: string, before: string, known: Read): Claim[] {
  const { prepared, counts } = known;
  const bare = plain(sentence);
  const text = withExpressions(bare);
  const earlier = speaksOn(text) ? withExpressions(plain(before)) : "";
  const { claims, free } = partsIn(text);
  const terms = [...claims, ...free].flatMap(({ part }) => part.terms);
  const formed = [...free, ...claims.filter(({ form }) => form)];
  return [
    ...foreignAddresses(oneForm(sentence)).map((address) => unsupported("address", address)),
    ...quotationsOf(bare).map((quote) => claim("quotation", quote, prepared.text.includes(loose(quote)))),
    ...strangeNames(terms, prepared).map((term) => unsupported("name", term.text)),
    ...(claims.length > 0 ? wrongCounts(text, counts) : []).map((count) => unsupported("count", count)),
    ...claims
      .filter(({ form }) => !form)
      .flatMap(({ part }) => [...figures(part, { text, earlier }, prepared), ...marks(part, prepared)]),
    ...formed.flatMap((part) => freeClaims(part, prepared)),
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

/** What needs no ground may still bring in no figure, rank or promise. */
function freeClaims(
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
