/**
 * The figures that a text states, compared with those of another text and of the ledger: read as the guard reads
 * them, with what they measure, whose they are, over what time, and how they are meant.
 */
import type { Fact, Role, Subject } from "../../shared/contracts/library.ts";
import { FALLS, MEASURES, plain, type Quantity, quantitiesOf, RISES, share, termsOf } from "../guard/index.ts";
import { sentencesOf } from "../search/text.ts";

export interface Passage {
  title: string;
  section: string | null;
  url: string | null;
  text: string;
  role?: Role;
}

export interface Statement {
  /** As it was written. */
  sentence: string;
  figure: Quantity;
  family: Family;
  low: number;
  high: number;
  /** A change by so much, or a level. */
  part: "change" | "level";
  direction: "up" | "down" | "";
  times: readonly string[];
  /** Supposed, planned, denied, of others, of a part: compared with its like alone. */
  isQualified: boolean;
  counted: string;
  /** What it measures: stems of its clause, and of the whole with what stands above it. */
  words: ReadonlySet<string>;
  around: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  /** All figures of the sentence. */
  beside: readonly { unit: Quantity["unit"]; low: number; high: number }[];
}

export interface Contradiction {
  kind: "value" | "direction" | "unit" | "period";
  claimed: Statement;
  other: Statement;
  /** Of the ledger, where the other statement is its. */
  fact?: Fact;
}

type Family = "share" | "money" | "ratio" | "duration" | "count";
const FAMILIES: Partial<Record<Quantity["unit"], Family>> = {
  percent: "share",
  points: "share",
  usd: "money",
  eur: "money",
  gbp: "money",
  times: "ratio",
  count: "count",
};
const DAYS: Partial<Record<Quantity["unit"], number>> = {
  second: 1 / 86_400,
  minute: 1 / 1_440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 365.25 / 12,
};
const familyOf = (unit: Quantity["unit"]) => (DAYS[unit] ? "duration" : FAMILIES[unit]);
const PERIODS: ReadonlySet<Quantity["unit"]> = new Set(["day", "week", "month", "date"]);

const CLAUSE =
  /[;:()]\s|\s[–—]\s|,\s+(?=(?:and|but|while|whereas|which|who|with|it|they|we|the)\b)|,\s+|\s+(?=(?:but|while|whereas|which|because|since|before|after|until|if|when)\b)|\s+and\s+(?=(?:[a-z-]+ ){1,6}(?:by|to|of|from) \d)/gi;
const QUALIFIERS: readonly RegExp[] = [
  /\b(?:if|suppos\w+|assum\w+|imagine|would|could|might|may|should|perhaps)\b/i,
  /\b(?:target\w*|goals?|aim\w*|plan(?:s|ned)?|forecast\w*|expect\w*|hop(?:e|es|ed)|estimat\w+|next year)\b/i,
  /\b(?:industry|average|typical\w*|usual\w*|benchmarks?|others?|elsewhere|worldwide|competitors?)\b/i,
  /\b(?:among|alone|only|one of|except|on the telephone|by telephone)\b/i,
  /\b(?:not|never|no|nobody|none|cannot)\b|n't\b/i,
  /\b(?:more|further|additional|another)\b(?! than)/i,
];
/** "About", and a share in words, leave a tenth open; "more than" two thirds; a rounded number half its last place. */
const ABOUT = /\b(?:about|around|roughly|some|approximately|circa|nearly|almost)\s*$/i;
const ROUGH = 0.1;
const BEYOND = 1.6;
const SLACK = 0.02;
/** Share of a measure's name that must be said; of what a sentence says, that the other must say too, and back. */
const NAMED = 0.6;
const SHARED = 0.75;
const SHARED_BACK = 0.5;
/** Characters of a sentence in which figures are looked for: nobody reads a longer one. */
const LONGEST = 1_000;
/** All cases at once, and the house itself, of which every page tells. */
const ALL_CASES = "case-results";
const HOUSE = "house-agency";

