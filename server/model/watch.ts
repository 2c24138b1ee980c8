/** Timeouts of one answer: between words, and in total. How long its first words may take is up to whoever waits for them. */

export interface Watch {
  /** Aborted when the visitor leaves or a time is up. */
  readonly signal: AbortSignal;
  /** Whether the first words have come. */
  readonly begun: boolean;
  /** Whether a timeout has passed. */
  readonly late: boolean;
  /** Whether the visitor left. */
  readonly left: boolean;
  /** Restarts the timeout: the next word may take `silence` milliseconds. */
  wordsArrived(silence: number): void;
  end(): void;
}

export function createWatch(visitor: AbortSignal, total: number): Watch {
  const stop = new AbortController();
  let begun = false;
  let late = false;
  const timeUp = () => {
    late = true;
    stop.abort();
  };
  const leave = () => stop.abort();
  if (visitor.aborted) stop.abort();
  visitor.addEventListener("abort", leave, { once: true });
  const whole = setTimeout(timeUp, total);
  let next: NodeJS.Timeout | undefined;
  return {
    signal: stop.signal,
    get begun() {
      return begun;
    },
    get late() {
      return late;
    },
    get left() {
      return visitor.aborted;
    },
    wordsArrived(silence) {
      begun = true;
      clearTimeout(next);
      next = setTimeout(timeUp, silence);
    },
    end() {
      clearTimeout(whole);
      clearTimeout(next);
      visitor.removeEventListener("abort", leave);
      stop.abort();
    },
  };
}
