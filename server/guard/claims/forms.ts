/** Parts of a sentence that assert little or nothing of the grounds' matters: they are known by subject and verb. */
import { HOUSE_NAME } from "../house.ts";

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

/** "I can't judge that": of itself the speaker may say what it does not do. */
const DECLINES = /\bi(?:'m| am)?\b[^.;,]{0,30}?(?:n't|\b(?:not|cannot|unable|afraid|never|rather))\b/i;

const TALK =
  "explain|show|tell|walk|summaris\\w*|summariz\\w*|compare|point|help|answer|suggest|recommend|treat|rank|build|ask|judge|say|go|describe|outline|put|add|note|stress|read|start|begin|advise|be careful|be cautious|be wary|caution|use|take|look|give|mention|share|set|quote|talk|speak|assume|expect|check|name|can|avoid|wait|want|like|need|focus|think|consider";
const OFFER = new RegExp(
  `\\b(?:i|let me|shall i|may i)(?:'d|'ll|'m|'ve)?\\b(?:\\s+[\\w']+){0,3}?\\s+(?:${TALK})\\b|\\b(?:happy|glad) to (?:${TALK})\\b|\\b(?:tell|let) me\\b`,
  "i",
);
const ADVICE =
  /^better not\b|^(?:so |and |but |then |instead |also |just |or )?,?\s*(?:please|don't|do not|never|ask|contact|see|read|check|compare|keep|look|tell|use|bear|take|feel|note|remember|treat|consider|write|have a look|get in touch|be aware|mind|say|decide|pick|choose|start|put|insist|avoid|test|find|run|begin|measure|agree)\b|\b(?:you|you'd|it's|it is|i'd|best|better)(?: \w+){0,3}? (?:ask|contact|write|read|check|compare|look|start|treat|assume|consult|reach|aware|careful|find out|want to|build a|worth|best to|better to)\b|\bplease\b|\bshould(?:n't| not| never) be (?:taken|read|seen|treated|understood|confused|used)\b|\b(?:ask|tell|contact) (?:again|us|me)\b/i;
/** To get in touch, and to look for oneself, anybody may be advised. */
const TOUCH = new RegExp(
  String.raw`\b(?:contact|ask|write to|tell|reach|get in touch with|talk to|speak to|call on) (?:us|our|the (?:team|agency)|${HOUSE_NAME}|me)\b|\bcontact (?:section|form)\b|\benquiry form\b|/#contact|\bask (?:again|for the)\b`,
  "i",
);
const OBLIGES = /\b(?:must|have to|has to|need to|required|obliged|only)\b/i;
const DEPENDS = /\b(?:depend(?:s|ed|ing)?|var(?:y|ies)|hinges?|up to you|differs?)\b/i;
/** "It depends on your markets": on what the visitor knows, of which nothing is said. */
const DEPENDS_ON_YOU =
  /\b(?:depend(?:s|ed|ing)?|hinges?)\b(?: \w+){0,3}? (?:up)?on(?: \w+){0,3}? your?\b|\bup to you\b/i;
/** Announces what follows. */
const INTRODUCTION =
  /^(?:the )?(?:page|case|article|site|section)s? (?:names?|lists?|gives?|mentions?|describes?|has) (?:a few|some|several|these|two|three|four|five|the following)\b/i;

export type Form = "question" | "offer" | "introduction" | "situation" | "refusal" | "dependence" | "advice";
/** Forms that claim nothing at all; the others must still be borne out, though by less. */
export const CLAIMLESS: ReadonlySet<Form> = new Set(["question", "offer", "introduction", "situation"]);

/** The form of a part; undefined for a plain assertion. `sentence` is the whole that it stands in. */
export function formOf(part: string, sentence: string): Form | undefined {
  if (/\?["')\]]*$/.test(sentence)) return /\b(?:did|do) you know\b/i.test(sentence) ? undefined : "question";
  if (DECLINES.test(part)) return "offer";
  if (REFUSALS.some((refusal) => refusal.test(part))) return "refusal";
  if (DEPENDS_ON_YOU.test(part)) return "situation";
  if (DEPENDS.test(part)) return "dependence";
  if (OFFER.test(part) || (TOUCH.test(part) && !OBLIGES.test(part))) return "offer";
  if (ADVICE.test(part)) return "advice";
  return /:$/.test(sentence) || INTRODUCTION.test(part) ? "introduction" : undefined;
}
