/** A look at the store that is done without where there is something to answer from: the consultant goes on while the store is away or slow. */
import { StoreUnavailable } from "../store/store.ts";
import type { LiveIndex } from "./live-index.ts";

/** Milliseconds that a question waits for a look at the store. */
const PATIENCE = 500;

/** Answers why nothing is known, where that is so because the store is away. */
export async function steadyLook(live: LiveIndex, patience = PATIENCE): Promise<StoreUnavailable | undefined> {
  const looking = live.current().then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof StoreUnavailable)) throw error;
      return live.loaded ? undefined : error;
    },
  );
  if (!live.loaded) return looking;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  return Promise.race([looking, late]).finally(() => clearTimeout(timer));
}
