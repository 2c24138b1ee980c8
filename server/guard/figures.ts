/** The figures of a claim, each with its unit and what it counts: every one must stand in a line that it rests on. */
import { stemOf } from "../search/text.ts";
import { type Quantity, quantitiesOf, sameQuantity } from "./text/quantities.ts";
import { isEnglish } from "./text/terms.ts";

/** "three things": nouns that a speaker counts in their own words. */
const OWN_COUNT =
  /^[- ](?:main |key |short |different )?(?:things?|points?|parts?|ways?|reasons?|aspects?|kinds?|others?)\b/i;
/** "the third step", "each quarter": no share of anything. */
const ORDINAL = /^(?:third|quarter|fifth|sixth|eighth|tenth)$/i;
const NOUN =
  /^[ -](?:[\p{L}-]+ (?!of\b|and\b|or\b|in\b|to\b|for\b|is\b|was\b|has\b))?([\p{L}-]*[^s\W]s|people|staff|children)(?![\p{L}-])/u;

export function figureFaults(claim: string, lines: readonly string[]): string[] {
  if (!isEnglish(claim))
    return numbersIn(claim).every((one) => lines.some((line) => holdsNumber(line, one))) ? [] : ["figure"];
  const given = lines.flatMap((line) => figuresOf(line).map((figure) => ({ figure, line })));
  const said = figuresOf(claim);
  const faults = said.map((figure) => {
    if (figure.unit === "count" && figure.low <= 5 && OWN_COUNT.test(claim.slice(figure.end))) return undefined;
    const held = given.filter((other) => same(figure, other.figure) || isAbout(claim, figure, other.figure));
    if (held.length === 0) return "figure";
    if (isSigned(claim, figure) && !held.some((other) => isSigned(other.line, other.figure))) return "figure";
    if (isSaidOfOther(claim, figure, given, held)) return "counted";
    return figure.unit === "count" && held.every((other) => countsOther(claim, figure, other.line, other.figure))
      ? "counted"
      : undefined;
  });
  return faults.filter((fault) => fault !== undefined);
}

const figuresOf = (text: string) => quantitiesOf(text).filter(({ text: words }) => !ORDINAL.test(words.trim()));

/** The year alone may be told of a date. */
const same = (claimed: Quantity, ground: Quantity) =>
  sameQuantity(claimed, ground) ||
  (claimed.unit === "date" && ground.unit === "date" && claimed.text === /\d{4}/.exec(ground.text)?.[0]);

/** "About half", of 52%. */
const ABOUT = /\b(?:about|around|roughly|nearly|almost|(?:just|a little) (?:over|under))\s+$/i;
const AWAY = 5;
const isAbout = (text: string, { unit, low, start }: Quantity, ground: Quantity) =>
  unit === "percent" && ground.unit === unit && ABOUT.test(text.slice(0, start)) && Math.abs(ground.low - low) <= AWAY;

/** "-37%". */
const isSigned = (text: string, { start }: Quantity) => /(?:^|[\s(])[-+−–]$/.test(text.slice(0, start));

function countsOther(claim: string, figure: Quantity, line: string, ground: Quantity): boolean {
  const [mine, theirs] = [NOUN.exec(claim.slice(figure.end))?.[1], NOUN.exec(line.slice(ground.end))?.[1]];
  return mine !== undefined && theirs !== undefined && stemOf(mine.toLowerCase()) !== stemOf(theirs.toLowerCase());
}

interface Held {
  figure: Quantity;
  line: string;
}
const OF = /^ (?:of|in) (?:the )?(\p{L}+)/u;
const saidOf = (text: string, { end }: Quantity) => stemOf((OF.exec(text.slice(end))?.[1] ?? "").toLowerCase());

/** "£20m of waste", where the ground says that of another figure alone. */
function isSaidOfOther(claim: string, figure: Quantity, given: readonly Held[], held: readonly Held[]): boolean {
  const mine = saidOf(claim, figure);
  const isIt = (other: Held) => mine !== "" && saidOf(other.line, other.figure) === mine;
  return given.some(isIt) && !held.some(isIt);
}

/** In another language only numbers can be compared: "2,8" for 2.8, "850.000" for 850K. */
const numbersIn = (text: string) => text.match(/\d[\d., {2}]*\d|\d/g) ?? [];
const values = (written: string) => [
  Number(written.replace(/[, ]/g, "")),
  Number(written.replace(/[. ]/g, "").replace(",", ".")),
];
const SCALES = [1, 1_000, 1_000_000];

function holdsNumber(line: string, written: string): boolean {
  const known = [...quantitiesOf(line).flatMap(({ low, high }) => [low, high]), ...numbersIn(line).flatMap(values)];
  return values(written).some((value) => known.some((one) => SCALES.some((scale) => one === value * scale)));
}
