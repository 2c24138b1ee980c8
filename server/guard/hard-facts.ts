/**
 * Compares a claim with the lines that it stands on, by code: what can be compared so is never left to a model. Each
 * check names what it found wrong; a claim without any may still say something else than its lines, which is asked.
 */
import { brand } from "../../shared/brand.ts";
import { stemOf } from "../search/text.ts";
import { figureFaults } from "./figures.ts";
import {
  BORNE_OUT,
  denialIn,
  FALLS,
  MEASURES,
  OFTEN,
  OPERATORS,
  OPPOSITES,
  RISES,
  SECTORS,
  WEIGHTY,
} from "./lexicon.ts";
import { addressesIn } from "./links.ts";
import { oneForm, plain } from "./text/sentences.ts";
import { contentOf, isEnglish, stemsOf, termsOf } from "./text/terms.ts";

/** A line of the ground, as far as it is compared. */
export interface Ground {
  text: string;
  passage: { title: string; section: string | null; url: string; role: string };
}

export const EXAMPLE =
  /\b(?:examples?|invented|illustrat\w+|hypothetical\w*|suppos\w+|imagin\w+|fictional|made[- ]up)\b/i;

/** Empty where code finds nothing wrong. `spoken`: what the answer says before, which may have called it an example. */
export function hardFaults(claim: string, lines: readonly Ground[], spoken = ""): string[] {
  const text = plain(claim);
  const given = lines.map((line) => plain(line.text));
  const heads = lines.map(headOf);
  const faults: (string | undefined)[] = [
    addressFault(claim, lines),
    lines.some(({ passage }) => passage.role === "worked-example") && !EXAMPLE.test(`${spoken} ${text}`)
      ? "example"
      : undefined,
    ...figureFaults(text, [...given, ...heads]),
  ];
  if (isEnglish(text)) {
    faults.push(
      ...weightyFaults(text, given.join(" "), heads.join(" ")),
      nameFault(text, [...given, ...heads, brand.name, brand.consultant, brand.country.name].join(" ")),
      subjectFault(text, lines),
      directionFault(text, given),
      negationFault(text, given),
      ...given.map((line, at) => rewordedFault(text, line, heads[at] ?? "")),
    );
  }
  return [...new Set(faults.filter((fault) => fault !== undefined))];
}

const headOf = ({ passage: { title, section, url } }: Ground) =>
  plain(`${title}. ${section ?? ""}. ${url.split("#")[0]?.replace(/[/-]/g, " ") ?? ""}`);

function addressFault(claim: string, lines: readonly Ground[]): string | undefined {
  const known = lines.flatMap(({ text }) => addressesIn(oneForm(text)));
  return addressesIn(oneForm(claim)).some((address) => !known.includes(address)) ? "address" : undefined;
}

const QUANTIFIERS = new Set(["only", "all", "never", "count", "time"]);

function weightyFaults(claim: string, given: string, heads: string): string[] {
  const denial = denialIn(claim);
  const denies = DENIES.test(given) || termsOf(given).some(({ denied }) => denied);
  const weighty = Object.entries(WEIGHTY).flatMap(([name, said]) => {
    const [matter] = said.exec(claim) ?? [];
    const ground = BORNE_OUT[name] ?? said;
    if (matter === undefined || ground.test(QUANTIFIERS.has(name) ? given : `${given} ${heads}`)) return [];
    // What nobody promises, certifies or pays may be denied in other words than the page's.
    return !QUANTIFIERS.has(name) && denies && denial(claim.indexOf(matter)) ? [] : [name];
  });
  const often = OFTEN.some((pattern) => pattern.test(claim) && !pattern.test(given) && !pattern.test(heads));
  const measured = /\d|%|\b(?:half|third|quarter|doubl|tripl)/i.test(claim);
  const measure =
    measured && MEASURES.some((pattern) => pattern.test(claim) && !pattern.test(given) && !pattern.test(heads));
  return [...weighty, ...(often ? ["period"] : []), ...(measure ? ["measure"] : [])];
}

