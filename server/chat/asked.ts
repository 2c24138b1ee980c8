/** What kind of answer a question calls for, told from its words alone. */
import { FORMS, SAY_NUMBER, STARTING_POINT, TELLS_CHANGE } from "./asked-forms.ts";
import { particulars } from "./asked-particulars.ts";
import type { FigureUnit } from "./figures.ts";

export interface Asked {
  kind: "figure" | "definition" | "steps" | "reason" | "place" | "other";
  /** Units of the figure that is asked for; empty where none is. */
  units: readonly FigureUnit[];
  /** Units that would do as well where there is none of those. */
  also: readonly FigureUnit[];
  /** Figures that the question itself names: they are not what it asks for. */
  given?: ReadonlySet<string>;
  /** What is counted, after a number or as the label of one: "four gates", "Hours: 59". */
  counted?: RegExp;
  /** Asks what remains in the end, or what all comes to. */
  outcome?: boolean;
}

const RESULTS =
  /\b(?:results?|outcomes?|achiev\w*|case stud\w*|track record|success\w*|references?|what came of|improve\w*|gain(?:ed|s)?|have you (?:done|worked|delivered|helped)|did you (?:do|deliver)|experience (?:in|with)|worked (?:with|for)|proof|evidence|get out of (?:it|this|that|the)|benefit(?:ed)? from)\b/i;

/** Whether a question wants to know what came of our work. */
export function asksForResults(question: string): boolean {
  return RESULTS.test(question);
}

const ASKS =
  /^\W*(?:the|a|any|your) |\bsince when\b|\b(?:until|till|by) when\b|\bhow (?:long|soon|quick|quickly|many|much|old|large|big|fast|high|low|satisfied|happy|far|well|often)\b|\bwhat(?:'?s| is| was| were| are| did| does)?\b|\bwhich\b|\bby how\b|\bwhen\b|\bgive me\b|\btell me\b|\bnumber of\b|\bfigures?\b|\bstats\b|^\W*(?:the )?(?:percentage|per cent|share|proportion|amount|total|size|value|rate)\b/;
/** Fragments such as "CPA result for banks" ask for a figure without a question word. */
const FRAGMENT_WORDS = 8;
/** "could you tell me": what follows is the question. */
const POLITELY =
  /^\W*(?:(?:so|and|but|ok|hi|hello|please|just|sorry)\W+)*(?:(?:can|could|would|will) (?:you|u|someone|anyone) (?:please |kindly |quickly )?(?:tell|give|show|remind) (?:me|us)|do (?:you|u) (?:happen to )?know|any idea|i(?:'d| would) (?:like|love) to know|i(?:'m| am) (?:curious|wondering)(?: about)?|i wonder)(?=\W+(?:what|how|which|when|by|the|a|your|any)\b)\W*/;
const VERB_FIRST = /^\W*(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have|must|may)\b/;

export function readAsked(question: string): Asked {
  const text = question.toLowerCase().replace(/[’]/g, "'").replace(POLITELY, "");
  const kind = kindOf(text);
  const fragment = text.split(/\s+/).length <= FRAGMENT_WORDS && !VERB_FIRST.test(text);
  // "can I quote your figures?" asks for a yes or no.
  const yesOrNo =
    VERB_FIRST.test(text) &&
    !/\bhow\b|\bwhat\b|\bwhich\b|\bby\b|%|\bper ?cent/.test(text) &&
    !SAY_NUMBER.test(text) &&
    !TELLS_CHANGE.test(text);
  const form =
    (ASKS.test(text) || fragment || SAY_NUMBER.test(text) || TELLS_CHANGE.test(text) || STARTING_POINT.test(text)) &&
    !yesOrNo
      ? FORMS.find(({ pattern }) => pattern.test(text))
      : undefined;
  if (form && kind !== "reason" && (kind === "other" || /\bhow (?:much|many|long|soon)\b|%|\bpercent/.test(text)))
    return { kind: "figure", units: form.units, also: form.also ?? [], ...particulars(text) };
  return { kind, units: [], also: [] };
}

function kindOf(text: string): Asked["kind"] {
  if (/^\W*(?:why|what(?:'s| is) the reason|how come|for what reason)\b/.test(text)) return "reason";
  if (
    /\bwhat (?:does|do|is meant by)\b.*\b(?:mean|stand for)\b|\b(?:define|definition of|meaning of|explain what)\b/.test(
      text,
    )
  )
    return "definition";
  if (/^\W*what(?:'s| is| are) (?:a|an) /.test(text)) return "definition";
  if ((/^\W*where\b/.test(text) && !STARTING_POINT.test(text)) || /\bbased\b|\blocated\b/.test(text)) return "place";
  if (
    /\bsteps?\b|\bstages?\b|\bprocess\b|^\W*how (?:do|does|did|can|could|should|would|to|is|are|was|were)\b/.test(text)
  )
    return "steps";
  return "other";
}
