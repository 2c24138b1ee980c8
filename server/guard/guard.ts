/**
 * Lets a model's words through sentence by sentence, each on the lines that it stands on: those that it cites, or
 * else the nearest of its own ground. Code compares hard facts with them, a model is asked for the rest, and in place
 * of a sentence that falls go the line's own words.
 */
import { type AskChecker, createChecks } from "./check.ts";
import { type Ground, hardFaults, pageOf } from "./hard-facts.ts";
import { addressesIn } from "./links.ts";
import { figuresIn, type Nearest } from "./nearest.ts";
import { claimsNothing, type Sentence, sentencesFrom } from "./sentences.ts";
import { bareWords, isEnglish, stemsOf } from "./text/terms.ts";

export interface Line extends Ground {
  id: number;
}

export interface GuardParts<L extends Line> {
  nearest: Nearest<L>;
  /** Without one, quotations stand alone. */
  check?: AskChecker | undefined;
}

export interface GuardOptions<L extends Line> {
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

/** Claims that are judged before the first words go out. */
const JUDGED_FIRST = 2;

export async function* guarded<L extends Line>(
  words: AsyncIterable<string>,
  { nearest, check }: GuardParts<L>,
  options: GuardOptions<L>,
): AsyncGenerator<Shown<L>, Report<L>> {
  const judge = createJudge(nearest, createChecks(check), options);
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
  function* ready(): Generator<Shown<L>, void> {
    for (; isOpen && sent < judged.length; sent += 1) {
      const { shown, lines } = judged[sent] as Judged<L>;
      // Nothing is said twice.
      const key = bareWords(shown);
      if (!key || said.has(key)) continue;
      said.add(key);
      yield { text: said.size === 1 ? shown.trimStart() : shown, lines };
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

/** Judges by code at once, in the order of the sentences; what it returns waits for the checker. */
function createJudge<L extends Line>(
  nearest: Nearest<L>,
  ask: ReturnType<typeof createChecks>,
  { lines, question }: GuardOptions<L>,
) {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const byWords = new Map(lines.map((line) => [bareWords(line.text), line]));
  /** What was written before, and the case that it told of. */
  let before = "";
  let case_: string | undefined;

  return async function judge(sentence: Sentence): Promise<() => Promise<Judged<L>>> {
    const { text, ids } = sentence;
    const spoken = before;
    before = text;
    const known = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const quoted = byWords.get(bareWords(text));
    const base = { written: text, ids: known.map(({ id }) => id), why: [] };
    if (quoted && addressesIn(text).every((address) => isOwn(address, quoted))) {
      const shown = inPlace(quoted, spoken, sentence, case_);
      case_ = caseOf([quoted]) ?? case_;
      return async () => ({ ...base, outcome: "quoted", shown, lines: [quoted] });
    }
    if (known.length === 0 && claimsNothing(text, question))
      return async () => ({ ...base, outcome: "talk", shown: leadOf(sentence) + text, lines: [] });
    const cited = known.length > 0 ? known : await nearest(text, lines);
    let [on, why] = [cited, faultsOf(text, cited, spoken, case_)];
    if (!isOnMatter(text, cited, known.length > 0 ? LEAST_CITED : LEAST_FOUND)) why = [...why, "unlike"];
    if (why.length > 0 && known.length > 0) {
      // The number may be the wrong one: what lies nearest is tried with it.
      const wider = [...new Set([...known, ...(await nearest(text, lines))])];
      const left = faultsOf(text, wider, spoken, case_);
      if (left.length === 0) [on, why] = [wider, left];
    }
    const earlier = case_;
    const [own] = on;
    if (!own) return async () => ({ ...base, outcome: "fell", why: ["no line"], shown: "", lines: [] });
    case_ = caseOf(on) ?? case_;
    const instead = (reasons: readonly string[]): Judged<L> => {
      if (known.length === 0 && !isNear(text, own.text)) {
        const outcome = /\d/.test(text) ? "fell" : "dropped";
        return { ...base, outcome, why: reasons, shown: "", lines: [] };
      }
      const shown = reads(own.text, spoken) ? inPlace(own, spoken, sentence, earlier) : "";
      return { ...base, outcome: shown ? "replaced" : "fell", why: reasons, shown, lines: shown ? [own] : [] };
    };
    if (why.length > 0 || !text) return async () => instead(why);
    return async () => {
      const verdict = await ask({ claim: text, ground: on.map(groundOf).join(" ") });
      if (verdict !== "yes") return instead([`checked: ${verdict}`]);
      return { ...base, outcome: "stands", shown: leadOf(sentence) + text, lines: on };
    };
  };
}

const leadOf = ({ lead }: Sentence) => lead || " ";
const groundOf = ({ text, passage }: Line) => (passage.title ? `${passage.title}: ${text}` : text);
const isOwn = (address: string, { passage }: Line) => passage.url === "" || addressesIn(passage.url).includes(address);

/** "It rose": of what was said before, which may have been another client's. */
const SPEAKS_ON =
  /^(?:and |but |so |also,? )?(?:it|its|they|their|that|this|these|those|the (?:same|client|figure|case|campaign|programme)|there)\b/i;

function faultsOf(text: string, lines: readonly Line[], spoken: string, earlier: string | undefined): string[] {
  const own = caseOf(lines);
  const isOther = SPEAKS_ON.test(text) && own !== undefined && earlier !== undefined && own !== earlier;
  return [...hardFaults(text, lines, spoken), ...(isOther ? ["subject"] : [])];
}

const caseOf = (lines: readonly Line[]) =>
  lines.map(({ passage }) => (passage.role === "client-case" ? pageOf(passage.url) : undefined)).find(Boolean);

/**
 * Share of a claim's words that its lines and their headings must have: of lines that it cites, of those that were
 * found for it. Below that a wording is too free to be told from an invention.
 */
const LEAST_CITED = 0.2;
const LEAST_FOUND = 0.3;

function isOnMatter(claim: string, lines: readonly Line[], least: number): boolean {
  if (!isEnglish(claim)) return true;
  const given = lines.map(({ text, passage }) => `${text} ${passage.title} ${passage.section ?? ""}`).join(" ");
  const [said, held] = [claim, given].map((text) => new Set([...stemsOf(text), ...figuresIn(text)])) as [
    Set<string>,
    Set<string>,
  ];
  return [...said].filter((one) => held.has(one)).length >= least * said.size;
}

/** Share of a claim's words that a line must have to be put in its place. */
const NEAR = 0.4;

function isNear(claim: string, line: string): boolean {
  const [said, held] = [stemsOf(claim), stemsOf(line)];
  const shared = [...said].filter((one) => held.has(one)).length;
  return shared >= 2 && shared >= NEAR * said.size;
}

/** A line that points to what is not beside it cannot stand by itself; one that goes on can go on from something. */
const reads = (line: string, spoken: string) =>
  !/^(?:it|its|they|their|them|this|that|these|those|because|by|yes|no|neither|both|here|there)\b(?! (?:is|are) no\b)/i.test(
    line,
  ) &&
  (spoken !== "" || !/^(?:so|but|and|then|otherwise)\b/i.test(line)) &&
  !/[:,;]$/.test(line.trim()) &&
  line.split(/\s+/).length > 2;

/** A line's own words: called an example where it is one, and with its page where it tells of another case than was spoken of. */
function inPlace(line: Line, spoken: string, sentence: Sentence, earlier: string | undefined): string {
  const { title, role } = line.passage;
  const own = caseOf([line]);
  const words = line.text.trim().replace(/^[-•*–]\s+/, "");
  const text = /[.!?…]["”’)]?$/.test(words) ? words : `${words}.`;
  const isExample = role === "worked-example" && !/\b(?:example|invented)\b/i.test(`${spoken} ${text}`);
  const isOther = own !== undefined && earlier !== undefined && own !== earlier && title !== "";
  return `${leadOf(sentence)}${isExample ? "In an invented example: " : isOther ? `${title}: ` : ""}${text}`;
}