export function figureReader(facts: readonly Fact[], subjects: readonly Subject[]) {
  const owners = new Set(facts.map(({ subject }) => subject));
  const measured = subjects.filter(({ id, kind }) => id !== ALL_CASES && (kind === "case" || owners.has(id)));
  const naming = namesOf(measured);
  const ledger = facts.flatMap(fromLedger);

  /** The figures that a passage states, one after another: a long one is read in turns. */
  function* read(passage: Passage): Generator<Statement> {
    const heading = [passage.title, passage.section].filter(Boolean).join(". ");
    if (passage.role === "worked-example" || /worked example/i.test(heading)) return;
    const page = passage.url?.split("#")[0] ?? "";
    const ofPage = measured.filter(({ pages, kind }) => kind !== "house" && pages.includes(page)).map(({ id }) => id);
    const named = naming.ids(heading);
    const above = named.size > 0 ? named : new Set(ofPage);
    let spokenOf = above;
    for (const sentence of passage.text.split("\n").flatMap(sentencesOf)) {
      if (sentence.length > LONGEST) continue;
      const own = naming.ids(plain(sentence));
      if (own.size > 0) spokenOf = own;
      else if (above.size > 0) spokenOf = above;
      yield* statementsIn(sentence, heading, spokenOf, naming);
    }
  }

  return {
    read,
    /** The figure of the ledger that it contradicts: of the best-named measure, where none bears it out. */
    againstLedger(claimed: Statement): Contradiction | undefined {
      const named = ledger
        .map((one) => ({ one, how: namedShare(claimed, one) }))
        .filter(({ one, how }) => how >= NAMED && one.statement.family === claimed.family);
      const most = Math.max(...named.map(({ how }) => how));
      const found = named.filter(({ how }) => how === most).map(({ one }) => differs(claimed, one.statement, one.fact));
      return found.includes(undefined) ? undefined : found[0];
    },
    against(claimed: Statement, others: readonly Statement[]): Contradiction | undefined {
      for (const other of others) {
        const found = sameMatter(claimed, other) ? differs(claimed, other) : undefined;
        if (found) return found;
      }
      return undefined;
    },
  };
}

interface Naming {
  /** Subjects that a text names; the longest name counts. */
  ids(text: string): ReadonlySet<string>;
  without(text: string): string;
}

