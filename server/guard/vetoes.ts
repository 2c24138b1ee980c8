/** What makes a sentence fall without weighing. */
import { type Claim, claim, unsupported } from "./claim.ts";
import { type Clause, clausesOf } from "./claims/clauses.ts";
import { CERTAIN, rankIn, ranksOf, speaksOn } from "./claims/marks.ts";
import { type Part, partsIn } from "./claims/parts.ts";
import { sameQuantity } from "./claims/quantities.ts";
import { wrongCounts } from "./counts.ts";
import { type Context, figureFault } from "./figures.ts";
import { foreignAddresses } from "./links.ts";
import { strangeNames } from "./names.ts";
import { loose } from "./places.ts";
import { quotationsOf } from "./quotations.ts";
import type { Read } from "./read.ts";
import { UNREADABLE } from "./text/legible.ts";
import { oneForm, plain } from "./text/plain.ts";
import { type Term, withExpressions } from "./text/terms.ts";
import { tokensOf } from "./tokens.ts";
import type { Prepared } from "./units.ts";
import { strengthOf } from "./words/relations.ts";

/** What must be right in any sentence, whatever its form: names, figures, quotations, ranks, promises and addresses. */
export function vetoed(sentence: string, before: string, known: Read): Claim[] {
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
