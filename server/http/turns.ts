/**
 * Lets work begin one at a time, with a look at the network between two: a
 * thousand questions that arrive at once wait for each other, and a page that is
 * asked for meanwhile waits for one of them only.
 */
export function createTurns(soon: (next: () => void) => unknown = setImmediate): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let first = 0;
  const begin = () => {
    waiting[first]?.();
    first += 1;
    if (first < waiting.length) soon(begin);
    else {
      waiting.length = 0;
      first = 0;
    }
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) soon(begin);
    });
}
