/** Long work in turns, so that pages and questions are served between them, and for so long at most. */

/** Milliseconds of work after which other work gets its turn. */
const TURN = 5;

let last: Promise<unknown> = Promise.resolve();

/** One round of the event loop for each caller: however many there are, they wait for each other, and nobody for them. */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}

/** Runs what it is given one after the other, in the order in which it came; what fails keeps nothing back. */
export function oneByOne(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  };
}

/** The items one after another, however many there are. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > TURN) {
      await ownTurn();
      since = performance.now();
    }
    yield item;
  }
}

/** What the work comes to, or what `late` makes where it takes longer than so many milliseconds; it goes on then. */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([work, over.then(late)]).finally(() => clearTimeout(timer));
}
