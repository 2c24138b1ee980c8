/**
 * Compares a claim with the lines that it stands on, by code: what can be compared so is never left to a model. Each
 * check names what it found wrong; a claim without any may still say something else than its lines, which is asked.
 */
import { brand } from "../../shared/brand.ts";
import { stemOf } from "../search/text.ts";
import { figureFaults } from "./figures.ts";
import {
  BORNE_OUT,
  DENIAL,
  FALLS,
  MEASURES,
  OFTEN,
  OPERATORS,
  OPPOSITES,
  RISES,
  SECTORS,
  SPARED,
  WEIGHTY,
} from "./lexicon.ts";
import { addressesIn } from "./links.ts";
import { figuresIn, share } from "./nearest.ts";
import { oneForm, plain } from "./text/sentences.ts";
import { isEnglish, stemsOf, termsOf } from "./text/terms.ts";

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
  const all = [...given, ...heads].join(" ");
  const isExample = lines.some(({ passage }) => passage.role === "worked-example");
  const addresses = lines.flatMap((line) => addressesIn(oneForm(line.text)));
  const faults = new Set(figureFaults(text, [...given, ...heads]));
  const note = (fault: string, isWrong: boolean) => isWrong && faults.add(fault);
  const isNew = (matters: readonly RegExp[]) => matters.some((matter) => matter.test(text) && !matter.test(all));
  note("address", !addressesIn(oneForm(claim)).every((address) => addresses.includes(address)));
  note("example", isExample && !EXAMPLE.test(`${spoken} ${text}`));
  if (!isEnglish(text)) return [...faults];
  for (const fault of weightyFaults(text, given.join(" "), heads.join(" "))) faults.add(fault);
  note("period", isNew(OFTEN));
  note("measure", /\d|%|\b(?:half|third|quarter|doubl|tripl)/i.test(text) && isNew(MEASURES));
  note("subject", (figuresIn(text).size > 0 && isNew(SECTORS)) || isOfAnother(text, lines, all));
  note("name", hasNewName(text, [all, brand.name, brand.consultant, brand.country.name].join(" ")));
  note("direction", isTurnedRound(text, given));
  note("negation", isDenied(text, given, heads));
  for (const [at, line] of given.entries()) {
    note("reworded", isReworded(text, line, heads[at] ?? ""));
    note("opposite", isOpposite(text, line));
  }
  return [...faults];
}

const headOf = ({ passage: { title, section, url } }: Ground) =>
  plain(`${title}. ${section ?? ""}. ${url.split("#")[0]?.replace(/[/-]/g, " ") ?? ""}`);

/** Of these a heading bears nothing out, and they cannot be denied in other words than the page's. */
const QUANTIFIERS = new Set(["only", "all", "never", "count", "time"]);

function weightyFaults(claim: string, given: string, heads: string): string[] {
  return Object.keys(WEIGHTY).filter((name) => {
    const said = WEIGHTY[name] as RegExp;
    const ground = BORNE_OUT[name] ?? said;
    if (!said.test(claim) || ground.test(given)) return false;
    return QUANTIFIERS.has(name) || !(ground.test(heads) || (DENIAL.test(claim) && denies(given)));
  });
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

/** Says no in other words. */
const DENIES =
  /\b(?:without|exclud\w+|refus\w+|declin\w+|forbid\w*|prohibit\w*|avoid\w*|prevent\w*|omit\w*|except|unless|until|only|instead|rather than|free of|lacks?|unable|un\w{4,}|in(?:complete|correct|accurate|dependent)\w*|anonym\w+|withh\w+|left out|leaves? out|kept out|stop(?:s|ped)?|ceas\w+|missing|absent|any(?:thing|one|body)|hidden|optional|outside|beyond|too \w+|hardly|rarely|seldom|few|little|less|neither|nor|fail\w*|wrong)\b/i;
const denies = (text: string) => DENIAL.test(text) || DENIES.test(text);

/** As far as a denial reaches. */
const clausesOf = (text: string) =>
  text
    .split(/[,;:|()]|\s[–—-]\s|\b(?:and|but|while|whereas|although|though)\b|\b(?=without\b)/i)
    .map((clause) => ({ clause, stems: stemsOf(clause) }));

/** A clause that denies where nothing in the ground does, or says without a no what the clause nearest to it denies. */
function isDenied(claim: string, given: readonly string[], heads: readonly string[]): boolean {
  const ground = [...given, ...heads];
  const clauses = ground.flatMap(clausesOf);
  return clausesOf(claim).some(({ clause, stems }) => {
    const shared = clauses.map((other) => [...stems].filter((stem) => other.stems.has(stem)).length);
    const most = Math.max(...shared);
    if (DENIAL.test(clause)) return most > 0 && !ground.some(denies);
    const nearest = clauses.filter((_, at) => shared[at] === most);
    return most > 1 && most * 2 > stems.size && nearest.every((other) => DENIAL.test(other.clause)) && !denies(clause);
  });
}

/**
 * A sentence of the ground in its own words but for one, with a joining word that carries its sense changed, or with words
 * in another order where one has an opposite among them: the line's own words are as good, and nothing can be turned round in them.
 */
function isReworded(claim: string, line: string, head: string): boolean {
  const [said, given] = [stemsOf(claim), stemsOf(line)];
  const [added, lost] = [without(said, given), without(given, said)];
  if (said.size - added.length < 2 || added.length > 1 || lost.length > 1) return false;
  const [mine, theirs, above] = [senseOf(claim), senseOf(line), senseOf(head)];
  const changed = [...without(theirs, mine).filter((one) => !SPARED.has(one)), ...without(mine, theirs)];
  if (changed.some((one) => !above.has(one))) return true;
  const hasBoth = OPPOSITES.some((sides) => sides.every((side) => without(given, side).length < given.size));
  return hasBoth && !isWithin(orderOf(claim), orderOf(line));
}

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) => [...some].filter((one) => !others.has(one));

/** Which joining words carry a sentence's sense, and how often it denies. */
const senseOf = (text: string): ReadonlySet<string> =>
  new Set([
    `denies ${text.match(new RegExp(DENIAL, "gi"))?.length ?? 0}`,
    ...termsOf(text).flatMap(({ word }) => OPERATORS.get(word) ?? []),
  ]);

const orderOf = (text: string) => termsOf(text).flatMap(({ joins, stem }) => (joins ? [] : [stem]));

function isWithin(said: readonly string[], given: readonly string[]): boolean {
  let at = -1;
  return said.every((word) => {
    at = given.indexOf(word, at + 1);
    return at >= 0;
  });
}

/** A word of one side in the claim, where the line has one of the other side that the claim has not; neither denied. */
function isOpposite(claim: string, line: string): boolean {
  if (share(stemsOf(claim), stemsOf(line)) < 0.5 || DENIAL.test(claim) !== DENIAL.test(line)) return false;
  const [said, given] = [claim, line].map((text) => new Set(termsOf(text).map(({ stem }) => stem))) as [
    Set<string>,
    Set<string>,
  ];
  const [added, lost] = [without(said, given), without(given, said)];
  return OPPOSITES.some(([here, there]) => added.some((one) => here.has(one)) && lost.some((one) => there.has(one)));
}
