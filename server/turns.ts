/** Long work in turns: pages and questions are served between them. */
import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds of work after which other work gets its turn. */
const TURN = 5;

/** The items one after another, however many there are. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > TURN) {
      await nextTurn();
      since = performance.now();
    }
    yield item;
  }
}