const NAME = /(?<![\p{L}\p{N}'&])\p{Lu}[\p{L}\p{M}\p{N}&]*/gu;
/** Abbreviations that everybody uses. */
const COMMON = new Set("AI I IT OK PDF URL FAQ EU UK US USA CEO KPI KPIs PR".split(" "));

/** A word with a capital letter where none is due, or all of capitals, that the lines do not have. */
function nameFault(claim: string, given: string): string | undefined {
  const words = given.toLowerCase().match(/[\p{L}\p{M}\p{N}&]+/gu) ?? [];
  const known = new Set(words.flatMap((word) => [word, stemOf(word)]));
  const initials = words.map((word) => word[0]).join("");
  const isKnown = (name: string) =>
    COMMON.has(name) ||
    known.has(name.toLowerCase()) ||
    known.has(stemOf(name.toLowerCase())) ||
    (/^\p{Lu}{2,}s?$/u.test(name) && initials.includes(name.replace(/s$/, "").toLowerCase()));
  const names = [...claim.matchAll(NAME)].filter(({ 0: name, index }) => {
    const opens = /(?:^|[.!?:;"(\n]|[-–—])\s*$/.test(claim.slice(0, index));
    const isName = /^.\p{L}*\p{Lu}/u.test(name) || /^\s+\p{Lu}/u.test(claim.slice(index + name.length));
    return (!opens || isName) && !isKnown(name);
  });
  return names.length > 0 ? "name" : undefined;
}

/** Whose it is: another sector than its page tells of, the house's own or the visitor's where it is a client's. */
function subjectFault(claim: string, lines: readonly Ground[]): string | undefined {
  const given = lines.map((line) => `${plain(line.text)} ${headOf(line)}`).join(" ");
  const named = SECTORS.filter((sector) => sector.test(claim));
  if (named.some((sector) => !sector.test(given))) return "subject";
  const cases = new Set(
    lines.filter(({ passage }) => passage.role === "client-case").map(({ passage }) => pageOf(passage.url)),
  );
  if (cases.size === 0) return undefined;
  const figure = /\d/.test(claim);
  if (cases.size > 1 && figure && !/\b(?:and|while|whereas|both|another|other)\b|[;,]/.test(claim)) return "subject";
  const own = /\b(?:your|our own|we (?:grew|earned|sold|gained)) ?(?=\w)/i;
  return figure && own.test(claim) && !own.test(given) ? "subject" : undefined;
}

export const pageOf = (url: string) => url.split("#")[0] || "/";

function directionFault(claim: string, given: readonly string[]): string | undefined {
  const [rises, falls] = [RISES.test(claim), FALLS.test(claim)];
  if (rises === falls) return undefined;
  const told = given.map((line) => [RISES.test(line), FALLS.test(line)] as const).filter(([up, down]) => up || down);
  return told.length > 0 && told.every(([up, down]) => (rises ? down && !up : up && !down)) ? "direction" : undefined;
}

/** Says no in other words: where a line has one, a claim may deny. */
const DENIES =
  /\b(?:without|exclud\w+|refus\w+|declin\w+|forbid\w*|prohibit\w*|avoid\w*|prevent\w*|omit\w*|except|unless|until|only|instead|rather than|free of|lacks?|unable|un\w{4,}|in(?:complete|correct|accurate|dependent)\w*|anonym\w+|withh\w+|left out|leaves? out|kept out|stop(?:s|ped)?|ceas\w+|missing|absent|hidden|optional|outside|beyond|too \w+|hardly|rarely|seldom|few|little|less|neither|nor|fail\w*|wrong)\b/i;
/** What is denied on one side and said on the other, of the words that both have. */
function negationFault(claim: string, given: readonly string[]): string | undefined {
  const said = contentOf(claim);
  const ground = given.flatMap(contentOf);
  const shared = said.filter(({ stem }) => ground.some((other) => other.stem === stem));
  const turned = shared.filter(({ stem, denied }) =>
    ground.every((other) => other.stem !== stem || other.denied !== denied),
  );
  const denies = [said, ground].map((terms) => terms.some(({ denied }) => denied));
  if (denies[0] && !denies[1] && !given.some((line) => DENIES.test(line))) return "negation";
  if (denies[1] && !denies[0]) return turned.length > 0 && !DENIES.test(claim) ? "negation" : undefined;
  return turned.length * 2 > shared.length ? "negation" : undefined;
}

/** Share of a line and of a claim that the other has, from which the claim is nearly a quotation. */
const NEARLY = 0.72;

/**
 * A sentence that is nearly one of the ground's and differs from it in what counts: the line's own words are as good,
 * and no word can be turned round in them.
 */
function rewordedFault(claim: string, line: string, head: string): string | undefined {
  const [said, given, above] = [stemsOf(claim), stemsOf(line), stemsOf(head)];
  const shared = [...said].filter((one) => given.has(one)).length;
  if (shared < 2) return undefined;
  const isNear = [given, said].every(({ size }) => shared >= Math.min(NEARLY * size, size - 1));
  const [mine, theirs] = [weightOf(claim), weightOf(line)];
  const isSame =
    isWithin(
      mine.filter((word) => theirs.includes(word) || !above.has(word)),
      theirs,
    ) && theirs.every((word) => mine.includes(word) || !OPERATORS.has(word));
  if (isNear && !isSame) return "reworded";
  return shared >= 0.5 * said.size && isTurned(claim, line) ? "opposite" : undefined;
}

/** What carries a sentence's sense, in its order. */
const weightOf = (text: string) =>
  termsOf(text).flatMap(({ word, stem, joins }) => (OPERATORS.has(word) ? [word] : joins ? [] : [stem]));

function isWithin(said: readonly string[], given: readonly string[]): boolean {
  let at = -1;
  return said.every((word) => {
    at = given.indexOf(word, at + 1);
    return at >= 0;
  });
}

const SIDES = OPPOSITES.flatMap(([one, other]) => {
  const [first, second] = [new Set(one.map(stemOf)), new Set(other.map(stemOf))];
  return [[first, second] as const, [second, first] as const];
});

/** A word of one side in the claim where the line has one of the other side alone, neither denied. */
function isTurned(claim: string, line: string): boolean {
  const [said, given] = [termsOf(claim), termsOf(line)];
  const has = (terms: typeof said, side: ReadonlySet<string>) => terms.filter(({ stem }) => side.has(stem));
  return SIDES.some(([here, there]) => {
    const [mine, theirs] = [has(said, here), has(given, there)];
    if (mine.length === 0 || theirs.length === 0 || has(given, here).length > 0 || has(said, there).length > 0)
      return false;
    return mine[0]?.denied === theirs[0]?.denied;
  });
}
