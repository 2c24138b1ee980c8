/** Whether a sentence stands: a decision on each of its claims, against the grounds as a whole. */

import { decidesAlone } from "./agents.ts";
import { type Clause, clausesOf, negatorsIn } from "./claims/clauses.ts";
import { formOf } from "./claims/forms.ts";
import { CERTAIN, givesCause, promises, rankIn, ranksOf, SCOPES } from "./claims/marks.ts";
import { sameQuantity } from "./claims/quantities.ts";
import { type Cohesion, cohesionOf, houseActs, shareOf } from "./cohesion.ts";
import { bestCoverage, type Coverage, contentOf, covers, strangeNames } from "./coverage.ts";
import { directionIn, figureFault } from "./figure-claims.ts";
import type { Grounds } from "./grounds.ts";
import { foreignAddresses } from "./links.ts";
import { deniedIn } from "./polarity.ts";
import { quotationsOf } from "./quotations.ts";
import { oneForm, plain } from "./text/plain.ts";
import { type Term, withExpressions } from "./text/terms.ts";
import { THRESHOLDS, type Thresholds } from "./thresholds.ts";
import { conceptsIn, loose, type Prepared, prepare } from "./units.ts";
import { weightOf } from "./words/concepts.ts";
import { stem } from "./words/stem.ts";

export interface Claim {
  kind: string;
  text: string;
  supported: boolean;
}

export interface Judgement {
  stands: boolean;
  /** Whether it says anything about the grounds' matters: questions, offers and refusals do not. */
  asserts: boolean;
  claims: Claim[];
}

/** `before` is the sentence that stands before it: "it" and "they" speak of its subject. */
export type Judge = (sentence: string, before?: string) => Judgement;

/** The sentence that a clause stands in, and the one before it where that is spoken on of. */
export interface Context {
  text: string;
  earlier: string;
}

const SPEAKS_ON =
  /^(?:and |but |so )?(?:it|its|they|their|that|this|these|those|he|she|here|there|the (?:same|client|figure|case|campaign|programme|company|firm))\b/i;

export function createJudge(grounds: Grounds, limits: Thresholds = THRESHOLDS): Judge {
  let prepared: Prepared | undefined;
  return (sentence, before = "") => {
    prepared ??= prepare(grounds);
    return judgeSentence(sentence, before, prepared, limits);
  };
}

function judgeSentence(sentence: string, before: string, prepared: Prepared, limits: Thresholds): Judgement {
  const bare = plain(sentence);
  const text = withExpressions(bare);
  const earlier = SPEAKS_ON.test(text) ? withExpressions(plain(before)) : "";
  const clauses = clausesOf(text);
  const forms = clauses.map((clause) => formOf(clause.text, text));
  const claims: Claim[] = [
    ...foreignAddresses(oneForm(sentence), prepared.grounds.paths).map((address) => unsupported("address", address)),
    ...quotationsOf(bare).map((quote) => claim("quotation", quote, prepared.text.includes(loose(quote)))),
    ...strangeNames(
      clauses.flatMap(({ terms }) => terms),
      prepared,
    ).map((term) => unsupported("name", term.text)),
    ...clauses.flatMap((clause, at) => claimsOf(clause, forms[at], { text, earlier }, prepared, limits)),
    ...relations(
      clauses.filter((_, at) => !forms[at]),
      prepared,
      limits,
    ),
  ];
  return {
    stands: claims.every(({ supported }) => supported),
    asserts: clauses.some(({ terms }, at) => !forms[at] && contentOf(terms).length > 0),
    claims,
  };
}

function relations(clauses: readonly Clause[], prepared: Prepared, limits: Thresholds): Claim[] {
  const parts = clauses.map((clause): [Clause, Cohesion] => {
    const { page } = bestCoverage(clause.terms, prepared, limits);
    return [
      clause,
      cohesionOf(
        clause,
        prepared.units.filter((unit) => unit.page === page),
        limits,
      ),
    ];
  });
  const loose = parts.filter(([, part]) => shareOf([part]) < limits.clauseCohesion).map(([{ text }]) => text);
  const whole = shareOf(parts.map(([, part]) => part));
  const foreign = clauses.find((clause) => !houseActs(clause, prepared.units));
  if (foreign) return [unsupported("doer", foreign.text)];
  if (loose.length === 0 && whole >= limits.cohesion) return [];
  return [unsupported("relation", loose[0] ?? clauses.map(({ text }) => text).join(" "))];
}

const claim = (kind: string, text: string, supported: boolean): Claim => ({ kind, text, supported });
const unsupported = (kind: string, text: string) => claim(kind, text, false);

function claimsOf(
  clause: Clause,
  form: ReturnType<typeof formOf>,
  sentence: Context,
  prepared: Prepared,
  limits: Thresholds,
): Claim[] {
  if (form) return freeClaims(clause, form, prepared, limits);
  const figures = clause.quantities.map((quantity) => {
    const fault = figureFault(quantity, clause, sentence, prepared, limits);
    return claim(fault ?? "figure", quantity.text, fault === undefined);
  });
  const best = bestCoverage(clause.terms, prepared, limits);
  return [...figures, ...assertions(clause, sentence.text, best, prepared, limits)];
}

