/** What a page keeps in the browser. Where storage is blocked or full, it lasts as long as the page. */

type Area = "localStorage" | "sessionStorage";

/** The value stored as JSON under `key`; null where there is none, or none that can be read. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores the value as JSON; `undefined` removes it. */
export function store(area: Area, key: string, value: unknown) {
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}
