import { type Claim, claim } from "./claim.ts";
import { type Clause, clausesOf } from "./claims/clauses.ts";
import { rankIn, ranksOf, SCOPES } from "./claims/marks.ts";
import { sameQuantity } from "./claims/quantities.ts";
import { type Coverage, contentOf, covers } from "./coverage.ts";
import { directionIn } from "./figure-claims.ts";
import type { Term } from "./text/terms.ts";
import { conceptsIn, type Prepared } from "./units.ts";
import { weightOf } from "./words/concepts.ts";
import { stem } from "./words/stem.ts";

/** A rank must stand in the same words. */
export function rankClaims({ terms, text }: Clause, { page, units }: Coverage, prepared: Prepared): Claim[] {
  const onPage = prepared.units.filter((unit) => unit.page === page);
  const words = new Set(onPage.flatMap((unit) => unit.terms.map(({ word }) => word)));
  const expression = rankIn(text);
  return [
    ...ranksOf(terms).map((rank) => claim("rank", rank.text, words.has(rank.word))),
    ...(expression
      ? [
          claim(
            "rank",
            expression,
            units.some((unit) => rankIn(unit.text)),
          ),
        ]
      : []),
  ];
}

/** "All", "usually" and "many" must be said by a ground, too. */
export function scopeFits({ terms, negators: denies }: Clause, { page }: Coverage, { units }: Prepared): boolean {
  const grounds = units.filter((unit) => unit.page === page).flatMap(({ clauses }) => clauses);
  return SCOPES.every(({ set }, at) => {
    const said = terms.findIndex(({ key }) => set.has(key));
    if (said < 0 || isFloating(terms, said)) return true;
    // "Several things" counts nothing, and "alone will not do" claims no sole cause.
    if (at === 2 && terms[said + 1]?.light && !terms[said + 1]?.isFunction) return true;
    if (at === 3 && denies) return true;
    const nouns = terms
      .slice(said + 1)
      .filter(({ light }) => !light)
      .slice(0, 2);
    if (nouns[0] && SPAN.test(nouns[0].word)) return true;
    return grounds.some(
      ({ terms: ground, negators }) =>
        (ground.some(({ key, word }) => set.has(key) || (at === 0 && /^any/.test(word))) ||
          (at === 0 && negators > 0)) &&
        (!nouns[0] || covers(conceptsIn(ground), nouns[0])),
    );
  });
}

/** "The two all changed": speaks of what was named before. */
const isFloating = (terms: readonly Term[], at: number) =>
  terms[at]?.word === "all" &&
  (terms[at - 1]?.light === false || /^(?:they|we|these|those|you)$/.test(terms[at - 1]?.word ?? ""));

/** Opposites: a word that no ground has, though one has its opposite. */
const OPPOSITES = new Map(
  "low high, high low, lower higher, cheap dear, late early, early late, private public, public private, closed open, weak strong, strong weak, slow fast, manual automatic, automatic manual, internal external, large small, small large, few many, unlimited limited"
    .split(", ")
    .map((pair) => pair.split(" ").map(stem) as [string, string]),
);

export const isReversed = ({ missing, units }: Coverage) =>
  missing.some(({ term }) => {
    const opposite = OPPOSITES.get(term.key);
    return opposite !== undefined && units.some(({ own }) => own.has(opposite));
  });

/** A direction without a figure ("satisfaction rose"): a ground must give the same. */
export function directionKnown(clause: Clause, { page }: Coverage, { units }: Prepared): boolean {
  const said = directionIn({ terms: clause.terms, text: clause.text.replace(/\d/g, "") });
  if (clause.quantities.length > 0 || clause.negators > 0 || (!said.up && !said.down)) return true;
  const content = contentOf(clause.terms);
  const near = units.filter(
    (unit) => unit.page === page && content.filter((term) => covers(unit.own, term)).length >= content.length / 2,
  );
  const grounds = near.map((unit) => directionIn(unit));
  return (!said.up || grounds.some(({ up }) => up)) && (!said.down || grounds.some(({ down }) => down));
}

/** Share of a causal sentence's weight that must stand in one ground which gives a reason. */
const CAUSE_SHARE = 0.5;
/** "Each month" is a date, not a claim on all. */
const SPAN = /^(?:day|week|month|quarter|year|time|case)s?$/;
const DENIES_CAUSE = /\b(?:no cause|cannot (?:say|separate)|whatever brought)\b/i;

export function causeKnown(sentence: string, { units }: Prepared): boolean {
  const content = clausesOf(sentence).flatMap(({ terms }) => contentOf(terms));
  const quantities = clausesOf(sentence).flatMap(({ quantities }) => quantities);
  const total = content.reduce((sum, { key }) => sum + weightOf(key), 0);
  const said = directionIn({ terms: content, text: sentence });
  return units.some((unit, at) => {
    const { reason, own, passage, text, quantities: ground } = unit;
    if (!reason || DENIES_CAUSE.test(text)) return false;
    const given = directionIn(unit);
    if ((said.up && !given.up) || (said.down && !given.down)) return false;
    if (!quantities.every((quantity) => ground.some((other) => sameQuantity(quantity, other)))) return false;
    const near = [units[at - 1], units[at + 1]].filter((unit) => unit?.passage === passage);
    const covered = content.filter(
      (term) => covers(own, term) || (quantities.length === 0 && near.some((unit) => unit && covers(unit.own, term))),
    );
    return covered.reduce((sum, { key }) => sum + weightOf(key), 0) >= CAUSE_SHARE * total;
  });
}
