/**
 * Lets a model's words through sentence by sentence, each on the lines that it stands on: those that it cites, or
 * else the nearest of its own ground. Code compares hard facts with them, a model is asked for the rest, and in place
 * of a sentence that falls go the line's own words.
 */
import { bearingOf } from "./bearing.ts";
import { type AskChecker, createChecks } from "./check.ts";
import { EXAMPLE, type Ground, hardFaults, pageOf, REWORDED } from "./hard-facts.ts";
import { DENIAL } from "./lexicon.ts";
import { type Nearest, type ReadWords, saidIn, share } from "./nearest.ts";
import { claimsNothing, type Sentence, sentencesFrom } from "./sentences.ts";
import { addressesIn } from "./text/sentences.ts";
import { bareWords, isEnglish, stemsOf } from "./text/terms.ts";

export interface Line extends Ground {
  id: number;
}

export interface GuardOptions<L extends Line> {
  nearest: Nearest<L>;
  /** Without it, words alone are compared. */
  readWords?: ReadWords | undefined;
  /** Without one, quotations stand alone. */
  check?: AskChecker | undefined;
  lines: readonly L[];
  paths: readonly string[];
  /** The visitor's last message: a sentence that says nothing may use its words. */
  question: string;
  /** Whether the built-in consultant has an answer: words that claim nothing are none where there is one. */
  hasBetter: boolean;
}

/** What became of a sentence, as operators and the bench are told. */
export interface Judged<L> {
  written: string;
  ids: readonly number[];
  /**
   * `quoted`: word for word one of the ground. `replaced`: the line's own words stand in its place. `dropped`: it
   * cited nothing, nothing is near it, and the answer is no poorer without it.
   */
  outcome: "talk" | "quoted" | "stands" | "replaced" | "fell" | "dropped";
  /** What code or the checker found wrong. */
  why: readonly string[];
  shown: string;
  /** The line's beginning that it stands at; "" within one. */
  lead: string;
  lines: readonly L[];
}

export interface Shown<L> {
  text: string;
  /** What it stands on; none where it claims nothing. */
  lines: readonly L[];
}

export interface Report<L> {
  judged: readonly Judged<L>[];
  /** Too little stands to be an answer, and nothing was let through: the built-in answer is needed. */
  torso: boolean;
  /** Words went out, and half of the claims were lost after them. */
  incomplete: boolean;
}

/** Lines that a claim without a number may stand on together. */
const TOGETHER = 3;
/** Claims that are judged before the first words go out. */
const JUDGED_FIRST = 2;

export async function* guarded<L extends Line>(
  words: AsyncIterable<string>,
  options: GuardOptions<L>,
): AsyncGenerator<Shown<L>, Report<L>> {
  const judge = createJudge(options);
  let failure: unknown;
  const sentences = new ReadableStream<{ asked: Promise<Judged<L>> }>({
    async start(queue) {
      try {
        // What code compares is compared in order; what is asked is waited for below.
        for await (const sentence of sentencesFrom(words, new Set(options.paths)))
          queue.enqueue({ asked: (await judge(sentence))() });
      } catch (error) {
        failure = error ?? new Error("the model's words broke off");
      }
      queue.close();
    },
  });
  const judged: Judged<L>[] = [];
  const said = new Set<string>();
  let isOpen = false;
  let sent = 0;
  let begun = "";
  function* ready(): Generator<Shown<L>, void> {
    for (; isOpen && sent < judged.length; sent += 1) {
      const { shown, lead, lines } = judged[sent] as Judged<L>;
      // Nothing is said twice. What was to begin a paragraph and is left out leaves it to the next.
      const key = bareWords(shown);
      if (!key || said.has(key)) {
        begun ||= lead === "\n\n" ? lead : "";
        continue;
      }
      said.add(key);
      yield { text: (said.size === 1 ? "" : lead || begun || " ") + shown, lines };
      begun = "";
    }
  }
  for await (const { asked } of sentences) {
    judged.push(await asked);
    const claims = claimsOf(judged);
    if (claims[0]?.outcome === "fell") return { judged, torso: true, incomplete: false };
    isOpen ||= claims.length >= JUDGED_FIRST && stand(claims);
    yield* ready();
  }
  const claims = claimsOf(judged);
  isOpen ||=
    !failure && (claims.length > 0 ? stand(claims) : !options.hasBetter && judged.some(({ shown }) => shown !== ""));
  yield* ready();
  if (failure) throw failure;
  return { judged, torso: !isOpen, incomplete: isOpen && claims.length > 0 && !stand(claims) };
}

const claimsOf = <L>(judged: readonly Judged<L>[]) =>
  judged.filter(({ outcome }) => outcome !== "talk" && outcome !== "dropped");

/** The first of them, without which an answer has no core, and more than half; what fell has nothing in its place. */
const stand = <L>(claims: readonly Judged<L>[]) =>
  claims[0]?.outcome !== "fell" && claims.filter(({ outcome }) => outcome === "fell").length * 2 < claims.length;

