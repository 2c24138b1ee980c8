/**
 * Keeps out what fills in forms blindly, without a riddle for people. Whoever is
 * caught by mistake loses nothing: the chat opens by a link instead.
 */

/** A field that no person sees. Its name means nothing to a password manager. */
export const TRAP = "enquiry-extra";

/** Milliseconds from the form's waking to its first sending; faster than anyone reads, let alone writes. */
const MINIMUM = 1_000;

/** Milliseconds that a sending has to wait. */
export function waitingTime(wokeAt: number, now: number): number {
  return Math.max(0, MINIMUM - (now - wokeAt));
}

export function isTrapped(form: HTMLFormElement): boolean {
  return new FormData(form).get(TRAP) !== "";
}
