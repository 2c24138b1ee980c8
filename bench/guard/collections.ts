/** The two collections: lies that a model might tell over given passages, and truthful answers. */
import { readFileSync } from "node:fs";
import { createJudge, type Grounds, groundsOf, type Judge } from "../../server/guard/index.ts";
import { sentencesOf } from "../../server/guard/text/sentences.ts";
import type { Thresholds } from "../../server/guard/thresholds.ts";
import { siteEntries } from "../consultant/site.ts";
import { facts, subjects } from "./library.ts";

export interface Item {
  kind: string;
  question: string;
  sentence: string;
  /** What stands before it in its answer. */
  before: string;
  heldOut: boolean;
  grounds: Grounds;
}

interface Lies {
  given: string[];
  question: string;
  lies: { kind: string; sentence: string; heldOut: boolean }[];
}
interface Truth {
  given: string[];
  question: string;
  answer: string;
  heldOut: boolean;
}

const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

export function collections(root: string): { lies: Item[]; truths: Item[] } {
  const entries = siteEntries(root);
  const paths = entries.flatMap(({ page_url }) => page_url ?? []);
  const grounds = (given: readonly string[], question: string): Grounds => {
    const passages = entries
      .filter(({ page_url }) => given.includes(page_url ?? ""))
      .map(({ page_title, section_title, page_url, content }) => ({
        title: page_title,
        section: section_title,
        url: page_url,
        text: content,
      }));
    const pages = new Set(given.map((url) => url.split("#")[0] || "/"));
    return groundsOf({
      passages,
      facts: facts.filter(({ page }) => page !== "/" && pages.has(page)),
      subjects,
      visitor: [question],
      paths,
    });
  };
  return {
    lies: read<Lies[]>("./lies.json").flatMap(({ given, question, lies }) => {
      const shared = grounds(given, question);
      return lies.map((lie) => ({ ...lie, before: "", question, grounds: shared }));
    }),
    truths: read<Truth[]>("./truths.json").flatMap(({ given, question, answer, heldOut }) => {
      const shared = grounds(given, question);
      return sentencesOf(answer)
        .filter((line) => !/^[\s|:-]+$/.test(line))
        .map((sentence, at, all) => ({
          kind: "truth",
          question,
          sentence,
          before: all[at - 1] ?? "",
          heldOut,
          grounds: shared,
        }));
    }),
  };
}

/** Judges for all items that share their grounds. */
export function judges(limits?: Thresholds): (item: Item) => ReturnType<Judge> {
  const made = new Map<Grounds, Judge>();
  return ({ grounds, sentence, before }) => {
    const judge = made.get(grounds) ?? createJudge(grounds, limits);
    made.set(grounds, judge);
    return judge(sentence, before);
  };
}
