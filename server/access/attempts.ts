/** Counts sign-in attempts by network: each failure adds a delay, and too many lock the network out for a while. */
import { createHmac, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { networkOf } from "../http/network.ts";
import type { AttemptStore } from "../store/store.ts";

export interface SignInAttempts {
  /**
   * Records an attempt before the password is looked at, so that attempts made at
   * once, on whichever server, count as well. Returns the seconds for which the
   * network is locked out, or the milliseconds that a wrong password costs.
   */
  begin(address: string): Promise<{ lockedFor: number } | { delay: number }>;
  /** The attempt succeeded: earlier failures are forgotten. */
  succeeded(address: string): Promise<void>;
}

/** Failures after which a network is locked out, and milliseconds for which it is. */
const FAILURES = 10;
const LOCKED_FOR = 15 * 60_000;
/** Milliseconds that the first failure costs; each further one doubles it, up to the longest. */
const FIRST_DELAY = 250;
const LONGEST_DELAY = 4_000;
/** Capacity; the least recently seen network is evicted first. */
const NETWORKS = 10_000;

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

/** Of `secret` a key is made that names networks, so that the database holds no addresses. */
export function createAttempts(store: AttemptStore, secret: Secret, now: () => number): SignInAttempts {
  let key: Promise<Buffer> | undefined;
  const nameOf = async (address: string) => {
    key ??= keyOf(secret).catch((error) => {
      key = undefined;
      throw error;
    });
    return createHmac("sha256", await key)
      .update(networkOf(address))
      .digest("base64url");
  };
  return {
    async begin(address) {
      const time = now();
      const since = new Date(time - LOCKED_FOR).toISOString();
      const attempt = { key: await nameOf(address), at: new Date(time).toISOString() };
      const { count, at } = await store.note(attempt, { since, limit: FAILURES, keep: NETWORKS });
      // Another server's clock may be ahead of this one's.
      if (count > FAILURES) return { lockedFor: Math.max(1, Math.ceil((Date.parse(at) + LOCKED_FOR - time) / 1000)) };
      return { delay: Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (count - 1)) };
    },
    succeeded: async (address) => store.forget(await nameOf(address)),
  };
}

const keyOf = ({ password, site }: Secret) =>
  promisify<string, string, number, typeof KEY_COSTS, Buffer>(scrypt)(
    password,
    `sign-in attempts ${site}`,
    KEY_BYTES,
    KEY_COSTS,
  );
