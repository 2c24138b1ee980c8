/** The state of a talk, made from its messages each time: the server keeps nothing. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { sameText, sentencesOf, wordsOf } from "../search/text.ts";
import { pathOf } from "./knowledge.ts";

export interface Talk {
  message: string;
  /** The visitor's earlier messages, oldest first. */
  earlier: readonly string[];
  /** Options of the last answer. */
  offered: readonly string[];
  /** Pages that the last answer that cited any cites: what the talk is about. */
  pages: readonly string[];
  /** Sentences that were said already, by their words. */
  said: ReadonlySet<string>;
  /** Sentences of the last answer, as they stand there. */
  saidLast: readonly string[];
}

/** The line of sources that ends an answer. */
const SOURCE_LINE = /\n+(?:Sources?|See also): [\s\S]*$/;
const LINK = /\]\((\/[^)\s]*)\)/g;
const ITEM = /^- (.+)$/gm;
const ORDINALS = ["first", "second", "third", "fourth"];
/** A longer message does not pick an option by its place. */
const MAX_PICK_WORDS = 6;
/** A shorter sentence may be said again: "It depends." */
const MIN_WORDS = 5;

/** `page`: path of the page that the visitor reads; a talk that has no subject yet is about it. */
export function readTalk(messages: readonly ChatMessage[], page?: string): Talk {
  const earlier = messages.slice(0, -1);
  const answers = earlier.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const last = answers.at(-1) ?? "";
  const cited = answers.map(pagesIn).findLast((pages) => pages.length > 0);
  return {
    message: messages.at(-1)?.content.trim() ?? "",
    earlier: earlier.filter(({ role }) => role === "user").map(({ content }) => content.trim()),
    offered: [...last.matchAll(ITEM)].map(([, item]) => item as string).filter((item) => !item.includes("](")),
    pages: cited ?? (page && page !== "/" ? [page.replace(/(?<=.)\/$/, "")] : []),
    said: new Set(answers.flatMap(sentencesSaid).map(sameText)),
    saidLast: sentencesSaid(last),
  };
}

const pagesIn = (answer: string): string[] => [
  ...new Set(
    [...answer.matchAll(LINK)]
      .map(([, url]) => pathOf(url as string))
      // The way to a person is a subject of no talk.
      .filter((path) => path !== "/" && path !== "/contact"),
  ),
];

const sentencesSaid = (answer: string): string[] =>
  answer
    .replace(SOURCE_LINE, "")
    .split("\n")
    .flatMap((line) => sentencesOf(line.replace(/^- /, "")))
    .filter((sentence) => wordsOf(sentence).length >= MIN_WORDS);

/** The option that a message picks: by its words, or by its place ("2", "the second one"). Null for a place that was not offered. */
export function pickedOffer({ message, offered }: Talk): string | null | undefined {
  const same = offered.find((offer) => sameText(offer) === sameText(message));
  if (same || offered.length === 0) return same;
  const words = wordsOf(message);
  if (words.length > MAX_PICK_WORDS) return undefined;
  if (words.includes("last")) return offered.at(-1);
  const place = words.map((word) => Math.max(ORDINALS.indexOf(word), (Number(word) || 0) - 1)).find((at) => at >= 0);
  return place === undefined ? undefined : (offered[place] ?? null);
}