/** What needs no coverage may still bring in no figure, rank or promise. */
function freeClaims(clause: Clause, form: string, prepared: Prepared, limits: Thresholds): Claim[] {
  const known = [...prepared.visitorQuantities, ...prepared.units.flatMap(({ quantities }) => quantities)];
  const claims = clause.quantities
    .filter(({ unit, low }) => unit !== "count" || low > 5)
    .map((quantity) =>
      claim(
        "figure",
        quantity.text,
        known.some((ground) => sameQuantity(quantity, ground)),
      ),
    );
  if (form !== "refusal" && form !== "advice")
    for (const rank of ranksOf(clause.terms)) claims.push(claim("rank", rank.text, covers(prepared.all, rank)));
  if (form !== "refusal" && CERTAIN.test(clause.text) && clause.negators === 0)
    claims.push(unsupported("promise", clause.text));
  if (form === "advice") {
    const { share } = bestCoverage(clause.terms, prepared, limits);
    claims.push(claim(form, clause.text, share <= limits.advice));
  }
  return claims;
}

function assertions(clause: Clause, sentence: string, best: Coverage, prepared: Prepared, limits: Thresholds): Claim[] {
  if (contentOf(clause.terms).length === 0 && clause.quantities.length === 0) return [];
  const strange = best.missing.find(({ weight }) => weight > limits.word);
  const found = [
    claim(
      "coverage",
      strange?.term.text ?? clause.text,
      !strange && (best.share <= limits.share || isSmallGap(best, sentence, prepared, limits)),
    ),
  ];
  const grounds = best.units.map(({ text }) => text).join(" ");
  if (isReversed(best) || deniedIn(clause, prepared)) found.push(unsupported("polarity", clause.text));
  if (CERTAIN.test(clause.text) && clause.negators === 0 && !CONTRAST.test(clause.text))
    found.push(
      claim(
        "promise",
        clause.text,
        best.units.some(({ text }) => CERTAIN.test(text) && negatorsIn(text) === 0),
      ),
    );
  if (promises(clause.text) && clause.negators === 0)
    found.push(
      claim(
        "promise",
        clause.text,
        /\b(?:will|would|can|may|plans?)\b/i.test(grounds) && clause.quantities.length === 0,
      ),
    );
  found.push(...rankClaims(clause, best, prepared));
  if (!scopeFits(clause, best, prepared)) found.push(unsupported("scope", clause.text));
  if (!directionKnown(clause, best, prepared)) found.push(unsupported("direction", clause.text));
  if (givesCause(clause.text) && !DENIES.test(sentence) && !causeKnown(sentence, prepared))
    found.push(unsupported("cause", clause.text));
  if (decidesAlone(clause, prepared)) found.push(unsupported("agent", clause.text));
  return found;
}

/** A light word or two may be missing from a clause if hardly more is missing from its whole sentence. */
function isSmallGap(best: Coverage, sentence: string, prepared: Prepared, limits: Thresholds): boolean {
  const lost = best.missing.reduce((sum, { weight }) => sum + weight, 0);
  if (lost > limits.slack) return false;
  const all = clausesOf(sentence).filter(({ text }) => !formOf(text, sentence));
  const total = all.flatMap(({ terms }) => contentOf(terms)).reduce((sum, { key }) => sum + weightOf(key), 0);
  const gaps = all.flatMap(({ terms }) => bestCoverage(terms, prepared, limits).missing);
  return gaps.reduce((sum, { weight }) => sum + weight, 0) <= limits.slackShare * total;
}

/** A rank must stand in the same words. */
function rankClaims({ terms, text }: Clause, { page, units }: Coverage, prepared: Prepared): Claim[] {
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
function scopeFits({ terms, negators: denies }: Clause, { page }: Coverage, { units }: Prepared): boolean {
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

const isReversed = ({ missing, units }: Coverage) =>
  missing.some(({ term }) => {
    const opposite = OPPOSITES.get(term.key);
    return opposite !== undefined && units.some(({ own }) => own.has(opposite));
  });

/** A direction without a figure ("satisfaction rose"): a ground must give the same. */
function directionKnown(clause: Clause, { page }: Coverage, { units }: Prepared): boolean {
  const said = directionIn({ terms: clause.terms, text: clause.text.replace(/\d/g, "") });
  if (clause.quantities.length > 0 || clause.negators > 0 || (!said.up && !said.down)) return true;
  const content = contentOf(clause.terms);
  const near = units.filter(
    (unit) => unit.page === page && content.filter((term) => covers(unit.own, term)).length >= content.length / 2,
  );
  const grounds = near.map((unit) => directionIn(unit));
  return (!said.up || grounds.some(({ up }) => up)) && (!said.down || grounds.some(({ down }) => down));
}

/** "A plan rather than a promise" promises nothing. */
const CONTRAST = /\b(?:rather than|instead of)\b/i;

/** Share of a causal sentence's weight that must stand in one ground which gives a reason. */
const CAUSE_SHARE = 0.5;
/** "Each month" is a date, not a claim on all. */
const SPAN = /^(?:day|week|month|quarter|year|time|case)s?$/;
const DENIES = /\b(?:not|no|never|nor|neither|cannot|nobody|nothing)\b|n't\b/i;
const DENIES_CAUSE = /\b(?:no cause|cannot (?:say|separate)|whatever brought)\b/i;

function causeKnown(sentence: string, { units }: Prepared): boolean {
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