function namesOf(subjects: readonly Subject[]): Naming {
  const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const names = subjects
    .flatMap(({ id, title, names }) => [title, ...names].map((name) => ({ id, name: plain(name).toLowerCase() })))
    .sort((a, b) => b.name.length - a.name.length)
    .map((one) => ({ ...one, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${escaped(one.name)}(?![\\p{L}\\p{N}])`, "u") }));
  const namedIn = (text: string) => {
    const lower = text.toLowerCase();
    return names.flatMap(({ id, name, pattern }) => {
      const at = lower.includes(name) ? lower.search(pattern) : -1;
      return at >= 0 ? [{ id, name, at }] : [];
    });
  };
  return {
    ids(text) {
      const found = namedIn(text);
      return new Set(found.filter(({ name }) => name.length === found[0]?.name.length).map(({ id }) => id));
    },
    without: (text) =>
      namedIn(text).reduce(
        (rest, { name, at }) => rest.slice(0, at) + " ".repeat(name.length) + rest.slice(at + name.length),
        text,
      ),
  };
}

function statementsIn(sentence: string, heading: string, subjects: ReadonlySet<string>, naming: Naming): Statement[] {
  const text = plain(sentence);
  const all = quantitiesOf(text);
  if (all.length === 0 || /\?["')\]]*$/.test(text)) return [];
  const beside = all.map((figure) => ({ unit: figure.unit, ...intervalOf(figure, text) }));
  const whole = wordsIn(naming.without(text));
  const around = new Set([...wordsIn(text), ...wordsIn(heading)]);
  const isQualified = QUALIFIERS.some((qualifier) => qualifier.test(text));
  return text.split(CLAUSE).flatMap((clause) => {
    const figures = quantitiesOf(clause);
    const own = figures.length > 0 ? wordsIn(naming.without(clause)) : whole;
    return figures.flatMap((figure): Statement[] => {
      const family = familyOf(figure.unit);
      const counted = figure.unit === "count" ? countedIn(clause.slice(figure.end)) : "";
      if (!family) return [];
      return [
        {
          sentence,
          figure,
          family,
          ...intervalOf(figure, clause),
          ...changeIn(figure, clause),
          beside,
          counted,
          times: timesIn(figure, figures, text),
          isQualified,
          words: own.size >= 2 ? own : whole,
          around,
          subjects,
        },
      ];
    });
  });
}

/** Content stems, less numbers, directions and times; what is measured by its group. */
function wordsIn(text: string): Set<string> {
  const groups = MEASURES.flatMap((measure, at) => (measure.test(text) ? [`measure ${at}`] : []));
  const rest = MEASURES.reduce((left, measure) => left.replace(new RegExp(measure, "gi"), " "), text);
  const bare = quantitiesOf(rest).reduce((left, { text: figure }) => left.replace(figure, " "), rest);
  const stems = termsOf(bare).filter(
    ({ joins, word }) => !joins && !RISES.test(word) && !FALLS.test(word) && !TIME.test(word),
  );
  return new Set([...groups, ...stems.map(({ stem }) => stem)]);
}
const TIME = /^(?:days?|weeks?|months?|quarters?|years?|date|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/;

function intervalOf({ text: written, low, high, bound, unit, start }: Quantity, text: string) {
  const rough = !/\d/.test(written) && familyOf(unit) === "share" ? ROUGH : 0;
  const open = ABOUT.test(text.slice(Math.max(0, start - 24), start)) ? ROUGH : rough;
  const [mantissa = ""] = /\d[\d,]*(?:\.\d+)?/.exec(written) ?? [];
  const scale = low / Number(mantissa.replace(/,/g, "")) || 1;
  const isExact = DAYS[unit] !== undefined || !mantissa || (scale === 1 && !mantissa.includes(".") && unit === "count");
  const half = isExact ? 0 : 0.5 * 10 ** -(mantissa.split(".")[1]?.length ?? 0) * scale;
  const days = DAYS[unit] ?? 1;
  const [from, to] = [low - Math.max(half, low * open), high + Math.max(half, high * open)];
  return { low: (bound === "less" ? low / BEYOND : from) * days, high: (bound === "more" ? high * BEYOND : to) * days };
}

/** Shares alone are told as changes: of a sum or a number of things it is the sum that counts. */
function changeIn(figure: Quantity, clause: string): Pick<Statement, "part" | "direction"> {
  const [before, after] = [clause.slice(0, figure.start), clause.slice(figure.end)];
  const [up, down] = [RISES.test(clause), FALLS.test(clause)];
  const direction = up === down ? "" : up ? "up" : "down";
  const isLevel =
    familyOf(figure.unit) !== "share" ||
    /\b(?:to|at|reach\w*|above|below|under|over) $/i.test(before) ||
    /\b(?:up|down|from) (?:from )?\d/i.test(after);
  return { part: !isLevel && (up || down) ? "change" : "level", direction };
}

function timesIn(figure: Quantity, figures: readonly Quantity[], text: string): string[] {
  const beside = figures.filter((other) => other !== figure && PERIODS.has(other.unit));
  const named = /\b(?:first|second|third|last) (?:year|month|quarter|week)\b|\bin (?:19|20)\d{2}\b/i
    .exec(text)?.[0]
    .toLowerCase();
  return [...beside.map(({ low, high, unit }) => `${low}-${high} ${unit}`), ...(named ? [named] : [])];
}

/** "3 source markets": the noun that is counted. */
function countedIn(after: string): string {
  const [phrase = ""] = /^(?:[ -][\p{L}’'-]+){1,3}/u.exec(after) ?? [];
  return termsOf(phrase).find(({ word }) => /[^s]s$|^(?:people|children|women|men)$/.test(word))?.stem ?? "";
}

interface LedgerStatement {
  fact: Fact;
  statement: Statement;
  names: readonly ReadonlySet<string>[];
}

function fromLedger(fact: Fact): LedgerStatement[] {
  const { text, measure, period, before, basis, direction, subject } = fact;
  const [figure] = quantitiesOf(text);
  const family = figure && familyOf(figure.unit);
  if (!figure || !family || fact.role === "worked-example") return [];
  const names = [measure, ...fact.names].map(wordsIn);
  const moved = direction === "rose" || direction === "fell";
  const interval = intervalOf(figure, text);
  const statement: Statement = {
    sentence: `${measure}: ${text}${period ? ` (${period})` : ""}`,
    figure,
    family,
    ...interval,
    isQualified: false,
    counted: "",
    part: family === "share" && moved && !before ? "change" : "level",
    direction: direction === "rose" ? "up" : direction === "fell" ? "down" : "",
    times: quantitiesOf(period ?? "").map(({ low, high, unit }) => `${low}-${high} ${unit}`),
    words: names[0] ?? new Set(),
    around: new Set([...names.flatMap((name) => [...name]), ...wordsIn(basis)]),
    subjects: new Set([subject]),
    beside: [
      { unit: figure.unit, ...interval },
      ...quantitiesOf(before ?? "").map((one) => ({ unit: one.unit, ...intervalOf(one, before ?? "") })),
    ],
  };
  return [{ fact, statement, names }];
}

const clients = ({ subjects }: Statement) => [...subjects].filter((id) => id !== HOUSE);
const sameClients = (one: Statement, other: Statement) => [...one.subjects].some((id) => other.subjects.has(id));

/** How well a statement names the measure of a fact about its subject; 0 where the subject is another. */
function namedShare(claimed: Statement, { statement, names }: LedgerStatement): number {
  if (!sameClients(claimed, statement)) return 0;
  return Math.max(...names.map((name) => share(name, claimed.words)));
}

function sameMatter(claimed: Statement, other: Statement): boolean {
  if (claimed.family !== other.family || claimed.isQualified !== other.isQualified) return false;
  const [one, two] = [clients(claimed), clients(other)];
  const isSame = one.length > 0 && two.length > 0 ? sameClients(claimed, other) : one.length + two.length === 0;
  if (!isSame || (claimed.figure.unit === "count" && (claimed.counted === "" || claimed.counted !== other.counted)))
    return false;
  return (
    claimed.words.size > 0 &&
    other.words.size > 0 &&
    share(claimed.words, other.around) >= SHARED &&
    share(other.words, claimed.around) >= SHARED_BACK
  );
}

const meet = (one: { low: number; high: number }, other: { low: number; high: number }) =>
  one.low <= other.high * (1 + SLACK) + 1e-9 && other.low <= one.high * (1 + SLACK) + 1e-9;

/** How two statements of one matter differ; undefined where both may be true. */
function differs(claimed: Statement, other: Statement, fact?: Fact): Contradiction | undefined {
  const kind = kindOf(claimed, other);
  return kind && { kind, claimed, other, ...(fact ? { fact } : {}) };
}

function kindOf(claimed: Statement, other: Statement): Contradiction["kind"] | undefined {
  if (claimed.family !== other.family || claimed.part !== other.part || claimed.isQualified !== other.isQualified)
    return undefined;
  const isOtherTime = claimed.times.length > 0 && !claimed.times.some((time) => other.times.includes(time));
  const sameNumber = claimed.figure.low === other.figure.low && claimed.figure.high === other.figure.high;
  if (claimed.figure.unit !== other.figure.unit && claimed.family !== "duration")
    return sameNumber || (claimed.family === "money" && !isOtherTime) ? "unit" : undefined;
  if (meet(claimed, other)) {
    if (claimed.part === "change" && claimed.direction && other.direction && claimed.direction !== other.direction)
      return "direction";
    return isOtherTime && other.times.length > 0 ? "period" : undefined;
  }
  // The sentence elsewhere gives this figure as well, of something else.
  const isBeside = [[claimed, other] as const, [other, claimed] as const].some(([one, two]) =>
    two.beside.some((figure) => figure.unit === one.figure.unit && meet(one, figure)),
  );
  if (isOtherTime || isBeside) return undefined;
  return claimed.family === "duration" && sameNumber ? "unit" : "value";
}
