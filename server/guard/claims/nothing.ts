/**
 * Sentences that claim nothing. Each form is known from its first word to its last, so that nothing else can ride
 * along in it: an offer that goes on with "that we refund the fee" is no offer. Whatever has none of these forms is
 * a claim, be it a question, an offer, an announcement or the head of a table.
 */
import { contentOf } from "../content-terms.ts";
import { speaksOfHouse } from "../house.ts";
import { UNREADABLE } from "../text/legible.ts";
import { plain } from "../text/plain.ts";
import { isQuestion } from "../text/sentences.ts";
import { termsOf } from "../text/terms.ts";
import type { Prepared } from "../units.ts";
import { CERTAIN, ranksOf } from "./marks.ts";
import { quantitiesOf, sameQuantity } from "./quantities.ts";

const REMARKS = new Set(
  "in short|briefly|in brief|in part|partly|only partly|to some extent|up to a point|it depends|that depends|certainly|of course|thank you|i am sorry|that is up to you|see|see here|see this case|see this page|see this article|see the case|see the page|see the article".split(
    "|",
  ),
);
/** What the speaker does not do, alone or behind a reason. */
const DECLINES =
  /^(?:so |and |but )?i (?:cannot|can't|do not|don't) (?:tell|say|know|judge|advise on)(?: you| that| this| it| so)*(?: for you| here)?$/;

/** "It depends on your markets, your budget and the season": on what the visitor knows, of which nothing is said. */
const THING = "(?:your|the)(?: [a-z][a-z-]*){1,3}";
const DEPENDS = new RegExp(
  `^(?:but |so )?(?:it|that|this|much) (?:also |mostly |largely )?depends on ${THING}(?:(?:,|,? and|,? or) (?:on )?${THING})*$`,
);

/** The first words of a question that is put to the visitor. */
const ASKS =
  /^(?:and |or |so )?(?:which|what|who|where|when|how (?:many|much|long|often|far)|(?:do|did|does|are|is|was|were|have|has|had|would|could|can|will) (?:you|your|it|this|that|the|there|any))\b/;
const OFFERS = /^(?:shall|may|should|can) i (?:explain|show you|tell you|say|name|list|compare|look up)\b/;
/** "Do you know that the fee is paid back?" */
const TELLS = /\bthat (?:the|an?|all|every|each|no|any|they|it|you|your|this|these)\b|\b(?:because|since)\b/;
/** Marks at which a question would go on as something else. */
const GOES_ON = /[;:()[\]"]|\s[–—-]\s|[.!?].|,\s*(?:right|yes|no|correct|is it|isn't it|don't you|or not)$/;

/** A few words that say nothing of the matter. */
export function isRemark(text: string): boolean {
  const words = wordsOf(text);
  return REMARKS.has(words) || DECLINES.test(words);
}

const wordsOf = (text: string) => text.toLowerCase().replace(/[\s.,:!?…]+$/, "");

/** `sentence`: as the model wrote it. */
export function claimsNothing(sentence: string, prepared: Prepared): boolean {
  const words = wordsOf(plain(sentence));
  if (!isQuestion(sentence)) return isRemark(words) || (DEPENDS.test(words) && !speaksOfHouse(words));
  const offers = OFFERS.test(words);
  const isAddressed = offers || (ASKS.test(words) && /\b(?:you|yours?)\b/.test(words) && !TELLS.test(words));
  return isAddressed && !GOES_ON.test(words) && asksOfWhatIsThere(words.replace(OFFERS, ""), prepared);
}

/** It brings in nothing: its words are the visitor's or of one passage, its figures the visitor's, and it is not about the house. */
function asksOfWhatIsThere(words: string, { visitorWords, visitorQuantities, passageWords }: Prepared): boolean {
  const terms = termsOf(words);
  const foreign = contentOf(terms).filter(({ key }) => !visitorWords.has(key));
  const figures = quantitiesOf(words).filter(({ low, unit }) => unit !== "count" || low > 1);
  return (
    !speaksOfHouse(words) &&
    !words.includes(UNREADABLE) &&
    !CERTAIN.test(words) &&
    ranksOf(terms).length === 0 &&
    figures.every((figure) => visitorQuantities.some((one) => sameQuantity(one, figure))) &&
    (foreign.length === 0 || passageWords.some((held) => foreign.every(({ key }) => held.has(key))))
  );
}
