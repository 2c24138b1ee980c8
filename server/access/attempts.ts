/** Counts failed sign-ins of each address: each failure costs time, and too many close the door for a while. */
import { networkOf } from "../http/network.ts";

export interface Attempts {
  /**
   * Notes an attempt before the password is looked at, so that attempts made at
   * once count as well. Answers the seconds for which the door is closed, or the
   * milliseconds that a wrong password costs.
   */
  begin(address: string): { lockedFor: number } | { delay: number };
  /** The attempt was a sign-in: what came before is forgiven. */
  succeeded(address: string): void;
}

/** Failures after which an address is locked out, and milliseconds for which it is. */
const FAILURES = 10;
const LOCKED_FOR = 15 * 60_000;
/** Milliseconds that the first failure costs; each further one doubles it, up to the longest. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 4_000;
/** Addresses remembered at most; the one longest unseen is forgotten first. */
const ADDRESSES = 10_000;

export function createAttempts(now: () => number): Attempts {
  const known = new Map<string, { failures: number; at: number }>();
  return {
    begin(address) {
      const key = networkOf(address);
      const time = now();
      const earlier = known.get(key);
      const failures = earlier && time - earlier.at < LOCKED_FOR ? earlier.failures : 0;
      if (earlier && failures >= FAILURES) return { lockedFor: Math.ceil((earlier.at + LOCKED_FOR - time) / 1000) };
      known.delete(key);
      known.set(key, { failures: failures + 1, at: time });
      const oldest = known.size > ADDRESSES ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      return { delay: Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** failures) };
    },
    succeeded: (address) => void known.delete(networkOf(address)),
  };
}
