/** The consultant's answer. Plain data: it crosses from the engine's thread to the server's. */
import type { AnswerKind } from "../../shared/contracts/library.ts";

export interface Source {
  title: string;
  section: string | null;
  /** Path with anchor, as a page is linked; empty for an entry without an address. */
  url: string;
  /** The sentence that supports the answer, word for word. */
  quote: string;
}

export interface Option {
  label: string;
  /** The question that pressing it asks. */
  ask: string;
}

export interface Answer {
  /** The same each time: of the library's answer, of the entry, or of the outcome. */
  id: string;
  kind: AnswerKind;
  /** Markdown. */
  text: string;
  sources: Source[];
  /** Readings to choose from where `kind` is "options", else suggestions. */
  options: Option[];
  /** Probability that it answers the question; absent where that is certain or nothing was searched for. */
  probability?: number;
  /** A message for the enquiry form, once the visitor has asked for one. */
  enquiry?: string;
}

/** An answer of a lower probability was given without certainty. */
const CERTAIN = 0.6;

/** Whether an answer was given without certainty. */
export const isUnsure = ({ kind, probability = 1 }: Pick<Answer, "kind" | "probability">) =>
  kind === "answer" && probability < CERTAIN;
