/** What kind of answer a question calls for, told from its words alone. */
import type { FigureUnit } from "./figures.ts";

export interface Asked {
  /** Units of the figure that is asked for; empty where none is. */
  units: FigureUnit[];
  kind: "figure" | "definition" | "steps" | "reason" | "place" | "other";
}

const ANY: FigureUnit[] = ["percent", "money", "multiple", "ratio", "count", "time"];
const CHANGE: FigureUnit[] = ["percent", "multiple", "ratio"];

/** The first that fits decides. */
const FORMS: [RegExp, FigureUnit[]][] = [
  [/\bhow (?:long|soon|quick(?:ly)?|many (?:days|weeks|months|years|hours))\b|\bwhat (?:period|time ?frame|timescale|timeline)\b|\bhow much time\b|\bover what (?:period|time)\b/, ["time"]],
  [/\bhow old\b|\bfor how many years\b|\byears of experience\b/, ["time"]],
  [/\bwhen (?:was|were|did|is)\b|\bwhat date\b|\bdate of\b/, ["date", "time"]],
  [/\bby how much\b|\bhow much (?:did|does|do|has|have|can|could|would|will)?\b.*\b(?:fall|fell|drop|dropp?ed|rise|rose|grow|grew|go (?:up|down)|went (?:up|down)|increase|decrease|improve|reduce|cut|lower|less|more|better|higher|cheaper|faster|quicker|save)\b|\bhow much (?:lower|higher|better|faster|cheaper|less|more|quicker|of (?:a|an|the) (?:drop|rise|cut|increase|reduction|uplift|improvement|gain|boost|saving))\b/, ["percent", "multiple", "ratio", "money"]],
  [/\b(?:what|which) (?:percent|percentage|share|proportion|fraction|part)\b|\bpercent\b|\bpercentage\b|\bhow (?:satisfied|happy|accurate|compliant|efficient|transparent|often)\b|\b(?:rate|share|score|uplift|reduction)\b/, ["percent", "multiple", "ratio", "money"]],
  [/\b(?:roas|return on (?:ad |media |campaign )?(?:spend|investment)|roi|return ratio|for every (?:pound|dollar|euro))\b/, ["ratio", "multiple", "percent"]],
  [/\bhow many\b|\bnumber of\b|\bhow large\b|\bhow big\b|\bcount of\b/, ["count", "percent", "money", "time"]],
  [/\bhow much\b|\bwhat (?:amount|sum|value|budget|revenue)\b|\b(?:worth|amount|sum|revenue|value of|total spend|annual spend|budget)\b/, ["money", "percent", "count"]],
  [/\b(?:figures?|numbers?|stats|statistics|metrics?|kpis?|cpa|ctr|cost per|click[- ]?through|conversion|results?)\b|\bhow (?:fast|high|low|well|far)\b/, ANY],
  [/\b(?:drop|fall|rise|increase|decrease|cut|growth|gain)\b.*\?*$/, CHANGE],
]; // biome-ignore format: a table

const ASKS_FOR_FIGURE =
  /\bhow (?:long|soon|quick|quickly|many|much|old|large|big|fast|high|low|satisfied|happy|far|well)\b|\bwhat(?:'?s| is| was| were| are| did| does)?\b|\bwhich\b|\bby how\b|\bwhen\b|\bgive me\b|\btell me\b|\bnumber of\b|\bfigures?\b|\bstats\b/;

export function readAsked(question: string): Asked {
  const text = question.toLowerCase().replace(/[’]/g, "'");
  const kind = kindOf(text);
  // Fragments such as "CPA result for banks" ask for a figure without a question word.
  const fragment = text.split(/\s+/).length <= 8;
  const form = ASKS_FOR_FIGURE.test(text) || fragment ? FORMS.find(([pattern]) => pattern.test(text)) : undefined;
  if (form && (kind === "other" || /\bhow (?:much|many|long|soon)\b/.test(text)))
    return { units: form[1], kind: "figure" };
  return { units: [], kind };
}

function kindOf(text: string): Asked["kind"] {
  if (/^\W*(?:why|what(?:'s| is) the reason|how come|for what reason)\b/.test(text)) return "reason";
  if (
    /\bwhat (?:does|do|is meant by)\b.*\b(?:mean|stand for)\b|\b(?:define|definition of|meaning of|explain what)\b|^\W*what(?:'s| is| are) (?:a|an) /.test(
      text,
    )
  )
    return "definition";
  if (/^\W*where\b|\bbased\b|\blocated\b/.test(text)) return "place";
  if (
    /\bsteps?\b|\bstages?\b|\bprocess\b|^\W*how (?:do|does|did|can|could|should|would|to|is|are|was|were)\b/.test(text)
  )
    return "steps";
  return "other";
}
