/**
 * Finds instructions hidden in entries: sentences that speak to the assistant which reads them, and not to
 * a visitor. Whoever quotes an entry, or hands it to a model, leaves these sentences out; operators are
 * shown them, and may decide that an entry is used as it was written (`metadata.use_anyway`).
 *
 * A pure function of the entry, to be called with whatever is about to be quoted:
 *
 *     const left = discardedSentences(entry).map(({ sentence }) => sentence);
 *
 * Each `sentence` stands in the entry as it is given here, in its title, section title or content. What
 * comes from the site's own pages is believed: whoever can write there has the repository.
 */
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { directs, plainLetters } from "./features.ts";

type Reason = "reads like an instruction" | "follows an instruction";

export interface DiscardedSentence {
  /** As the entry has it. */
  sentence: string;
  reason: Reason;
}

type CheckedEntry = Pick<KnowledgeBaseEntry, "page_title" | "section_title" | "content" | "metadata">;

export function discardedSentences(entry: CheckedEntry): DiscardedSentence[] {
  return isBelieved(entry) ? [] : textsOf(entry).flatMap(discardedIn);
}

/** The entry with its discarded sentences noted for operators, as they are now. */
export function withDiscarded<T extends CheckedEntry>(entry: T): T {
  const { discarded: _, ...metadata } = entry.metadata;
  const discarded = discardedSentences(entry);
  return { ...entry, metadata: discarded.length > 0 ? { ...metadata, discarded } : metadata };
}

const isBelieved = ({ metadata: { manually_added, edited, use_anyway } }: CheckedEntry) =>
  use_anyway || !(manually_added || edited);

/** The titles, and each paragraph. */
const textsOf = ({ page_title, section_title, content }: CheckedEntry) => [
  page_title,
  section_title ?? "",
  ...content.split(/\n\s*\n/),
];

/** What announces an order, and is followed by it. */
const ANNOUNCES = /[:>\]]\W*$/;

function discardedIn(paragraph: string): DiscardedSentence[] {
  const discarded: DiscardedSentence[] = [];
  let announced = false;
  for (const line of paragraph.split("\n")) {
    // What follows on the same line was written by the same hand, and often goes on with the order.
    let follows = announced;
    for (const sentence of sentencesOf(line)) {
      const plain = plainLetters(sentence);
      const directing = directs(plain);
      if (directing) discarded.push({ sentence, reason: "reads like an instruction" });
      else if (follows) discarded.push({ sentence, reason: "follows an instruction" });
      follows ||= directing;
      // "New instructions for the assistant:" makes one of every line up to the end of the paragraph.
      announced ||= directing && ANNOUNCES.test(plain);
    }
  }
  return discarded;
}

/** Splits a line into sentences. */
const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|no|mr|mrs|ms|dr|st|ltd|inc|co|approx)|\b[A-Z])\.$/i;

/** Sentences, trimmed; each stands in the line as it is. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let open = "";
  for (const part of line.split(/(?<=[.!?]["')\]]?)(?=\s)/)) {
    open += part;
    if (ABBREVIATION.test(open)) continue;
    sentences.push(open.trim());
    open = "";
  }
  return [...sentences, open.trim()].filter(Boolean);
}
