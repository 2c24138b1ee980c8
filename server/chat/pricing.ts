/** Questions about what our work costs. */
import type { Query, SearchIndex } from "../retrieval/index.ts";
import { type Answer, compose, plainAnswer } from "./answer.ts";
import { excerptsOf } from "./answering.ts";
import { readAsked } from "./asked.ts";
import { frames } from "./frames.ts";
import { unitsOf } from "./passages.ts";

/** Words for nothing but a price, and those that mean ours only beside something of ours. */
const PRICE =
  /\b(?:pricing|price ?list|fees?|you charge|charges?|tariffs?|rate ?card|day rates?|hourly rates?|retainers?|how expensive|too expensive|quotation|minimum (?:spend|budget|fee|contract|engagement))\b/i;
const COST =
  /\b(?:pric(?:e|es|ed)|costs?|expensive|cheap|afford|how much (?:is|are|do|does|would|will|for)|budget (?:do|would|should) (?:i|we) (?:need|have|expect)|subscription)\b/i;
const OURS =
  /\b(?:you|your|cgt|it|that|this|(?:a|the|one) (?:first )?(?:pilot|project|consultation|platform|solution|service|chatbot|website|calculator|programme|campaign with|audit|review)|work(?:ing)? with|hir(?:e|ing)|to start|to begin)\b/i;
const BARE_COST = /^\W*(?:what(?:'s| is| are| about) )?(?:the |your )?(?:prices?|costs?|pricing)\W*$/i;
/** Costs that are no price of ours: those of clients, of clicks, of acquisition. */
const OTHER_COST =
  /\b(?:cost|price|fee|charge)s?[- ](?:per|for each|of (?:winning|acquir\w+|fraud|delay|waste|a (?:click|lead|customer|bad|wrong))|centre|center|saving|reduction|efficiency)\b|\b(?:acquisition|media|click|operating|call[- ]cent\w+|fraud) costs?\b|\b(?:cut|cuts|cutting|reduce[ds]?|reducing|lower(?:ed|ing)?|save[ds]?|saving|drop(?:ped)?|fell|fall|bring down|brought down)\b[^.?!]*\b(?:costs?|prices?|fees?)\b|\b(?:costs?|prices?|fees?)\b[^.?!]*\b(?:cut|fall|fell|drop|dropped|reduced|reduction|saved|lowered|go down|went down|come down|came down)\b|\b(?:client|insurer|bank|case)s?\b[^.?!]*\b(?:prices?|costs?)\b|\bcost centre\b/i;

/** Whether our own prices are asked for; the price of something that the site does not know is not ours. */
export function asksForPrice(question: string, query: Query): boolean {
  if (OTHER_COST.test(question) || query.groups.some(({ match, light }) => match === "unknown" && !light)) return false;
  if (query.groups.some(({ match, word }) => match === "synonym" && !COST.test(word) && !PRICE.test(word)))
    return false;
  return PRICE.test(question) || BARE_COST.test(question) || (COST.test(question) && OURS.test(question));
}

/** An operator's own entry about prices comes first; else the plain fact that there are none, with what a page says of fees. */
export function answerPrice(question: string, index: SearchIndex): Answer {
  const query = index.interpret(question);
  const hits = index.search(query, { limit: 8 });
  const asked = readAsked(question);
  const excerpts = excerptsOf(hits, { query, asked: { ...asked, units: ["money"], also: [] } });
  const published = excerpts.find(
    ({ entry, units }) =>
      entry.metadata.manually_added &&
      units.some(
        ({ text, figures }) =>
          [PRICE, COST].some((price) => price.test(`${entry.section_title} ${entry.page_title} ${text}`)) &&
          figures.some(({ unit }) => unit === "money"),
      ),
  );
  if (published) return compose([published]);
  const policy = hits.find(({ entry }) => unitsOf(entry).some(({ text }) => NO_PRICE.test(text)));
  const head = policy ? policyOf(policy.entry) : plainAnswer("prices", frames.noPrices);
  return { ...plainAnswer("prices", `${head.text}\n\n${frames.priceNext}`), sources: head.sources };
}

const NO_PRICE =
  /\b(?:publish(?:es)? no|no (?:list|standard|fixed|published)|not publish\w*)\b[^.]*\b(?:prices?|fees?|rates?|tariffs?)\b/i;

function policyOf(entry: Parameters<typeof unitsOf>[0]) {
  const units = unitsOf(entry);
  const first = units.findIndex(({ text }) => NO_PRICE.test(text));
  const excerpt = { entry, units: units.slice(first, first + 2), score: 1, chance: 1, evidence: undefined as never };
  return compose([excerpt]);
}
