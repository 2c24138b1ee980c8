/** Everyday errands, market prices and general knowledge, which share words with this site: a car to insure, a flight to book. */

const THINGS =
  "(?:insurance|polic(?:y|ies)|tickets?|flights?|visas?|passports?|licen[cs]es?|bookings?|hotels?|rooms?|loans?|mortgages?|bank account|account|credit card|debit card|taxes|tax return|parking (?:fine|ticket)|fine|benefits?|pension|id card|gym|membership|subscription|luggage|parcel|order|train|bus|ferry|table|password|refund|salary|job|degree|appointment with)";
const ERRAND = new RegExp(
  `\\b(?:renew|report|claim|cancel|book|apply|register|enrol|vote|refund|check in|buy|order|return|track|top up|pay|get|find|open|close|switch|insure|extend|replace|obtain|need|appeal|file|forgot|reset)\\b[^.?!]{0,40}\\b${THINGS}\\b`,
  "i",
);
/** "how do I", "where can I": an errand is the visitor's own. */
const OWN =
  /\b(?:how|where|when|can|could|should|do|must|may) (?:do |can |could |should |must |would )?i\b|\bhow to\b|\bi (?:want|need|would like|have|am trying|lost|forgot)\b|\bi'd like\b|\bhelp me\b|\bbook me\b|\bget me\b|\bmy (?:car|home|house|travel|health|life|pet|flight|hotel|ticket|booking|passport|visa|holiday|account|card|loan|mortgage|order|salary)\b/i;
const SHOP =
  /\b(?:recommend|suggest|know|find)\b[^.?!]{0,12}\b(?:an?|any|some) (?:\w+ )?(?:lawyers?|solicitors?|hotels?|restaurants?|doctors?|dentists?|insurers?|accountants?|flights?|beach(?:es)?|plumbers?)\b|\b(?:return policy|refund policy|where is my (?:order|parcel)|forgot(?:ten)? my password|unsubscribe|gift card|free shipping|do you (?:ship|deliver) to|wi-?fi password)\b/i;
/** "how do I become a pilot": a life of one's own. */
const CAREER =
  /\bhow (?:do|can|could|would|does one|to) (?:i )?(?:become|qualify as|train as|train for|learn|get better at)\b/i;
/** "how much do lawyers earn": of people or things at large. */
const AT_LARGE =
  /\bhow (?:much|many) (?:do|does|did|is|are) (?!you\b|your\b|cgt\b|we\b|the\b|this\b|that\b|it\b|i\b|our\b|an?\b)(?:\w+ ){0,2}\w+ (?:earn|make|cost|charge|weigh|eat|sleep|live|get paid)\b/i;
const KNOWLEDGE =
  /^\W*(?:who|which \w+) (?:invented|discovered|painted|composed|wrote|sang|sings|won|directed|starred|founded|built|designed|was the first|is the (?:president|king|queen|prime minister|minister|mayor|author|singer))\b|\b(?:capital|population|currency|anthem|flag) of\b|\bhow many people live\b|\bhow (?:tall|deep|heavy|hot|cold) is\b|\bthe meaning of life\b|\bholds the (?:\w+ )?portfolio\b|\bhow many (?:citizens|people|inhabitants) (?:do|does|are in)\b(?! you\b| cgt\b)|\b(?:savings|current|checking) account\b|\bdeductible\b|\btax year\b|\bclocks? (?:go|change)/i;
const MARKET =
  /\b(?:best|cheapest|lowest|highest|top|safest|largest|biggest|tallest)\b[^.?!]{0,30}\b(?:rates?|prices?|deals?|banks?|insurers?|insurance|airlines?|hotels?|flights?|brokers?|lawyers?|law firms?|mortgages?|savings|credit cards?|holiday|destination|beach|fares?|phone|laptop|car|buildings?)\b|\b(?:market share|share price|stock price|market cap|net worth)\b/i;
/** Words that make it the business of an organisation, and so possibly ours. */
const OURS =
  /\b(?:your|cgt|client|case|domain|domains|campaign|marketing|advertis\w*|measure|attribution|department|ministry|council|board|our (?:client|organi[sz]ation|company|citizens|visitors|guests))\b|\b(?:do|does|did|can|could|will|would|have|are) you\b(?! (?:ship|deliver|book|get|insure|sell me))/i;

/** "15 percent of 80", "17 times 23". */
const SUM =
  /\d\s*(?:%|per ?cent|plus|minus|times|x|\*|\/|\+|divided by|multiplied by|squared)\s*(?:of\s*)?\d|\b(?:square root|solve) (?:of )?\w*[\d^=]/i;

export function isErrand(question: string): boolean {
  if (SUM.test(question)) return true;
  if (SHOP.test(question) || CAREER.test(question) || AT_LARGE.test(question)) return true;
  if (OURS.test(question)) return false;
  if (ERRAND.test(question) && OWN.test(question)) return true;
  return KNOWLEDGE.test(question) || (MARKET.test(question) && !/\b(?:we|our|us)\b/i.test(question));
}
