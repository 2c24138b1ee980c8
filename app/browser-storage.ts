/** JSON in the browser's storage. If that is blocked or full, nothing is stored. */

type Area = "localStorage" | "sessionStorage";

/** Null where there is none, or it cannot be parsed. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** `undefined` removes the value. */
export function store(area: Area, key: string, value: unknown) {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}
