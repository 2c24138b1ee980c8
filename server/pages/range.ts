/** Reads the Range header: an interrupted download resumes where it stopped. */

/** The range begins behind the end. */
export const UNSATISFIABLE = Symbol("unsatisfiable range");

export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The one range that the header names, within `size` bytes. `undefined` where it names
 * several or cannot be read: the whole is then sent, as RFC 9110 allows.
 */
export function requestedRange(header: string, size: number): ByteRange | typeof UNSATISFIABLE | undefined {
  const [, from = "", to = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (from === "" && to === "") return undefined;
  // "-500" is the last 500 bytes.
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(size - 1, Number(to));
  if (from !== "" && to !== "" && Number(to) < first) return undefined;
  return first >= size || (from === "" && Number(to) === 0) ? UNSATISFIABLE : { first, last };
}
