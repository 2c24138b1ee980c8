/** Timeout in milliseconds; a projection or a score takes a few. */
const TIMEOUT_MS = 20_000;

/** Makes calls of which only the newest counts: a superseded one is aborted and its outcome ignored. */
export function latestCall() {
  let current: AbortController | undefined;

  const abort = () => {
    current?.abort();
    current = undefined;
  };

  /** The answer, or undefined where another call or `abort` came before it. Throws what the newest call throws. */
  async function run<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    abort();
    const own = new AbortController();
    current = own;
    try {
      const answer = await call(AbortSignal.any([own.signal, AbortSignal.timeout(TIMEOUT_MS)]));
      return current === own ? answer : undefined;
    } catch (error) {
      if (current === own) throw error;
      return undefined;
    }
  }

  return { run, abort };
}
