/** What of an entry is indexed, and how much each part of it says about the subject. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { type Token, termsOfTokens, tokenise } from "./analyse.ts";

interface Field {
  text(entry: KnowledgeBaseEntry): string;
  weight: number;
  /** Terms of an average entry of this site: lengths are judged against a fixed one, so that adding needs no second pass. */
  usualLength: number;
  /** How far a longer text lowers the weight of one word in it, 0 to 1. */
  lengthPenalty: number;
}

/** Stands below every figure and would make each of them an answer to a question about client data. */
const SMALL_PRINT = /Anonymised client data;?/g;

const FIELDS: Field[] = [
  { text: (entry) => entry.page_title, weight: 2, usualLength: 5, lengthPenalty: 0.3 },
  { text: (entry) => entry.section_title ?? "", weight: 2.2, usualLength: 4, lengthPenalty: 0.3 },
  { text: (entry) => (entry.metadata.questions ?? []).join("\n"), weight: 1.8, usualLength: 20, lengthPenalty: 0.5 },
  { text: (entry) => pathWords(entry.page_url), weight: 1, usualLength: 3, lengthPenalty: 0 },
  { text: (entry) => entry.content.replace(SMALL_PRINT, " "), weight: 1, usualLength: 90, lengthPenalty: 0.6 },
];

/** An entry read once: its words, and the weight of each term over all fields. */
export interface ReadEntry {
  tokens: Token[];
  weights: Map<string, number>;
}

export function readEntry(entry: KnowledgeBaseEntry): ReadEntry {
  const weights = new Map<string, number>();
  const all: Token[] = [];
  for (const field of FIELDS) {
    const tokens = tokenise(field.text(entry), true);
    const terms = termsOfTokens(tokens);
    const length = 1 - field.lengthPenalty + (field.lengthPenalty * terms.length) / field.usualLength;
    for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + field.weight / length);
    for (const token of tokens) all.push(token);
  }
  return { tokens: all, weights };
}

/** Everything of an entry that may answer, as one text. */
export function textOf(entry: KnowledgeBaseEntry): string {
  return FIELDS.map((field) => field.text(entry)).join("\n");
}

/** What an address says: "/results/legal-ai-platform" is a case study. */
function pathWords(url: string | null): string {
  const path = pathOf(url) ?? "";
  const kind = path.startsWith("/results") ? "case study " : path.startsWith("/insights") ? "article " : "";
  return kind + path.replace(/[/-]/g, " ");
}

/** The page of an address, without its anchor. */
export function pathOf(url: string | null): string | undefined {
  const path = url?.split("#")[0];
  return url ? path || "/" : undefined;
}
