/** Whether a clause denies what its ground says, or says what its ground denies. */
import type { Clause } from "./claims/clauses.ts";
import { type Coverage, contentOf, covers } from "./coverage.ts";
import { conceptsIn, type Prepared } from "./units.ts";
import { weightOf } from "./words/concepts.ts";

/** A ground that shares less of the clause's weight does not speak of the same thing. */
const SHARED = 0.45;
/** A ground that agrees must share nearly as much as the one that disagrees. */
const NEARLY = 0.8;
/** Words by which a statement holds for one side and not for the other, whatever its negators. */
const OPEN = /\b(?:only|sole|except|independently|unless|until|instead|rather than|otherwise)\b/i;
/** A row of a table: what stands under "Never" is no denial of its neighbours. */
const ROW = /^[^;]+: [^;]*;.*: /;

const isOpen = ({ negators, text }: Clause) => negators > 1 || OPEN.test(text);

/** That something is published is denied by any ground that says it is not. */
const PUBLISHES = /\b(?:is|are|was|were|been|also) (?:\w+ )?published\b|\b(?:pages?|sites?|case|data|figures?|report)\b[^,;]{0,40}\b(?:sa(?:y|ys|id)|stat(?:e|es|ed)|show(?:s|n)?|silent|name(?:s|d)?)\b/i;
const WITHOUT = /\bwithout\b/i;
const ONLY_THEN = /\bonly (?:after|with|once|when|if|by|then)\b/i;

export function deniedIn(clause: Clause, { page }: Coverage, { units }: Prepared): boolean {
  if (isOpen(clause)) return false;
  const content = contentOf(clause.terms);
  const total = content.reduce((sum, { key }) => sum + weightOf(key), 0);
  if (total === 0) return false;
  const publishes = PUBLISHES.test(clause.text) && clause.negators === 0;
  let agreeing = 0;
  let denying = 0;
  for (const unit of units) {
    if (unit.page !== page || unit.text.endsWith("?")) continue;
    const row = ROW.test(unit.text);
    for (const ground of unit.clauses) {
      const concepts = conceptsIn(ground.terms);
      const shared = content.reduce((sum, term) => sum + (covers(concepts, term) || covers(unit.context, term) ? weightOf(term.key) : 0), 0) / total;
      if (publishes && ground.negators === 1 && PUBLISHES.test(ground.text) && shared >= SHARED) return true;
      if (WITHOUT.test(clause.text) && ONLY_THEN.test(ground.text)) denying = Math.max(denying, shared);
      else if (row || isOpen(ground) || ground.negators === clause.negators) agreeing = Math.max(agreeing, shared);
      else denying = Math.max(denying, shared);
    }
  }
  if (Math.max(agreeing, denying) < SHARED) return clause.negators === 1;
  return agreeing < NEARLY * denying;
}
