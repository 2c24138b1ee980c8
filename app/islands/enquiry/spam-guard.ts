/**
 * Keeps out what fills in forms blindly, without a riddle for people. Whoever is
 * caught by mistake loses nothing: the chat opens by a link instead.
 */

/** Name of the honeypot field, meaningless to a password manager. */
export const TRAP = "enquiry-extra";

/** Milliseconds from the opening of the page to the first sending; faster than anyone reads, let alone writes. */
const MINIMUM = 1_000;

/** Milliseconds that sending has to wait. */
export function waitingTime(sinceOpened: number): number {
  return Math.max(0, MINIMUM - sinceOpened);
}

export function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(TRAP) !== "";
}
