/** Clauses that assert nothing of the grounds' matters: they are known by subject and verb. */

const GIVES =
  "publish\\w*|sa(?:y|ys|id)|stat(?:e|es|ed)|giv(?:e|es|en)|mention\\w*|cover\\w*|contain\\w*|nam(?:e|es|ed)|disclos\\w*|tell|tells|told|show|shows|shown|specif\\w*|know\\w*|find|found|answer\\w*|predict\\w*|judge|confirm\\w*|list(?:s|ed)?|detail\\w*|describe\\w*|explain\\w*|report\\w*|break|separate\\w*|isolate\\w*|read|conclude\\w*|infer\\w*|information|anything|available|provided|figures?|help|comment|speak|compare|rank|look|state|available|recorded|stated|documented|included|clear|possible";
const DENIAL =
  "not|n't|never|no|none|neither|nor|nothing|nobody|no one|cannot|without|nowhere|un(?:known|published|clear|available|able)|withheld|afraid";
/** "The pages do not say", "is not published", "I can't give you one", "Client names are withheld". */
const REFUSAL = new RegExp(
  `(?:\\b(?:${DENIAL})|n't)\\b[^.;]*?\\b(?:${GIVES})\\b|\\b(?:withheld|unpublished|undisclosed|unnamed|not public)\\b|\\b(?:${GIVES})\\b[^.;]*\\b(?:nothing|no \\w+)\\b|\\bi(?:'m| am) afraid\\b|\\b(?:unknown|unclear)\\b`,
  "i",
);
/** What may refuse: the site, its pages and figures, the consultant. Anybody else who "did not say" is told of. */
const SPEAKER =
  /\b(?:sites?|websites?|pages?|cases?|case stud(?:y|ies)|articles?|passages?|figures?|data|published?|publish|publication|i|we|cgt|the agency|it|that|this|there|which|here|they|one|withheld|material|sources?|sections?|information|period|numbers?|names?)\b/i;

const UNKNOWN =
  /\b(?:unknown|unclear|not (?:known|public|clear)|impossible to (?:say|tell|know|credit|attribute|separate|judge)|unpublished|undisclosed)\b/i;

const isRefusal = (text: string): boolean => UNKNOWN.test(text) || (REFUSAL.test(text) && SPEAKER.test(text));

const TALK =
  "explain|show|tell|walk|summaris\\w*|summariz\\w*|compare|point|help|answer|suggest|recommend|treat|rank|build|ask|judge|say|go|describe|outline|put|add|note|stress|read|start|begin|advise|be careful|be cautious|be wary|caution|use|take|look|give|mention|share|set|quote|talk|speak|assume|expect|check|name|can|avoid|wait|want|like|need|focus|think|consider";
const OFFER = new RegExp(
  `\\b(?:i|let me|shall i|may i)(?:'d|'ll|'m|'ve)?\\b(?:\\s+[\\w']+){0,3}?\\s+(?:${TALK})\\b|\\b(?:happy|glad) to (?:${TALK})\\b|\\b(?:tell|let) me\\b`,
  "i",
);
const HINT =
  /^better not\b|^(?:so |and |but |then |instead |also |just |or )?,?\s*(?:please|don't|do not|never|ask|contact|see|read|check|compare|keep|look|tell|use|bear|take|feel|note|remember|treat|consider|write|have a look|get in touch|be aware|mind|say|decide|pick|choose|start|put|insist|avoid|test|find)\b|\b(?:you|you'd|it's|it is|i'd|best|better)(?: \w+){0,3}? (?:ask|contact|write|read|check|compare|look|start|treat|assume|consult|reach|aware|careful|find out|want to|build a|worth|best to|better to)\b|\bplease\b|\bshould(?:n't| not| never) be (?:taken|read|seen|treated|understood|confused|used)\b|\b(?:ask|tell|contact) (?:again|us|me|them)\b/i;
const DEPENDS = /\b(?:depend(?:s|ed|ing)?|var(?:y|ies)|hinges?|up to you|differs?)\b/i;

/** Announces what follows. */
const INTRODUCTION =
  /^(?:the )?(?:page|case|article|site|section)s? (?:names?|lists?|gives?|mentions?|describes?|has) (?:a few|some|several|these|two|three|four|five|the following)\b/i;

export type Form = "refusal" | "question" | "offer" | "advice" | "dependence" | "introduction";

/** The form of a clause that needs no coverage; undefined for an assertion. `sentence` is the whole that it stands in. */
export function formOf(clause: string, sentence: string): Form | undefined {
  if (/\?["')\]]*$/.test(sentence)) return /\b(?:did|do) you know\b/i.test(sentence) ? undefined : "question";
  if (isRefusal(clause)) return "refusal";
  if (DEPENDS.test(clause)) return "dependence";
  if (OFFER.test(clause)) return "offer";
  if (HINT.test(clause)) return "advice";
  return /:$/.test(sentence) || INTRODUCTION.test(clause) ? "introduction" : undefined;
}
