/** Counts sign-in attempts by network: each failure adds a delay, and too many lock the network out for a while. */
import { createHmac, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { networksOf } from "../http/client-address.ts";
import type { RateCounter } from "../store/rate-counter.ts";
import type { Records } from "../store/records.ts";

/** Failures after which a network is locked out, and milliseconds for which it is. */
const FAILURES = 10;
export const LOCKED_FOR = 15 * 60_000;
/** Milliseconds that the first failure costs; each further one doubles it, up to the longest. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 4_000;
/** Attempts a minute of all networks together, whoever has a session excepted: so many rows are kept at most. */
const ALL_A_MINUTE = 60;

/**
 * Costs of the key (OWASP's password storage cheat sheet): a quarter of a second and 32 MB. The password is all
 * that servers share and the database does not hold. Whoever has a copy of it, and the name of a network that they
 * know, pays this for every password that they try.
 */
const KEY_COSTS = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

interface Secret {
  password: string;
  /** Makes the key another one on every site; the same on all of its servers. */
  site: string;
}

interface Parts {
  attempts: Records["attempts"];
  /** Counts the attempts of all networks together. */
  counter: RateCounter;
}

/** Of `secret` a key is made that names networks, so that the database holds no addresses. */
export function createAttempts({ attempts, counter }: Parts, secret: Secret, now: () => number) {
  let key: Promise<Buffer> | undefined;
  const nameOf = async (network: string) => {
    key ??= keyOf(secret).catch((error) => {
      key = undefined;
      throw error;
    });
    return createHmac("sha256", await key)
      .update(network)
      .digest("base64url");
  };
  const countersOf = (address: string) =>
    Promise.all(
      networksOf(address).map(async ({ network, share }) => ({
        share,
        limit: Math.ceil(FAILURES * share),
        key: await nameOf(network),
      })),
    );
  const secondsLeft = (at: string) => Math.max(1, Math.ceil((Date.parse(at) + LOCKED_FOR - now()) / 1000));
  return {
    /**
     * Records an attempt before the password is looked at, so that attempts made at
     * once, on whichever server, count as well. Returns the seconds for which none may
     * be made, or the milliseconds that a wrong password costs.
     */
    async begin(address: string, { isKnown = false } = {}): Promise<{ lockedFor: number } | { delay: number }> {
      const [since, at] = [now() - LOCKED_FOR, now()].map((time) => new Date(time).toISOString()) as [string, string];
      const networks = await countersOf(address);
      // Whoever is locked out takes nothing of what all share.
      for (const { key, limit } of networks) {
        const earlier = await attempts.find(key);
        if (earlier && earlier.count >= limit && earlier.at > since && earlier.at <= at)
          return { lockedFor: secondsLeft(earlier.at) };
      }
      const seconds = isKnown ? 0 : await counter.take("attempts to sign in", ALL_A_MINUTE);
      if (seconds > 0) return { lockedFor: seconds };
      let failures = 1;
      for (const { key, limit, share } of networks) {
        const { count, at: last } = await attempts.note({ key, at }, { since, limit });
        if (count > limit) return { lockedFor: secondsLeft(last) };
        failures = Math.max(failures, Math.ceil(count / share));
      }
      return { delay: Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (failures - 1)) };
    },
    /** The attempt succeeded: earlier failures are forgotten. */
    async succeeded(address: string) {
      for (const { key } of await countersOf(address)) await attempts.forget(key);
    },
  };
}

const keyOf = ({ password, site }: Secret) =>
  promisify<string, string, number, typeof KEY_COSTS, Buffer>(scrypt)(
    password,
    `sign-in attempts ${site}`,
    KEY_BYTES,
    KEY_COSTS,
  );
