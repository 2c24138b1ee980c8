/**
 * Compares a claim with the lines that it stands on, by code: what can be compared so is never left to a model. Each
 * check names what it found wrong; a claim without any may still say something else than its lines, which is asked.
 */
import { brand } from "../../shared/brand.ts";
import { stemOf } from "../search/text.ts";
import { BORNE_OUT, DENIAL, FALLS, OFTEN, OPPOSITES, RISES, SECTORS, SENSES, WEIGHTY } from "./lexicon.ts";
import { figuresIn } from "./nearest.ts";
import { type Quantity, quantitiesOf, sameQuantity } from "./text/quantities.ts";
import { addressesIn, oneForm, plain } from "./text/sentences.ts";
import { isEnglish, stemsOf, termsOf } from "./text/terms.ts";

/** A line of the ground, as far as it is compared. */
export interface Ground {
  text: string;
  passage: { title: string; section: string | null; url: string; role: string };
}

export const EXAMPLE =
  /\b(?:examples?|invented|illustrat\w+|hypothetical\w*|suppos\w+|imagin\w+|fictional|made[- ]up)\b/i;

/** Of a line of the page, turned round: no other line bears it out. */
export const REWORDED = "reworded";

/** Empty where code finds nothing wrong. `spoken`: what the answer says before, which may have called it an example. */
export function hardFaults(claim: string, lines: readonly Ground[], spoken = ""): string[] {
  const text = plain(claim);
  const given = lines.map((line) => plain(line.text));
  const heads = lines.map(headOf);
  const all = [...given, ...heads].join(" ");
  const isExample = lines.some(({ passage }) => passage.role === "worked-example");
  const addresses = lines.flatMap((line) => addressesIn(oneForm(line.text)));
  const faults = new Set(figureFaults(text, [...given, ...heads]));
  const note = (fault: string, isWrong: boolean) => isWrong && faults.add(fault);
  const isNew = (matters: readonly RegExp[]) => matters.some((matter) => matter.test(text) && !matter.test(all));
  note("address", !addressesIn(oneForm(claim)).every((address) => addresses.includes(address)));
  note("example", isExample && !EXAMPLE.test(`${spoken} ${text}`));
  if (!isEnglish(text)) return [...faults];
  for (const fault of weightyFaults(text, given.join(" "), all)) faults.add(fault);
  note("period", isNew(OFTEN));
  note("subject", (figuresIn(text).size > 0 && isNew(SECTORS)) || isOfAnother(text, lines, all));
  note("name", hasNewName(text, [all, brand.name, brand.consultant, brand.country.name].join(" ")));
  note("direction", isTurnedRound(text, given));
  note(
    REWORDED,
    given.some((line) => isReworded(text, line)),
  );
  return [...faults];
}

const headOf = ({ passage: { title, section, url } }: Ground) =>
  plain(`${title}. ${section ?? ""}. ${url.split("#")[0]?.replace(/[/-]/g, " ") ?? ""}`);

/** What was denied may be denied in other words. */
function weightyFaults(claim: string, given: string, all: string): string[] {
  if (DENIAL.test(given) && DENIAL.test(claim)) return [];
  const isMissing = ([name, said]: [string, RegExp]) => said.test(claim) && !(BORNE_OUT[name] ?? said).test(all);
  return Object.entries(WEIGHTY).flatMap((matter) => (isMissing(matter) ? matter[0] : []));
}

