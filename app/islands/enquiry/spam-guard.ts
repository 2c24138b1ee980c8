/**
 * Keeps out what fills in forms blindly, without a riddle for people. Whoever is
 * caught by mistake loses nothing: the chat opens by a link instead.
 */

/** A field that no person sees. Its name means nothing to a password manager. */
export const TRAP = "enquiry-extra";

/** Milliseconds from the opening of the page to the first sending; faster than anyone reads, let alone writes. */
const MINIMUM = 1_000;

/** Milliseconds that a sending has to wait, so many after the page was opened. */
export function waitingTime(sinceOpened: number): number {
  return Math.max(0, MINIMUM - sinceOpened);
}

export function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(TRAP) !== "";
}
