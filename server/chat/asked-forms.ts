/** The forms of questions that ask for a figure, and the kind of figure that each asks for. */
import type { FigureUnit } from "./figures.ts";

interface Form {
  pattern: RegExp;
  units: FigureUnit[];
  also?: FigureUnit[];
}

const CHANGE: FigureUnit[] = ["percent", "multiple", "ratio"];
const ANY: FigureUnit[] = ["percent", "money", "multiple", "ratio", "count"];
const CHANGES =
  "(?:fall|fell|drop|dropped|rise|rose|grow|grew|go (?:up|down)|went (?:up|down)|gone (?:up|down)|increase|decrease|improve|reduce|cut|lower|less|more|better|higher|cheaper|faster|quicker|save|differ|change|quicken|shorten|climb|shrink|speed)";

/** Asks for a number in so many words, whatever stands before. */
export const SAY_NUMBER =
  /\b(?:numbers?|figures?|percentages?|stats?)(?:,)? (?:please|pls|if you have (?:it|one|them))\b|\bin (?:numbers|figures|per ?cent|hard numbers)\b|[,.?!] ?(?:any |what |exact |the |by what |which )?(?:numbers?|figures?|percentages?)\W*$/;
/** A yes or no that figures tell best. */
export const TELLS_CHANGE = /\b(?:cheaper|dearer|faster|quicker|higher|lower|fewer|shorter)\b/;
/** "where did it start" asks for a figure and not for a place. */
export const STARTING_POINT =
  /\bwhere (?:did|was|were|does|do) [^?]*\b(?:start|stand|begin|come from|end up|end|finish|at)\b(?: (?:out|off|before|at|when|from)[^?]*)?\W*$/;

