/** The figures of a claim, each with its unit and what it counts: every one must stand in a line that it rests on. */
import { FALLS, RISES } from "./lexicon.ts";
import { type Quantity, quantitiesOf, sameQuantity } from "./text/quantities.ts";
import { isEnglish, stem } from "./text/terms.ts";

/** "three things": nouns that a speaker counts in their own words. */
const OWN_COUNT =
  /^[- ](?:main |key |short |different )?(?:things?|points?|parts?|ways?|reasons?|aspects?|kinds?|others?|of (?:them|these))\b/i;
/** People are counted by many names. */
const PEOPLE = /^(?:people|persons?|staff|employees|members|colleagues|specialists|heads)$/i;
/** "the third step", "each quarter": no share of anything. */
const ORDINAL = /^(?:third|quarter|fifth|sixth|eighth|tenth)$/i;
const NOUN =
  /^[ -](?:[\p{L}-]+ (?!of\b|and\b|or\b|in\b|to\b|for\b))?([\p{L}-]*[^s\W]s|people|staff|children)(?![\p{L}-])/u;

export function figureFaults(claim: string, lines: readonly string[]): string[] {
  if (!isEnglish(claim))
    return numbersIn(claim).every((one) => lines.some((line) => holdsNumber(line, one))) ? [] : ["figure"];
  const given = lines.flatMap((line) => figuresOf(line).map((figure) => ({ figure, line })));
  const said = figuresOf(claim);
  const units = new Set(said.map(({ unit }) => unit));
  const faults = said.map((figure) => {
    if (figure.unit === "count" && figure.low <= 5 && OWN_COUNT.test(claim.slice(figure.end))) return undefined;
    const held = given.filter((other) => same(figure, other.figure, units));
    if (held.length === 0)
      return ends(figure).every((end) => given.some((other) => same(end, other.figure, units))) ? undefined : "figure";
    if (isSigned(claim, figure) && !held.some((other) => isSigned(other.line, other.figure))) return "figure";
    if (figure.unit === "count" && held.every((other) => countsOther(claim, figure, other.line, other.figure)))
      return "counted";
    return held.every((other) => isTurned(clauseOf(claim, figure), clauseOf(other.line, other.figure)))
      ? "direction"
      : undefined;
  });
  return faults.filter((fault) => fault !== undefined);
}

const figuresOf = (text: string) => quantitiesOf(text).filter(({ text: words }) => !ORDINAL.test(words.trim()));

function same(claimed: Quantity, ground: Quantity, units: ReadonlySet<Quantity["unit"]>): boolean {
  if (sameQuantity(claimed, ground)) return true;
  const isEqual = claimed.low === ground.low && claimed.high === ground.high;
  if (claimed.unit === "date" && ground.unit === "date")
    return /^\d{4}$/.test(claimed.text) && Math.floor(claimed.low / 10_000) === Math.floor(ground.low / 10_000);
  // "60 minutes to draft and 20 to review".
  return claimed.unit === "count" && isEqual && units.has(ground.unit);
}

/** "-37%". */
const isSigned = (text: string, { start }: Quantity) => /(?:^|[\s(])[-+−–]$/.test(text.slice(0, start));

/** Of a range, which the lines may give as two figures. */
const ends = (figure: Quantity): Quantity[] =>
  figure.low === figure.high ? [figure] : [figure.low, figure.high].map((end) => ({ ...figure, low: end, high: end }));

function countsOther(claim: string, figure: Quantity, line: string, ground: Quantity): boolean {
  const [mine, theirs] = [NOUN.exec(claim.slice(figure.end))?.[1], NOUN.exec(line.slice(ground.end))?.[1]];
  if (!mine || !theirs || stem(mine.toLowerCase()) === stem(theirs.toLowerCase())) return false;
  const isIn = (word: string, text: string) => new RegExp(`\\b${stem(word.toLowerCase()).slice(0, 5)}`, "i").test(text);
  return !(PEOPLE.test(mine) && PEOPLE.test(theirs)) && !isIn(mine, line) && !isIn(theirs, claim);
}

/** The part of a sentence that a figure stands in. */
function clauseOf(text: string, { start, end }: Quantity): string {
  const before =
    text
      .slice(0, start)
      .split(/[,;:]\s|\b(?:and|but|while|whereas)\b/i)
      .at(-1) ?? "";
  const after = text.slice(end).split(/[,;:]\s|\b(?:and|but|while|whereas)\b/i)[0] ?? "";
  return before + text.slice(start, end) + after;
}

function isTurned(claim: string, line: string): boolean {
  const [up, down] = [RISES.test(claim), FALLS.test(claim)];
  const [rose, fell] = [RISES.test(line), FALLS.test(line)];
  return up !== down && rose !== fell && up !== rose;
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
