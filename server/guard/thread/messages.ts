/** Messages between the server's thread and the guard's. */
import type { AnswerToGuard } from "../guard.ts";
import type { Report } from "../stream.ts";

/** A step of an answer. */
export type Step =
  | { do: "begin"; answer: AnswerToGuard }
  | { do: "push"; text: string }
  | { do: "end" }
  /** Nobody waits for it any more. */
  | { do: "leave" };

/** What is to be done for the answer `id`. */
export type Order = { id: number } & (
  | Step
  /** Is answered at once: tells how far behind the thread is. */
  | { do: "ping" }
);

export interface Delivery {
  id: number;
  /** Words that may be shown. */
  text: string;
  /** With the last words. */
  report?: Report;
}
