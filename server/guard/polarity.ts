/** Whether a clause denies what its ground says, or says what its ground denies. */
import type { Clause } from "./claims/clauses.ts";
import { covers } from "./coverage.ts";
import type { Term } from "./text/terms.ts";
import { conceptsIn, type Prepared, type Unit } from "./units.ts";
import { weightOf } from "./words/concepts.ts";

/** A ground that shares less of the clause's weight does not speak of the same thing. */
const SHARED = 0.4;
/** A ground that agrees must share nearly as much as the one that disagrees. */
const NEARLY = 0.85;
/** Words by which a statement holds for one side and not for the other, whatever its negators. */
const OPEN = /\b(?:only|sole|except|independently|anyway|unless|until|instead|rather than|otherwise)\b/i;
/** A row of a table: what stands under "Never" is no denial of its neighbours. */
const ROW = /^[^;]+: [^;]*;.*: /;

/** Share of the words that a ground has, too; what only its headings have counts for nothing. */
function sharedOf(content: readonly Term[], ground: readonly Term[], context: ReadonlySet<string>): number {
  const concepts = conceptsIn(ground);
  const words = new Set(ground.map(({ key }) => key));
  let shared = 0;
  let total = 0;
  for (const term of content) {
    const own = covers(concepts, term);
    if (!own && covers(context, term)) continue;
    total += weightIn(term);
    if (own) shared += weightIn(term) * (words.has(term.key) ? 1 : OTHER_WORD);
  }
  return total > 0 ? shared / total : 0;
}

/** Clauses, and those that a "without" continues also as a whole. */
function segmentsOf({ clauses }: Unit): Clause[] {
  const pairs = clauses.flatMap((clause, at): Clause[] => {
    const next = clauses[at + 1];
    if (!next || !/^(?:and |but |which is [\w ]*)?(?:without|no|not)\b/i.test(next.text)) return [];
    const negators = clause.negators + next.negators;
    if (negators > 1) return [];
    return [{ ...clause, text: `${clause.text} ${next.text}`, terms: [...clause.terms, ...next.terms], negators }];
  });
  return [...clauses, ...pairs];
}

/** What is denied is often said in light words, so these count as well. */
const weightIn = ({ key, light }: Term) => (light ? LIGHT : weightOf(key));
const LIGHT = 0.5;
/** What a word counts that the ground has in another word: which meaning is meant is a guess. */
const OTHER_WORD = 0.6;

const isOpen = ({ negators, text }: Clause) => negators > 1 || OPEN.test(text);

/** That something is published is denied by any ground that says it is not. */
const PUBLISHES =
  /\b(?:is|are|was|were|been|also) (?:\w+ )?published\b|\b(?:pages?|sites?|case|data|figures?|report)\b[^,;]{0,40}\b(?:sa(?:y|ys|id)|stat(?:e|es|ed)|show(?:s|n)?|silent|name(?:s|d)?)\b/i;
const WITHOUT = /\bwithout\b/i;
const ONLY_THEN = /\bonly (?:after|with|once|when|if|by|then)\b/i;

export function deniedIn(clause: Clause, { units }: Prepared): boolean {
  if (isOpen(clause)) return false;
  const content = clause.terms.filter(({ isFunction, word }) => !isFunction && word !== "cgt");
  if (content.length === 0) return false;
  const publishes = PUBLISHES.test(clause.text) && clause.negators === 0;
  let agreeing = 0;
  let denying = 0;
  for (const unit of units) {
    if (unit.text.endsWith("?")) continue;
    const row = ROW.test(unit.text) && clause.negators === 0;
    for (const ground of segmentsOf(unit)) {
      const shared = sharedOf(content, ground.terms, unit.context);
      if (publishes && ground.negators === 1 && PUBLISHES.test(ground.text) && shared >= SHARED) return true;
      if (WITHOUT.test(clause.text) && ONLY_THEN.test(ground.text)) denying = Math.max(denying, shared);
      else if (row || isOpen(ground) || ground.negators === clause.negators) agreeing = Math.max(agreeing, shared);
      else denying = Math.max(denying, shared);
    }
  }
  if (Math.max(agreeing, denying) < SHARED) return clause.negators === 1;
  return agreeing < NEARLY * denying;
}
