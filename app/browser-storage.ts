/** JSON in the browser's storage. Where that is blocked or full, it is kept for as long as the page. */

type Area = "localStorage" | "sessionStorage";

/** What could not be stored: as text, by area and key. The page's script and what it loads each have a copy of this file. */
const shared = globalThis as { unstored?: Map<string, string> };
shared.unstored ??= new Map();
const { unstored } = shared;

/** Null where there is none, or it cannot be parsed. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(unstored.get(area + key) ?? window[area].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** `undefined` removes the value. */
export function store(area: Area, key: string, value: unknown) {
  unstored.delete(area + key);
  try {
    if (value === undefined) window[area].removeItem(key);
    else window[area].setItem(key, JSON.stringify(value));
  } catch {
    if (value !== undefined) unstored.set(area + key, JSON.stringify(value));
  }
}

/** Nothing outlives the page. */
export function isStorageBlocked(area: Area): boolean {
  try {
    return !window[area];
  } catch {
    return true;
  }
}
