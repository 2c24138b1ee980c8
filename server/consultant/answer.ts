/** What the consultant answers with. Plain data: it goes from the engine's thread to the server's. */
import type { AnswerKind } from "../../shared/contracts/library.ts";

export interface Source {
  title: string;
  section: string | null;
  /** Path with anchor, as a page is linked; empty for an entry without an address. */
  url: string;
  /** The sentence relied on, word for word. */
  quote: string;
}

export interface Option {
  /** What stands on the button. */
  label: string;
  /** What is asked when it is pressed. */
  ask: string;
}

export interface Answer {
  /** Names the answer, not the occasion: of the library, of an entry, or what became of the question. */
  id: string;
  kind: AnswerKind;
  /** Markdown. */
  text: string;
  sources: Source[];
  /** Readings to choose from where `kind` is "options", else what people ask next. */
  options: Option[];
  /** How likely it is that this is what was asked, 0 to 1; absent where that is certain or nothing was searched. */
  probability?: number;
  /** A message for the enquiry form, once the visitor has asked for one. */
  enquiry?: string;
}

/** An answer that is less likely than this comes with the other readings that may have been meant. */
export const CERTAIN = 0.6;

/** Beside what is likely enough, something at least this likely counts too: a second reading, an entry that a name points to. */
export const LIKELY_TOO = 0.5;

/** Whether it was answered without being certain that this is what was asked. */
export const isUnsure = ({ kind, probability = 1 }: Pick<Answer, "kind" | "probability">) =>
  kind === "answer" && probability < CERTAIN;
