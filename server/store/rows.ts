/** Hands rows that were buffered to a store. */
import { StoreUnavailable } from "./store.ts";

interface Stored<Row> {
  /** Rows for which the store was away. */
  left: readonly Row[];
  away?: StoreUnavailable;
}

/**
 * Hands rows that were buffered to a store together: one that it refuses holds none of the others back. They are halved
 * down to the one that is refused, which is reported and dropped: it would be refused for ever.
 */
export async function storeRows<Row>(
  rows: readonly Row[],
  add: (rows: readonly Row[]) => Promise<void>,
  onRefused: (error: unknown) => void,
): Promise<Stored<Row>> {
  try {
    if (rows.length > 0) await add(rows);
    return { left: [] };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { left: rows, away: error };
    if (rows.length === 1) {
      onRefused(error);
      return { left: [] };
    }
    const middle = Math.ceil(rows.length / 2);
    const first = await storeRows(rows.slice(0, middle), add, onRefused);
    if (first.away) return { ...first, left: [...first.left, ...rows.slice(middle)] };
    return storeRows(rows.slice(middle), add, onRefused);
  }
}
