/** Refreshes the index before an answer, or serves the stale one: the consultant goes on while the store is down or slow. */
import { StoreUnavailable } from "../store/store.ts";
import type { LiveIndex } from "./live-index.ts";

/** Milliseconds that a question waits for the refresh. */
const TIMEOUT_MS = 500;

/** Resolves with the error if nothing was ever loaded and the store is down. */
export async function refreshOrServeStale(
  live: LiveIndex,
  timeoutMs = TIMEOUT_MS,
): Promise<StoreUnavailable | undefined> {
  const refreshing = live.current().then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      return live.loaded ? undefined : error;
    },
  );
  if (!live.loaded) return refreshing;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  return Promise.race([refreshing, late]).finally(() => clearTimeout(timer));
}
