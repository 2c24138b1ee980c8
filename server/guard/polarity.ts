/** Whether a clause denies what its ground says, or says what its ground denies. */
import type { Clause } from "./claims/clauses.ts";
import { contentOf, type Coverage, covers } from "./coverage.ts";
import type { Prepared } from "./units.ts";
import { conceptsIn } from "./units.ts";
import { weightOf } from "./words/concepts.ts";

/** A ground that shares less of the clause's weight does not speak of the same thing. */
const SHARED = 0.5;
/** Grounds that share nearly as much as the best count as much. */
const NEARLY = 0.75;
/** Words by which a statement holds for one side and not for the other, whatever its negators. */
const OPEN = /\b(?:only|sole|except|unless|until|but|instead|however|whether|if|otherwise)\b/i;

export function deniedIn(clause: Clause, { page }: Coverage, { units }: Prepared): boolean {
  if (clause.negators > 1 || OPEN.test(clause.text)) return false;
  const content = contentOf(clause.terms);
  const total = content.reduce((sum, { key }) => sum + weightOf(key), 0);
  if (total === 0) return false;
  const grounds = units
    .filter((unit) => unit.page === page)
    .flatMap(({ clauses }) => clauses)
    .map((ground) => {
      const concepts = conceptsIn(ground.terms);
      const shared = content.reduce((sum, term) => sum + (covers(concepts, term) ? weightOf(term.key) : 0), 0);
      return { ground, shared: shared / total };
    });
  const best = Math.max(0, ...grounds.map(({ shared }) => shared));
  if (best < SHARED) return clause.negators === 1;
  const like = grounds.filter(({ shared }) => shared >= NEARLY * best).map(({ ground }) => ground);
  return !like.some((ground) => ground.negators > 1 || OPEN.test(ground.text) || ground.negators === clause.negators);
}
