/** The claims of one clause, beside its figures. */
import { decidesAlone } from "./agents.ts";
import { type Claim, claim, unsupported } from "./claim.ts";
import { type Clause, clausesOf, negatorsIn } from "./claims/clauses.ts";
import { formOf } from "./claims/forms.ts";
import { CERTAIN, givesCause, promises, ranksOf } from "./claims/marks.ts";
import { sameQuantity } from "./claims/quantities.ts";
import { bestCoverage, type Coverage, contentOf, covers } from "./coverage.ts";
import { causeKnown, directionKnown, isReversed, rankClaims, scopeFits } from "./mark-claims.ts";
import { deniedIn } from "./polarity.ts";
import type { Thresholds } from "./thresholds.ts";
import type { Prepared } from "./units.ts";
import { weightOf } from "./words/concepts.ts";

/** What needs no coverage may still bring in no figure, rank or promise. */
export function freeClaims(clause: Clause, form: string, prepared: Prepared, limits: Thresholds): Claim[] {
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

export function assertions(
  clause: Clause,
  sentence: string,
  best: Coverage,
  prepared: Prepared,
  limits: Thresholds,
): Claim[] {
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

/** "A plan rather than a promise" promises nothing. */
const CONTRAST = /\b(?:rather than|instead of)\b/i;

/** A sentence that denies gives no cause. */
const DENIES = /\b(?:not|no|never|nor|neither|cannot|nobody|nothing)\b|n't\b/i;