interface Assessed<L> {
  on: readonly L[];
  faults: readonly string[];
  /** By what code is sure of. */
  isWrong: boolean;
  borne: number;
}

/** A sentence of the answer, as the model wrote it, and the lines that it stands on. */
interface Said {
  text: string;
  lines: readonly Line[];
}

/** Judges by code at once, in the order of the sentences; what it returns waits for the checker. */
function createJudge<L extends Line>({ lines, question, nearest, readWords, check }: GuardOptions<L>) {
  const ask = createChecks(check);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const ground = lines.map(({ text }) => text).join(" ");
  const byWords = new Map(lines.map((line) => [bareWords(line.text), line]));
  let said: readonly Said[] = [];

  /** What code finds wrong with a claim on these lines, and how probably they bear it out. */
  async function assess(
    text: string,
    on: readonly L[],
    spoken: readonly Said[],
    isCited: boolean,
  ): Promise<Assessed<L>> {
    const faults = faultsOf(text, on, spoken, isCited);
    if (faults.length > 0) return { on, faults, isWrong: true, borne: 0 };
    if (!isEnglish(text)) return { on, faults, isWrong: false, borne: 1 };
    const { borne, isBorne } = await bearing(text, on);
    return { on, faults: isBorne ? [] : ["not borne out"], isWrong: false, borne };
  }

  async function bearing(text: string, on: readonly L[]) {
    const heads = on.map(({ passage }) => passage.section ?? passage.title);
    const [words, ...held] = (await readWords?.([text, ...on.map((line, at) => `${heads[at]}. ${line.text}`)])) ?? [];
    const ground = on.map((line, at) => ({
      text: line.text,
      head: `${line.passage.title}. ${line.passage.section ?? ""}`,
      words: held[at],
    }));
    return bearingOf({ text, words: held.every(Boolean) ? words : undefined }, ground);
  }

  /** The lines that a claim stands on: those that it cites, or else of those that lie near the likeliest to carry it. */
  async function groundOf(text: string, cited: readonly L[], spoken: readonly Said[]): Promise<Assessed<L>> {
    const isCited = cited.length > 0;
    const own = isCited ? await assess(text, cited, spoken, isCited) : undefined;
    if (own && !own.isWrong) return own;
    // None is cited, or the wrong one may be, or not all of a page: each that lies near is tried, and the nearest together.
    const near = await nearest(text, lines);
    const some = near.slice(0, TOGETHER);
    const ofPage = near.filter((line) => cited.some((one) => pageOf(one.passage.url) === pageOf(line.passage.url)));
    const together = isCited ? ofPage.map((line) => [...new Set([...cited, line])]) : [some];
    const tries = await Promise.all(
      [...near.map((line) => [line]), ...together].map((on) => assess(text, on, spoken, isCited)),
    );
    const reworded = [...(own ? [own] : []), ...tries].find(({ faults }) => faults.includes(REWORDED));
    if (reworded) return reworded;
    const likeliest = tries.sort((a, b) => b.borne - a.borne)[0];
    if (likeliest?.faults.length === 0)
      // Who cites nothing may have put lines together.
      return isCited ? likeliest : { ...likeliest, on: [...new Set([...likeliest.on, ...some])] };
    return own ?? assess(text, some, spoken, isCited);
  }

  return async function judge({ text, lead, ids }: Sentence): Promise<() => Promise<Judged<L>>> {
    const spoken = said;
    const say = (on: readonly L[]) => {
      said = [...spoken, { text, lines: on }];
    };
    const known = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const became = (outcome: Judged<L>["outcome"], shown = "", on: readonly L[] = [], why: readonly string[] = []) => ({
      written: text,
      ids: known.map(({ id }) => id),
      outcome,
      why,
      shown,
      lead,
      lines: on,
    });
    const quoted = byWords.get(bareWords(text));
    if (quoted && addressesIn(text).every((address) => isOwn(address, quoted))) {
      say([quoted]);
      return async () => became("quoted", inPlace(quoted, spoken), [quoted]);
    }
    say([]);
    const isCited = known.length > 0;
    if (!isCited && claimsNothing(text, question, ground)) return async () => became("talk", text);
    const { on, faults } = await groundOf(text, known, spoken);
    const own = nearestOf(text, on);
    if (!own) return async () => became("fell", "", [], ["no line"]);
    say(on);
    const instead = (reasons: readonly string[]) => {
      const gone = isCited || /\d/.test(text) ? "fell" : "dropped";
      if (!isCited && !isNear(text, own.text)) return became(gone, "", [], reasons);
      // Its words were said, or stand where those fell that were to say it.
      if (spoken.some(({ lines: on }) => on.includes(own))) return became("dropped", "", [], reasons);
      return reads(own, spoken)
        ? became("replaced", inPlace(own, spoken), [own], reasons)
        : became(gone, "", [], reasons);
    };
    if (faults.length > 0 || !text) return async () => instead(faults);
    return async () => {
      const verdict = await ask({ claim: text, ground: groundText(on) });
      return verdict === "yes" ? became("stands", text, on) : instead([`checked: ${verdict}`]);
    };
  };
}

