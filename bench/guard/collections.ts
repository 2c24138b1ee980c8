/** Collections of sentences that a model might write: lies and truths, each with the grounds that production would give for its question. */
import { readFileSync } from "node:fs";
import { briefOf } from "../../server/consultant/index.ts";
import { createJudge, type Grounds, groundsOf, type Judge, sentencesOf } from "../../server/guard/index.ts";
import { siteEntries, siteKnowledge } from "../consultant/site.ts";

export interface Item {
  kind: string;
  question: string;
  sentence: string;
  lie: boolean;
  /** What stands before it in its answer. */
  before: string;
  grounds: Grounds;
}

interface Lies {
  given: string[];
  question: string;
  lies: { kind: string; sentence: string }[];
}
interface Truth {
  given: string[];
  question: string;
  answer: string;
}
type Written = Pick<Item, "kind" | "question" | "sentence" | "lie"> & { before?: string; given?: string[] };

/** The development set: read while the guard was tuned. */
const DEVELOPMENT = ["lies.json", "truths.json", "development-2.json", "development-3.json"];
/** Held out before; parts of it have been read since. */
const HELD_OUT_BEFORE = ["held-out-2.json", "held-out-3.json", "held-out-4.json", "held-out-5.json"];
/** The held-out set: written after everything else, counted and not read. */
const HELD_OUT = ["held-out-6.json", "held-out-7.json"];

const here = (name: string) => new URL(name, import.meta.url);
const read = <T>(file: URL | string): T => JSON.parse(readFileSync(file, "utf8"));

export const development = (): Item[] => itemsIn(...DEVELOPMENT.map(here));
export const heldOutBefore = (): Item[] => itemsIn(...HELD_OUT_BEFORE.map(here));
export const heldOut = (): Item[] => itemsIn(...HELD_OUT.map(here));
/** Any files: lists of `{ question, sentence, lie, kind }`. */
export function itemsIn(...files: (URL | string)[]): Item[] {
  const grounds = production();
  return files.flatMap((file) =>
    writtenIn(file).map(({ given = [], before = "", ...written }) => ({
      ...written,
      before,
      grounds: grounds(written.question, given),
    })),
  );
}

function writtenIn(file: URL | string): Written[] {
  return read<(Written | Lies | Truth)[]>(file).flatMap((group): Written[] => {
    if ("lies" in group) {
      const { question, given, lies } = group;
      return lies.map(({ kind, sentence }) => ({ question, given, kind, sentence, lie: true }));
    }
    if (!("answer" in group)) return [group];
    const sentences = sentencesOf(group.answer).filter((line) => !/^[\s|:-]+$/.test(line));
    return sentences.map((sentence, at) => {
      const { question, given } = group;
      return { question, given, sentence, kind: "truth", lie: false, before: sentences[at - 1] ?? "" };
    });
  });
}

/** What a model would be given for a question over the built site, with the sections that a collection gives besides. */
function production(): (question: string, given: readonly string[]) => Grounds {
  const entries = siteEntries(process.cwd());
  const knowledge = siteKnowledge(process.cwd());
  const made = new Map<string, Grounds>();
  return (question, given) => {
    const key = JSON.stringify([question, given]);
    const known = made.get(key);
    if (known) return known;
    const { grounds } = briefOf([{ role: "user", content: question }], knowledge);
    const has = new Set(grounds.passages.map(({ url, section }) => `${url} ${section}`));
    const more = entries
      .filter(
        ({ page_url, section_title }) => given.includes(page_url ?? "") && !has.has(`${page_url} ${section_title}`),
      )
      .map(({ page_title: title, section_title: section, page_url: url, content: text }) => ({
        title,
        section,
        url,
        text,
      }));
    const whole = groundsOf({ ...grounds, passages: [...grounds.passages, ...more] });
    made.set(key, whole);
    return whole;
  };
}

/** Judges for all items that share their grounds. */
export function judges(make: (grounds: Grounds) => Judge = createJudge): (item: Item) => ReturnType<Judge> {
  const made = new Map<Grounds, Judge>();
  return ({ grounds, sentence, before }) => {
    const judge = made.get(grounds) ?? make(grounds);
    made.set(grounds, judge);
    return judge(sentence, before);
  };
}