/** The first that fits decides. */
export const FORMS: Form[] = [
  {
    pattern: /\bhow fast\W*$|\bhow fast (?:can|could|do|does|will|would|is|are) (?:we|you|i|it|this|that)\b/,
    units: ["time"],
  },
  {
    pattern: /\b(?:have you (?:done|delivered)|did you (?:do|deliver)|did (?:the )?\w+ (?:get out of|gain from))\b/,
    units: ANY,
  },
  {
    pattern: /\b(?:best|top|strongest|biggest|greatest|proudest) (?:result|case|outcome|success|achievement)/,
    units: ANY,
  },
  // "did customers get cheaper to win?", "drafting speed-up", "number please"
  {
    pattern:
      /^\W*(?:and |but |so )?(?:did|do|does|has|have|had|is|are|was|were)\b[^?]*\b(?:(?:get|got|gotten|become|became|any|more|much) )?(?:cheaper|dearer|faster|quicker|slower|higher|lower|fewer|shorter|longer|more often)\b|\bspeed[- ]?ups?\b|\btime sav(?:ed|ing)s?\b/,
    units: CHANGE,
    also: ["money"],
  },
  {
    pattern: SAY_NUMBER,
    units: ANY,
  },
  {
    pattern: /\b(?:the|in|a|grand|running) totals?\b(?! (?:cost|spend|budget|return))/,
    units: ["count", "money"],
    also: ["percent"],
  },
  // "where did completion start?"
  { pattern: STARTING_POINT, units: ["percent", "money", "count", "multiple", "ratio"] },
  // "how much of the spend", "the odds", "how big was the drop"
  { pattern: /\bhow much of\b/, units: ["percent", "money"], also: ["count"] },
  {
    pattern:
      /\b(?:odds|chances?|likelihood|probability|portion) (?:of|that|for)\b|\bhow (?:big|large|great|strong|steep|sharp|high) (?:was|is|were|a|an|has)\b[^?]*\b(?:drop|fall|rise|increase|decrease|uplift|gain|improvement|reduction|jump|growth|saving|cut|change|difference)s?\b/,
    units: CHANGE,
    also: ["money", "count"],
  },
  {
    pattern: /\b(?:size|extent|magnitude|level|height) of (?:the|your|that|this|their|its)\b/,
    units: ANY,
  },
  // "minutes per item"
  {
    pattern:
      /^\W*(?:the )?(?:seconds|minutes|hours|days|weeks|months|years) (?:per|for|until|till|to|of|between|before|after|each|a|spent)\b/,
    units: ["time"],
    also: ["count"],
  },
  // "until when", "the deadline for"
  {
    pattern:
      /\b(?:until|till|by|since) when\b|\b(?:deadline|time limit|waiting time|turnaround|lead time|retention period|response time|duration)\b/,
    units: ["time"],
    also: ["date"],
  },
  // "what did the campaign cost": the sum, and no number of customers.
  {
    pattern:
      /\bwhat (?:(?:did|does|do|would|will|has|have|had|was|is|were|are) )?[^?]*\bcosts?\b|\bhow much\b[^?]*\bcosts?\b(?! (?:fall|fell|drop|go|went|rise|rose|less|more))/,
    units: ["money"],
    also: ["percent"],
  },
  { pattern: /\bper ?cent(?:age)?s?\b|%/, units: ["percent"], also: ["multiple", "ratio"] },
  {
    pattern:
      /\bhow (?:long|soon|quick(?:ly)?|many (?:days|weeks|months|years|hours))\b|\bwhat (?:period|time ?frame|timescale|timeline)\b|\bhow much time\b|\b(?:over|within|in) what (?:period|time)\b|\bhow old\b|\byears of experience\b/,
    units: ["time"],
  },
  // "weekly" is as good as "every seven days".
  { pattern: /\bhow (?:often|frequently|regularly) (?:do|does|is|are|should|must|will|can|would)\b/, units: ["time"] },
  {
    pattern: /\bwhen (?:was|were|did|is)\b|\b(?:what|which) (?:date|year|month)\b|\bdate of\b/,
    units: ["date"],
    also: ["time"],
  },
  {
    pattern: new RegExp(`\\bby how (?:much|many)\\b|\\bhow much\\b[^?]*\\b${CHANGES}(?:s|d|ed)?\\b`),
    units: CHANGE,
    also: ["money"],
  },
  {
    pattern:
      /\b(?:what|which) (?:share|proportion|fraction|part)\b|\bhow (?:satisfied|happy|accurate|compliant|efficient|transparent|often)\b|\b(?:rate|share|score|uplift|reduction|proportion)\b/,
    units: CHANGE,
    also: ["money", "count"],
  },
  {
    pattern:
      /\b(?:roas|return on (?:the )?(?:ad |media |campaign |our )?(?:spend|investment|that|it)|roi|return ratio|for every (?:pound|dollar|euro)|(?:what|which|whose) return|return (?:did|was|is))\b/,
    units: ["ratio", "multiple"],
    also: ["percent"],
  },
  {
    pattern: /\bhow many\b|\bnumber of\b|\bhow large\b|\bhow big\b|\bcount of\b/,
    units: ["count"],
    also: ["percent", "money"],
  },
  {
    pattern:
      /\bhow much\b|\bwhat (?:amount|sum|value|budget|revenue)\b|\b(?:worth|amount|sum|revenue|value|spend|budget|saved?|earn(?:ed)?|made?)\b/,
    units: ["money"],
    also: ["percent", "count"],
  },
  {
    pattern:
      /\b(?:figures?|numbers?|stats|statistics|metrics?|kpis?|cpa|ctr|cost per|click[- ]?through|conversions?|results?|growth|drop|fall|rise|increase|decrease|cut|gain|satisfaction|completion|impressions?|arrivals?|sign-?ups?|engagements?)\b|\bhow (?:fast|high|low|well|far)\b|\bwhat (?:happened to|became of|about the)\b|\bhow did\b.*\b(?:do|develop|change|perform|fare|go|look)\b|\blook like\b/,
    units: ANY,
  },
];
