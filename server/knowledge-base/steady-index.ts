/** The index that was read last, for as long as the store is away or slow: the consultant goes on answering. */
import type { SearchIndex } from "../retrieval/index.ts";
import { StoreUnavailable } from "../store/store.ts";

/** Milliseconds that a question waits for a look at the store. */
const PATIENCE = 500;

export function steadyIndex(look: () => Promise<SearchIndex>, patience = PATIENCE): () => Promise<SearchIndex> {
  let last: SearchIndex | undefined;
  return async () => {
    const looking = look().then((index) => {
      last = index;
      return index;
    });
    if (!last) return looking;
    const held = last;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<SearchIndex>((resolve) => {
      timer = setTimeout(() => resolve(held), patience);
    });
    const kept = looking.catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return last ?? held;
      throw error;
    });
    return Promise.race([kept, late]).finally(() => clearTimeout(timer));
  };
}
