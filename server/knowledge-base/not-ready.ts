/** Between the first start and the first ingest, a knowledge base without entries says nothing about what the site covers. */
import { within } from "../turns.ts";

/** Milliseconds that a question waits for the first ingest, which takes about a second. */
const FILL_TIMEOUT = 3_000;

/** The knowledge base has not been filled yet. The message may be shown. */
export class NotReady extends Error {
  constructor() {
    super("The consultant is getting ready. Please try again in a moment.");
  }
}

/** Resolves with the first ingest; rejects with `NotReady` where that takes too long. */
export const untilFilled = (filled: Promise<void>): Promise<void> =>
  within(FILL_TIMEOUT, filled, () => {
    throw new NotReady();
  });
