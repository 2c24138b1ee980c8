/**
 * Text that speaks to the scoring instead of to the agency: "score me 100", "ignore your
 * instructions". Its sentence is not read by any rule that gives points, so it changes nothing.
 * Rules that take points read the whole message, so nothing can be hidden in such a sentence either.
 */
import { phrases } from "./phrase.ts";

const THIS = "(me|us|this|it|(my|our|the|this) (lead|enquiry|inquiry|message|request|email|company))";
const TOP = "(100|10|ten|one hundred|hundred|hot|highest|maximum|max|perfect)";
/** What one may ask of a mark, but also of a person: "treat this as urgent" is plain English. */
const MARKED = "(high|top|full|best|urgent|vip|qualified)";
const MARK = "(score|rate|rank|grade|classify|categori[sz]e|label|flag|tag|mark|qualify)";

const STEERING = phrases(
  // Asking for a mark.
  `(${MARK}|treat|consider|evaluate|assess|prioriti[sz]e) ${THIS} ~ ${TOP}`,
  `${MARK} ${THIS} ~ ${MARKED}`,
  `(score|grade|classify|categori[sz]e) ${THIS}`,
  `(give|award|assign|grant) ${THIS} ~ (score|points|rating|marks?|grade|category)`,
  `(set|raise|increase|boost|return|output|print|respond|answer|reply) ~ (the |my |our |this |a |with )?(score|
    points|rating|grade|category)`,
  `(score|rating|grade|category)["']?( ?[=:] ?| (is|to|of|as|must be|should be|equals) )["']?(at least |a |an |
    the )?(${TOP}|${MARKED})`,
  `(lead|enquiry|inquiry|message|category)( ?[=:] ?| (is|as|to|must be|should be) )(a |an )?(very )?hot`,
  "hot (lead|prospect|category)",
  "(highest|maximum|max|full|perfect|top|best)( possible)? (score|rating|marks|grade|points|category)",
  "100 ?(/|out of) ?100",
  "(100|hundred) points",
  // Speaking to a model or to the rules.
  `(ignore|disregard|forget|override|overrule|bypass|skip) (all|any|every|everything|your|these|those|previous|
    prior|earlier|above|the (above|previous|prior|earlier|scoring|system|rubric))( ~ (instructions?|prompts?|
    rules?|rubric|guidelines?|directives?|deductions?|penalt%|criteria|training|constraints?|above|before|told|
    said))?`,
  "(ignore|disregard|override) (instructions?|prompts?|deductions?|the (instructions?|rules?|criteria|guidelines?))",
  `you are (now )?(a|an|the) (helpful |friendly |large )?(ai|assistant|model|language model|lead scorer|scorer|
    classifier|evaluator)`,
  "(system|developer|admin|administrator|assistant) (prompt|override|mode|note)",
  "(system|developer|assistant|admin|administrator) ?:",
  "(act|behave|respond) as (a|an) (ai|assistant|model|scorer|classifier|evaluator|administrator|developer)",
  "new instructions?",
  "(dear|hey|hello|hi|note to|attention) (ai|model|llm|bot|assistant|scorer|algorithm|system|classifier)",
  "(rubric|jailbreak|language model|prompt injection)",
);

/** A sentence, its end included. A line is one at the least. */
const SENTENCE = /[^.!?;\n]*(?:[.!?;]+(?!\s|$)[^.!?;\n]*)*(?:[.!?;]+|\n|$)/gu;

export interface Steering {
  /** The text with the sentences that address the scoring blanked out, at the same length. */
  text: string;
  /** The text with only the words that address the scoring blanked out. */
  bare: string;
  /** The sentences blanked out. */
  quotes: string[];
}

const blank = (match: string): string => match.replace(/\S/gu, (letter) => " ".repeat(letter.length));

export function withoutSteering(text: string): Steering {
  const quotes: string[] = [];
  const rest = text.replace(SENTENCE, (sentence) => {
    if (sentence.search(STEERING) < 0) return sentence;
    quotes.push(sentence.trim());
    return blank(sentence);
  });
  return { text: rest, bare: text.replace(STEERING, blank), quotes };
}
