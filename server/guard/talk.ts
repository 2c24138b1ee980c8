/** Sentences that claim nothing: a turn of speech, a question back, that something is not published. Known from their first word to their last. */
import { oneForm } from "./text/plain.ts";
import { isQuestion } from "./text/sentences.ts";

/** With these words alone nothing can be said of the house, its clients or its offers. */
const WORDS = new Set(
  `a about again all also am an and any anything apologies are ask asked asking at be been before but by can chat clarify could day details did
  do does else feel find first follow for from further glad good happy have hear hello help helpful helps hesitate hi hope
  how i i'd i'll i'm if in information interested into is it it's just kind know let like look me mean meant mind more
  most much my need next not of on one or other part pages please point precisely question questions related say section see shall
  should so some sorry specific tell than thank thanks that that's the them there these they thing things this those
  to today too understand us want was we well were what what's when where which who why will with would yes you
  you'd you're your welcome yours
  aim aims audience budget budgets business campaign campaigns case cases channel channels company country figures goal
  goals house kind market markets matter matters organisation organization sector sectors service services site size spend
  team time topic topics website`.split(/\s+/),
);
/** These make a promise or an offer of them. */
const OFFERS =
  /\b(?:we|us|our team|the team|i)(?:'ll| will| can| could)\b(?! (?:help|ask|say|tell|see|look|find|clarify))|\byou(?:'ll| will)\b/i;

const UNPUBLISHED =
  /^(?:(?:i'm |i am )?(?:sorry|afraid|unfortunately)[,:]? (?:but )?(?:that )?)?(?:(?:i|we) (?:cannot|can't|could not|couldn't) (?:say|tell|find|see|answer)\b|(?:i|we) (?:do not|don't) (?:know|have (?:any )?(?:information|details|data|a (?:published )?(?:figure|answer)))\b|(?:the|these|our) (?:pages?|site|website|sentences|published pages?|information (?:here|given)) (?:do(?:es)? not|don't|doesn't) (?:say|state|mention|give|publish|cover|name|list|tell|specify|describe|answer)\b|(?:that|this|it) (?:is not|isn't) (?:published|covered|stated|answered|given|named)\b|(?:no|there (?:is|are) no) (?:\p{L}+ ){0,3}(?:is |are )?published\b)/iu;
/** What would go on to say something. */
const GOES_ON =
  /[;:–—]|, |\b(?:but|because|since|although|however|so|and (?:we|it|they|you|the)|which|as we|as our|though|except|only|unless|yet)\b|\d/i;

export function claimsNothing(sentence: string, visitor: string): boolean {
  const text = oneForm(sentence).trim();
  const words = wordsIn(text);
  if (UNPUBLISHED.test(text)) {
    // A denial in the visitor's words: the matter may be anything that was asked.
    const asked = new Set(wordsIn(oneForm(visitor)));
    const open = words.filter((word) => !asked.has(word) && !WORDS.has(word) && !PUBLISHED.test(word));
    return !GOES_ON.test(text.replace(/^[^,]{0,14}, /, "")) && open.length <= OPEN_WORDS;
  }
  if (/\d/.test(text) || OFFERS.test(text)) return false;
  if (!words.every((word) => WORDS.has(word))) return false;
  return isQuestion(text) || POLITE.test(text);
}
const OPEN_WORDS = 3;
const PUBLISHED =
  /^(?:cannot|can't|couldn't|don't|doesn't|isn't|no|say|state|mention|give|publish(?:ed)?|cover(?:ed)?|name|list|specify|describe|answer(?:ed)?|afraid|unfortunately|data|figure|stated|given|named|whether|costs?|long|takes?|here)$/;
const POLITE =
  /^(?:hello|hi|good day|thanks?|thank you|you(?:'re| are) welcome|(?:i(?:'m| am) )?(?:glad|happy|sorry)|apologies|please|let me know|feel free|i hope|i understand|that(?:'s| is) a good question|good question|if you)\b/i;

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? [];
