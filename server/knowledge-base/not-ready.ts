/** Between the first start and the first ingest, a knowledge base without entries says nothing about what the site covers. */

/** Milliseconds that a question waits for the first ingest, which takes about a second. */
const FILL_TIMEOUT = 3_000;

/** The knowledge base has not been filled yet. The message may be shown. */
export class NotReady extends Error {
  constructor() {
    super("The consultant is getting ready. Please try again in a moment.");
  }
}

/** Waits for the first ingest; resolves with the reason why nothing can be found yet where that takes too long. */
export async function notFilled(filled: Promise<void>, timeoutMs = FILL_TIMEOUT): Promise<NotReady | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<NotReady>((resolve) => {
    timer = setTimeout(() => resolve(new NotReady()), timeoutMs);
  });
  return Promise.race([filled.then(() => undefined), late]).finally(() => clearTimeout(timer));
}
