/** What kind of answer a question calls for, told from its words alone. */
import type { FigureUnit } from "./figures.ts";

export interface Asked {
  kind: "figure" | "definition" | "steps" | "reason" | "place" | "other";
  /** Units of the figure that is asked for; empty where none is. */
  units: readonly FigureUnit[];
  /** Units that would do as well where there is none of those. */
  also: readonly FigureUnit[];
}

interface Form {
  pattern: RegExp;
  units: FigureUnit[];
  also?: FigureUnit[];
}

const CHANGE: FigureUnit[] = ["percent", "multiple", "ratio"];
const ANY: FigureUnit[] = ["percent", "money", "multiple", "ratio", "count"];
const CHANGES =
  "(?:fall|fell|drop|dropped|rise|rose|grow|grew|go (?:up|down)|went (?:up|down)|gone (?:up|down)|increase|decrease|improve|reduce|cut|lower|less|more|better|higher|cheaper|faster|quicker|save|differ|change|quicken|shorten|climb|shrink|speed)";

/** The first that fits decides. */
const FORMS: Form[] = [
  { pattern: /\bper ?cent(?:age)?s?\b|%/, units: ["percent"], also: ["multiple", "ratio"] },
  {
    pattern:
      /\bhow (?:long|soon|quick(?:ly)?|many (?:days|weeks|months|years|hours))\b|\bwhat (?:period|time ?frame|timescale|timeline)\b|\bhow much time\b|\b(?:over|within|in) what (?:period|time)\b|\bhow old\b|\byears of experience\b/,
    units: ["time"],
  },
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
      /\b(?:roas|return on (?:the )?(?:ad |media |campaign |our )?(?:spend|investment|that|it)|roi|return ratio|for every (?:pound|dollar|euro)|what return|return did)\b/,
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
      /\bhow much\b|\bwhat (?:amount|sum|value|budget|revenue)\b|\b(?:worth|amount|sum|revenue|value of|spend|budget|saved?|earn(?:ed)?|made?)\b/,
    units: ["money"],
    also: ["percent", "count"],
  },
  {
    pattern:
      /\b(?:figures?|numbers?|stats|statistics|metrics?|kpis?|cpa|ctr|cost per|click[- ]?through|conversions?|results?|growth|drop|fall|rise|increase|decrease|cut|gain|satisfaction|completion)\b|\bhow (?:fast|high|low|well|far)\b|\bwhat (?:happened to|became of|about the)\b|\bhow did\b.*\b(?:do|develop|change|perform|fare|go|look)\b|\blook like\b/,
    units: ANY,
  },
];

const ASKS =
  /\bhow (?:long|soon|quick|quickly|many|much|old|large|big|fast|high|low|satisfied|happy|far|well|often)\b|\bwhat(?:'?s| is| was| were| are| did| does)?\b|\bwhich\b|\bby how\b|\bwhen\b|\bgive me\b|\btell me\b|\bnumber of\b|\bfigures?\b|\bstats\b|^\W*(?:the )?(?:percentage|per cent|share|proportion|amount|total|size|value|rate)\b/;
/** Fragments such as "CPA result for banks" ask for a figure without a question word. */
const FRAGMENT_WORDS = 8;
const VERB_FIRST = /^\W*(?:is|are|was|were|do|does|did|can|could|should|will|would|has|have|must|may)\b/;

export function readAsked(question: string): Asked {
  const text = question.toLowerCase().replace(/[’]/g, "'");
  const kind = kindOf(text);
  const fragment = text.split(/\s+/).length <= FRAGMENT_WORDS && !VERB_FIRST.test(text);
  // "can I quote your figures?" asks for a yes or no.
  const yesOrNo = VERB_FIRST.test(text) && !/\bhow\b|\bwhat\b|\bwhich\b|\bby\b|%|\bper ?cent/.test(text);
  const form = (ASKS.test(text) || fragment) && !yesOrNo ? FORMS.find(({ pattern }) => pattern.test(text)) : undefined;
  if (form && (kind === "other" || /\bhow (?:much|many|long|soon)\b|%|\bpercent/.test(text)))
    return { kind: "figure", units: form.units, also: form.also ?? [] };
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
  if (/^\W*where\b|\bbased\b|\blocated\b/.test(text)) return "place";
  if (
    /\bsteps?\b|\bstages?\b|\bprocess\b|^\W*how (?:do|does|did|can|could|should|would|to|is|are|was|were)\b/.test(text)
  )
    return "steps";
  return "other";
}
