/** Questions about what our work costs. */
import { isForeign, type Query, type SearchIndex } from "../retrieval/index.ts";
import { type Answer, compose, plainAnswer } from "./answer.ts";
import { excerptFrom, excerptsOf } from "./answering.ts";
import { readAsked } from "./asked.ts";
import { frames } from "./frames.ts";
import { unitsOf } from "./passages.ts";

/** Words for nothing but a price, and those that mean ours only beside something of ours. */
const PRICE =
  /\b(?:pricing|price ?list|fees?|you charge|charges?|tariffs?|rate ?card|day rates?|hourly rates?|retainers?|how expensive|too expensive|quotation|prices? for (?:an?|my|our)|ballpark|price (?:range|tag|point|idea|level|bracket|indication)s?|(?:indication|idea|sense|range) of (?:the |your )?(?:price|cost)s?|(?:rough|indicative|approximate|typical|average|starting|entry) (?:price|cost|fee|quote|estimate|budget)s?|cost estimate|(?:what|how much) (?:would|will|might|could|does) (?:it|an?|the|one|your) (?:(?:small|first|single|typical|simple|marketing|ai|whole) )*(?:campaign|project|pilot|platform|chatbot|assistant|solution|programme|audit|system|website|set-?up|mandate)(?: for (?:us|me|our|my|an?)[^?]{0,30})? cost|(?:give|send|get|want|need|have|make) (?:me |us )?(?:an?|your) (?:\w+ )?(?:quote|price|cost estimate)(?= for\b|\W*$)|minimum (?:spend|budget|fee|contract|engagement))\b/i;
const COST =
  /\b(?:pric(?:e|es|ed)|costs?|expensive|cheap|afford|how much (?:is|are|for)\b(?=[^?]{0,40}$)|how much (?:do|does|would|will)\b[^?]*\b(?:cost|charge|run to|be|come to)|budget (?:do|would|should) (?:i|we) (?:need|have|expect)|subscription)\b/i;
const OURS =
  /\b(?:you|your|cgt|it|that|this|(?:a|the|one) (?:first )?(?:pilot|project|consultation|platform|solution|service|chatbot|website|calculator|programme|campaign with|audit|review)|work(?:ing)? with|hir(?:e|ing)|to start|to begin)\b/i;
/** Words of such a question that may stand nowhere on the site. */
const OF_PRICES =
  /^(?:ballpark|rough|indicati\w*|approximate(?:ly)?|roughly|hourly|daily|guys|estimate|bracket|quot\w*|retainer|tariff|pricing|price|fee)s?$/;
const BARE_COST =
  /^\W*(?:and |so )?(?:what(?:'s| is| are| about) )?(?:the |your |its )?(?:prices?|costs?|pricing|rates)\W*$/i;
/** Costs that are no price of ours: those of clients, of clicks, of acquisition. */
const OTHER_COST =
  /\b(?:cost|price|fee|charge)s?[- ](?:per|for each|of (?:winning|acquir\w+|fraud|delay|waste|a (?:click|lead|customer|bad|wrong))|centre|center|saving|reduction|efficiency)\b|\b(?:acquisition|media|click|operating|call[- ]cent\w+|fraud) costs?\b|\b(?:cut|cuts|cutting|reduce[ds]?|reducing|lower(?:ed|ing)?|save[ds]?|saving|drop(?:ped)?|fell|fall|bring down|brought down)\b[^.?!]*\b(?:costs?|prices?|fees?)\b|\b(?:costs?|prices?|fees?)\b[^.?!]*\b(?:cut|fall|fell|drop|dropped|reduced|reduction|saved|lowered|go down|went down|come down|came down)\b|\b(?:client|insurer|bank|case)s?\b[^.?!]*\b(?:prices?|costs?|fees?)\b|\b(?:prices?|costs?|fees?)\b(?!(?: range| idea| estimate)? for (?:an?|my|our)\b)[^.?!]*\b(?:client|insurer|bank|case)s?\b|\bcost centre\b|\b(?:example|invented|imaginary|made-up|calculation|worked)\b/i;

/** Whether our own prices are asked for; the price of something that the site does not know is not ours. */
export function asksForPrice(question: string, query: Query): boolean {
  const strange = query.groups.some(({ word, match, light }) => match === "unknown" && !light && !OF_PRICES.test(word));
  if (OTHER_COST.test(question) || strange) return false;
  if (query.groups.some(isForeign)) return false;
  return PRICE.test(question) || BARE_COST.test(question) || (COST.test(question) && OURS.test(question));
}

/** Entries that are read: an operator's may stand far behind the pages that speak of the same. */
const READ = 60;
/** What a page says of fees is told where the page is near. */
const NEAR = 8;

/** An operator's own entry about prices comes first; else the plain fact that there are none, with what a page says of fees. */
export function answerPrice(question: string, index: SearchIndex): Answer {
  const query = index.interpret(question);
  const hits = index.search(query, { limit: READ });
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
  const policy = hits.slice(0, NEAR).find(({ entry }) => unitsOf(entry).some(({ text }) => NO_PRICE.test(text)));
  const head = policy ? policyOf(policy.entry) : plainAnswer("prices", frames.noPrices);
  return { ...plainAnswer("prices", `${head.text}\n\n${frames.priceNext}`), sources: head.sources };
}

const NO_PRICE =
  /\b(?:publish(?:es)? no|no (?:list|standard|fixed|published)|not publish\w*)\b[^.]*\b(?:prices?|fees?|rates?|tariffs?)\b/i;

function policyOf(entry: Parameters<typeof unitsOf>[0]) {
  const units = unitsOf(entry);
  const first = units.findIndex(({ text }) => NO_PRICE.test(text));
  return compose([excerptFrom(entry, units.slice(first, first + 2))]);
}
