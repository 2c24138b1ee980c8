/** "What have you done for insurers?": what came of the work in one sector, case by case. */
import { type Query, questionForm, type SearchIndex } from "../retrieval/index.ts";
import { type Answer, compose } from "./answer.ts";
import { asksForResults, readAsked } from "./asked.ts";
import { openingOf, pagesOfSector, summaryOf } from "./case-pages.ts";
import type { ResolvedQuestion } from "./conversation.ts";
import { sectorsIn } from "./subjects.ts";

/** "our law firm wants more clients": what was done for others is the answer. */
const NEED =
  /\b(?:can you (?:do|help)|could you (?:do|help)|help (?:us|me|with|our|a|an)|(?:need|wants?|would like|looking for) (?:help|more|to grow|new))\b/i;
/** "what can you do for an airline?": the solution comes first, then a case. */
const OFFER = /\bwhat (?:can|could|would|will|do|might) (?:you|cgt) (?:do|offer|suggest|have)\b/i;
/** Words for what we do in any sector. */
const OURS = /^(?:marketing|advertising|campaigns?|digital|growth|online|leads?)$/i;
/** Cases told at most. */
const CASES = 2;

/** Undefined where more is asked than what came of the work in one sector. */
export function tellResults(
  { text: question, more }: ResolvedQuestion,
  query: Query,
  index: SearchIndex,
): Answer | undefined {
  if (more || questionForm(question) || readAsked(question).kind === "steps") return undefined;
  const [sector, another] = sectorsIn(question);
  if (!sector || another || !(asksForResults(question) || NEED.test(question) || OFFER.test(question)))
    return undefined;
  const further = query.groups.some(
    ({ word, light }) => !light && !sectorsIn(word).length && !asksForResults(word) && !OURS.test(word),
  );
  if (further) return undefined;
  const cases = pagesOfSector(sector, "/results/", index).slice(0, CASES);
  const [solution] = OFFER.test(question) ? pagesOfSector(sector, "/solutions/", index) : [];
  const excerpts = solution
    ? [...openingOf(solution, index), ...cases.slice(0, 1).flatMap((path) => summaryOf(path, index))]
    : cases.flatMap((path) => summaryOf(path, index));
  return excerpts.length ? compose(excerpts) : undefined;
}