const NAME = /(?<![\p{L}\p{N}'&])\p{Lu}[\p{L}\p{M}\p{N}&]*/gu;
/** Abbreviations that everybody uses. */
const COMMON = new Set("AI I IT OK PDF URL FAQ EU UK US USA CEO KPI KPIs PR".split(" "));

/** A word with a capital letter where none is due, or all of capitals, that the lines do not have. */
function hasNewName(claim: string, given: string): boolean {
  const words = given.toLowerCase().match(/[\p{L}\p{M}\p{N}&]+/gu) ?? [];
  const known = new Set(words.flatMap((word) => [word, stemOf(word)]));
  const initials = words.map((word) => word[0]).join("");
  const isKnown = (name: string) =>
    COMMON.has(name) ||
    known.has(name.toLowerCase()) ||
    known.has(stemOf(name.toLowerCase())) ||
    (/^\p{Lu}{2,}s?$/u.test(name) && initials.includes(name.replace(/s$/, "").toLowerCase()));
  return [...claim.matchAll(NAME)].some(({ 0: name, index }) => {
    const opens = /(?:^|[.!?:;"(\n]|[-–—])\s*$/.test(claim.slice(0, index));
    const isName = /^.\p{L}*\p{Lu}/u.test(name) || /^\s+\p{Lu}/u.test(claim.slice(index + name.length));
    return (!opens || isName) && !isKnown(name);
  });
}

/** Two clients' figures put together, or a client's told of the house or the visitor. */
function isOfAnother(claim: string, lines: readonly Ground[], given: string): boolean {
  const cases = lines.filter(({ passage }) => passage.role === "client-case").map(({ passage }) => pageOf(passage.url));
  if (cases.length === 0 || !/\d/.test(claim)) return false;
  const isJoined = /\b(?:and|while|whereas|both|another|other)\b|[;,]/.test(claim);
  const own = /\b(?:your|our own|we (?:grew|earned|sold|gained))\b/i;
  return (new Set(cases).size > 1 && !isJoined) || (own.test(claim) && !own.test(given));
}

export const pageOf = (url: string) => url.split("#")[0] || "/";

/** It rises where each line that tells of a direction falls, or the other way round. */
function isTurnedRound(claim: string, given: readonly string[]): boolean {
  const [mine, ...told] = [claim, ...given].map((text) => Number(RISES.test(text)) - Number(FALLS.test(text)));
  return told.includes(-(mine ?? 0)) && mine !== 0 && !told.includes(mine ?? 0);
}

/**
 * A sentence of the ground in its own words but for one, and turned round: the line's own words are as good, and nothing
 * can be turned round in them.
 */
function isReworded(claim: string, line: string): boolean {
  const [said, given] = [stemsOf(claim), stemsOf(line)];
  const [added, lost] = [without(said, given), without(given, said)];
  if (said.size - added.length < 2 || added.length > 1 || lost.length > 1) return false;
  const [denials, denied] = [claim, line].map((text) => text.match(new RegExp(DENIAL, "gi"))?.length ?? 0);
  const isTurned = denials !== denied || SENSES.some((sense) => sense.test(claim) && !sense.test(line));
  return isTurned || isTurnedTo([...said], lost);
}

/** A word of one side is said, where one of the other side is lost. */
const isTurnedTo = (said: readonly string[], lost: readonly string[]) =>
  OPPOSITES.some(([here, there]) => said.some((one) => here.has(one)) && lost.some((one) => there.has(one)));

export function isOpposite(claim: string, line: string): boolean {
  const [said, given] = [claim, line].map((text) => new Set(termsOf(text).map(({ stem }) => stem))) as [
    Set<string>,
    Set<string>,
  ];
  return isTurnedTo(without(said, given), without(given, said));
}

export const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((one) => !others.has(one));

/** "three things": nouns that a speaker counts in their own words. */
const OWN_COUNT =
  /^[- ](?:main |key |short |different )?(?:things?|points?|parts?|ways?|reasons?|aspects?|kinds?|others?)\b/i;
/** "the third step", "each quarter": no share of anything. */
const ORDINAL = /^(?:third|quarter|fifth|sixth|eighth|tenth)$/i;
const NOUN =
  /^[ -](?:[\p{L}-]+ (?!of\b|and\b|or\b|in\b|to\b|for\b|is\b|was\b|has\b))?([\p{L}-]*[^s\W]s|people|staff|children)(?![\p{L}-])/u;

function figureFaults(claim: string, lines: readonly string[]): string[] {
  if (!isEnglish(claim))
    return numbersIn(claim).every((one) => lines.some((line) => holdsNumber(line, one))) ? [] : ["figure"];
  const given = lines.flatMap((line) => figuresOf(line).map((figure) => ({ figure, line })));
  const said = figuresOf(claim);
  const faults = said.map((figure) => {
    if (figure.unit === "count" && figure.low <= 5 && OWN_COUNT.test(claim.slice(figure.end))) return undefined;
    const held = given.filter((other) => same(figure, other.figure));
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
