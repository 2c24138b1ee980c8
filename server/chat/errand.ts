/** Everyday errands and market questions that share words with this site: a car to insure, a flight to book. */

const ERRAND =
  /\b(?:renew|claim|cancel|book|apply|register|enrol|vote|refund|check in|buy|order|return|track|top up|pay|get|find|open|close|switch|insure|extend|replace|obtain|need)\b[^.?!]{0,40}\b(?:insurance|policy|tickets?|flights?|visas?|passports?|licen[cs]es?|booking|hotels?|rooms?|loans?|mortgages?|bank account|account|credit card|debit card|taxes|tax return|parking fine|benefits?|pension|id card|gym|membership|subscription|luggage|parcel|train|bus|ferry|table|appointment with)\b/i;
/** "how do I", "where can I": an errand is the visitor's own. */
const OWN =
  /\b(?:how|where|when|can|could|should|do|must|may) (?:do |can |could |should |must |would )?i\b|\bhow to\b|\bi (?:want|need|would like|have|am trying|lost)\b|\bi'd like\b|\bhelp me\b|\bmy (?:car|home|house|travel|health|life|pet|flight|hotel|ticket|booking|passport|visa|holiday|account|card|loan|mortgage)\b/i;
/** Words that make it the business of an organisation, and so possibly ours. */
const OURS =
  /\b(?:you|your|cgt|client|case|domain|campaign|marketing|advertis\w*|measure|attribution|department|ministry|council|board|our (?:client|organi[sz]ation|company|citizens|visitors|guests))\b/i;
const MARKET =
  /\b(?:best|cheapest|lowest|highest|top|safest|better|largest|biggest)\b[^.?!]{0,30}\b(?:rates?|prices?|deals?|banks?|insurers?|insurance|airlines?|hotels?|flights?|brokers?|lawyers?|law firms?|mortgages?|savings|credit cards?|holiday|destination|beach|fares?)\b/i;

export function isErrand(question: string): boolean {
  if (OURS.test(question)) return false;
  return (ERRAND.test(question) && OWN.test(question)) || (MARKET.test(question) && !/\bwe\b|\bour\b/i.test(question));
}
