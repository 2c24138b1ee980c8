/** Parts of a sentence that assert little or nothing of the grounds' matters: they are known by subject and verb. */
import { speaksOfHouse } from "../house.ts";

const SAYS =
  "publish\\w*|sa(?:y|ys|id)|stat(?:e|es|ed)|giv(?:e|es|en)|mention\\w*|contain\\w*|nam(?:e|es|ed)|disclos\\w*|tell|tells|told|show|shows|shown|specif\\w*|answer\\w*|predict\\w*|confirm\\w*|list(?:s|ed)?|describe\\w*|explain\\w*|report\\w*|separate\\w*|isolate\\w*|document\\w*|record\\w*|know|known|public|available|clear|include|cover\\w*|rank|judge";
const SITE =
  "sites?|websites?|pages?|cases?|case stud(?:y|ies)|articles?|passages?|figures?|data|sources?|sections?|material|publication";
const DENIES = "n't|not|never|no|nothing|nor|neither|nowhere|nobody|silent";

/** What is not said: by the site, by the speaker, or by anybody. */
const REFUSALS = [
  new RegExp(`\\b(?:${SITE})\\b[^.;]{0,60}?(?:\\b|(?=n't))(?:${DENIES})\\b[^.;]*?\\b(?:${SAYS})\\b`, "i"),
  new RegExp(`\\b(?:${SITE})\\b[^.;]{0,30}\\b(?:${SAYS})\\b[^.;]{0,20}\\b(?:nothing|no|neither|nor|silent)\\b`, "i"),
  new RegExp(
    `(?:n't|\\b(?:not|never|nor|neither|no))\\b(?: \\w+){0,5}? (?:been )?(?:${SAYS})(?: here| there| anywhere)?[.,]?$`,
    "i",
  ),
  /\b(?:unpublished|undisclosed|withheld|unknown|unclear|unnamed|not (?:published|public|known|clear))\b/i,
  /(?:n't|\b(?:not|never|nor|no longer))\b (?:been |yet |ever ){0,2}(?:published|stated|given|named|disclosed|mentioned|specified|documented)\b/i,
  /\b(?:nobody|no one|nothing|impossible to|cannot be) ?(?:can |could )?(?:promis\w+|say|tell|know|guarantee\w*|separated?|told)\b/i,
];

const ADVICE =
  /^better not\b|^(?:so |and |but |then |instead |also |just |or )?,?\s*(?:please|don't|do not|never|ask|contact|see|read|check|compare|keep|look|tell|use|bear|take|feel|note|remember|treat|consider|write|have a look|get in touch|be aware|mind|say|decide|pick|choose|start|put|insist|avoid|test|find|run|begin|measure|agree)\b|\b(?:you|you'd|it's|it is|i'd|best|better)(?: \w+){0,3}? (?:ask|contact|write|read|check|compare|look|start|treat|assume|consult|reach|aware|careful|find out|want to|build a|worth|best to|better to)\b|\bplease\b|\bshould(?:n't| not| never) be (?:taken|read|seen|treated|understood|confused|used)\b|\b(?:ask|tell|contact) (?:again|us|me)\b/i;
const DEPENDS = /\b(?:depend(?:s|ed|ing)?|var(?:y|ies)|hinges?|differs?)\b/i;
/** Parts of these forms must be borne out by less than a plain assertion. */
export type Form = "refusal" | "dependence" | "advice";

/** The form of a part; undefined for a plain assertion. */
export function formOf(part: string): Form | undefined {
  if (REFUSALS.some((refusal) => refusal.test(part))) return "refusal";
  // What the house does is told plainly, whatever it depends on.
  if (speaksOfHouse(part)) return undefined;
  if (DEPENDS.test(part)) return "dependence";
  return ADVICE.test(part) ? "advice" : undefined;
}
