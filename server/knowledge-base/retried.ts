import { WriteConflict } from "../store/store.ts";

/** Attempts at a change that starts from whatever is there, while others change the same entries. */
const ATTEMPTS = 5;

/** Runs a write again where somebody else was quicker in one of these ways (optimistic locking). */
export async function retried<T>(reasons: readonly WriteConflict["reason"][], run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const overtaken = error instanceof WriteConflict && reasons.includes(error.reason);
      if (!overtaken || attempt === ATTEMPTS) throw error;
    }
  }
}
