/** What else a question says of the figure that it asks for: what is counted, which figures it knows already, whether it wants the end of a sum. */
import type { Asked } from "./asked.ts";
import { findFigures } from "./figures.ts";

/** "what is left", "really cost", "honestly claim", "altogether". */
const OUTCOME =
  /\b(?:really|actually|honest\w*|in (?:the end|truth|fact|all|total)|left|remain\w*|after(?:wards)?|net|tru(?:e|ly)|fair\w*|final\w*|end up|ends up|defensible|genuine\w*|total\w*|whole|full|altogether|all in|overall|includ\w*|only count|once|therefore|take out|taken out|deduct\w*|subtract\w*)\b/;
/** "how many gates", "the number of new projects". */
const COUNTED =
  /(?:\b(?:how many|number of) |^\W*(?:the )?(?=(?:minutes|hours|days|weeks|months) ))(?:(?:new|extra|more|different|of the|of your|separate|single|source|service|working) )?([a-z]{3,})/;
/** "what share of results". */
const SHARED =
  /\b(?:share|percentage|per ?cent|proportion|part|fraction) of (?:the |your |their |our |its |all )?([a-z]{4,})/;
const NUMBERS = "(?:\\d[\\d,.]*\\+?[mkb]?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";

export function particulars(text: string): Pick<Asked, "given" | "counted" | "outcome"> {
  const counted = countedIn(text);
  return {
    given: new Set(findFigures(text).map(({ key }) => key)),
    outcome: OUTCOME.test(text),
    ...(counted ? { counted } : {}),
  };
}

const FREQUENCY =
  /\b(?:every|each|once|twice|daily|weekly|fortnightly|monthly|quarterly|yearly|annual(?:ly)?|hourly|(?:a|per) (?:day|week|month|quarter|year)|on \w+days?)\b/i;

/** How a page would count it: "four approval gates", "Hours: 59", "60% of results". The plural, because "a 90-day pilot" counts no pilots. */
function countedIn(text: string): RegExp | undefined {
  if (/\bhow (?:often|frequently|regularly) (?:do|does|is|are|should|must|will|can|would)\b/.test(text))
    return FREQUENCY;
  const noun = COUNTED.exec(text)?.[1];
  if (noun)
    return new RegExp(`\\b${NUMBERS}(?:[- ][a-z-]+){0,2}?[- ]${noun}\\b|\\b${noun}\\b[^.;:]{0,20}: ${NUMBERS}\\b`, "i");
  const whole = SHARED.exec(text)?.[1];
  return whole ? new RegExp(`(?:%|per cent) of (?:[\\w'-]+ ){0,2}${whole}\\b`, "i") : undefined;
}