/** The line whose words are most of the claim's own. */
function nearestOf<L extends Line>(claim: string, lines: readonly L[]): L | undefined {
  const said = stemsOf(claim);
  const scored = lines.map((line) => ({ line, score: share(said, stemsOf(line.text)) }));
  return scored.sort((a, b) => b.score - a.score)[0]?.line;
}

/** What was said just before, and of the pages of these lines: it may have called what they tell an example. */
function saidOf(lines: readonly Line[], spoken: readonly Said[]): string {
  const pages = new Set(lines.map(({ passage }) => pageOf(passage.url)));
  const isOf = ({ lines: on }: Said) => on.some(({ passage }) => pages.has(pageOf(passage.url)));
  return spoken
    .filter((one, at) => at === spoken.length - 1 || isOf(one))
    .map(({ text }) => text)
    .join(" ");
}

/** Below their headings, which may be the question that a line answers. */
const groundText = (lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ passage }) => [passage.title, passage.section].filter(Boolean).join(", "))]
    .map(([head, some]) => `${head && `${head}: `}${some.map(({ text }) => text).join(" ")}`)
    .join(" ");
const isOwn = (address: string, { passage }: Line) => passage.url === "" || addressesIn(passage.url).includes(address);

/** "It rose": of what was said before, which may have been another client's. */
const SPEAKS_ON =
  /^(?:and |but |so |also,? )?(?:it|its|they|their|that|this|these|those|the (?:same|client|figure|case|campaign|programme)|there)\b/i;

/**
 * Share of a claim's words that the lines found for it and their headings must have, and one that is put in its place.
 * Below that a wording is too free to be told from an invention.
 */
const LEAST = 0.3;
const NEAR = 0.6;

function faultsOf(text: string, lines: readonly Line[], spoken: readonly Said[], isCited: boolean): string[] {
  const faults = hardFaults(text, lines, saidOf(lines, spoken));
  if (SPEAKS_ON.test(text) && isOtherCase(lines, spoken)) faults.push("subject");
  if (isCited || !isEnglish(text)) return faults;
  const given = lines.map((line) => `${line.text} ${line.passage.title} ${line.passage.section ?? ""}`).join(" ");
  return share(saidIn(text), saidIn(given)) < LEAST ? [...faults, "unlike"] : faults;
}

const isNear = (claim: string, line: string) => {
  const [said, held] = [stemsOf(claim), stemsOf(line)];
  return said.size > 1 && share(said, held) >= NEAR && share(held, said) >= NEAR;
};

const pageOfCase = (lines: readonly Line[]) =>
  lines.map(({ passage }) => (passage.role === "client-case" ? pageOf(passage.url) : undefined)).find(Boolean);

/** Of another case than the one that was spoken of last. */
function isOtherCase(lines: readonly Line[], spoken: readonly Said[]): boolean {
  const [own, page] = [pageOfCase(lines), spoken.map((one) => pageOfCase(one.lines)).findLast(Boolean)];
  return own !== undefined && page !== undefined && own !== page;
}

/** With one of these a short line is a sentence. */
const VERB = /\b(?:is|are|was|were|has|have|had|can|cannot|may|must|will|does|do|did|not)\b/i;

/**
 * A line that points to what is not beside it cannot stand by itself, nor can a row of a table, nor what stands in a list
 * below "What we do not do"; one that goes on can go on from something.
 */
const reads = ({ text: line, passage }: Line, spoken: readonly Said[]) =>
  (!DENIAL.test(passage.section ?? "") || /\?$/.test(passage.section ?? "") || DENIAL.test(line)) &&
  !/^(?:it|its|they|their|them|this|that|these|those|because|by|yes|no|neither|both|here|there)\b(?! (?:is|are) no\b)/i.test(
    line,
  ) &&
  (spoken.length > 0 || !/^(?:so|but|and|then|otherwise)\b/i.test(line)) &&
  /^(?!\p{Ll}|[^;.]{1,40};).*[.!?…]["”’)]*$/u.test(line.trim()) &&
  line.split(/\s+/).length > (VERB.test(line) ? 2 : SHORT);
/** Words of a phrase. */
const SHORT = 6;

/** A line's own words: called an example where it is one, and with its page where it tells of another case than was spoken of. */
function inPlace(line: Line, spoken: readonly Said[]): string {
  const { title, role } = line.passage;
  const words = line.text.trim().replace(/^[-•*–]\s+/, "");
  const text = /[.!?…]["”’)]?$/.test(words) ? words : `${words}.`;
  if (role === "worked-example" && !EXAMPLE.test(`${saidOf([line], spoken)} ${text}`))
    return `In an invented example: ${text}`;
  return !text.includes(title) && isOtherCase([line], spoken) ? `${title}: ${text}` : text;
}
