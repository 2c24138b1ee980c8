import { useCallback, useState } from "react";
import { readStored, store } from "../browser-storage.ts";

/** Prefix of the keys that signing out deletes. */
const PREFIX = "operator:";

/**
 * State that survives a reload of the tab: what was typed and not saved. `read` gives what is stored its type,
 * or undefined where it is something else; `undefined` forgets it.
 */
export function useKept<T>(key: string, read: (stored: unknown) => T | undefined) {
  const name = `${PREFIX}${key}`;
  const [value, setValue] = useState(() => read(readStored("sessionStorage", name)));
  const keep = useCallback(
    (next: T | undefined) => {
      setValue(next);
      store("sessionStorage", name, next);
    },
    [name],
  );
  return [value, keep] as const;
}

/** What follows `prefix` in the keys under which something is kept. */
export function keptUnder(prefix: string): string[] {
  const start = `${PREFIX}${prefix}`;
  try {
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  } catch {
    // Blocked: then nothing was kept.
    return [];
  }
}

/** Deletes all drafts, for the next user of this browser. */
export function forgetKept() {
  for (const key of keptUnder("")) store("sessionStorage", `${PREFIX}${key}`, undefined);
}
