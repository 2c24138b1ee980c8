import type { IncomingMessage } from "node:http";
import { type Admit, createAdmissionQueue } from "../admission-queue.ts";

/** An admission queue that admits when the test says so: how far it is depends on no processor. */
export function createGate(visitorOf?: (request: IncomingMessage) => string) {
  let places = 0;
  let waiting = 0;
  let proceed = () => {};
  const queue = createAdmissionQueue({
    ...(visitorOf ? { visitorOf } : {}),
    busy() {
      if (places === 0)
        return new Promise((resolve) => {
          proceed = resolve;
        });
      places -= 1;
      return undefined;
    },
  });
  const admit: Admit = async (request, isBack) => {
    waiting += 1;
    await queue(request, isBack);
    waiting -= 1;
  };
  return {
    admit,
    /** Requests in the queue. */
    waiting: () => waiting,
    /** Lets so many in, those that are still to come included. */
    open(count = Number.POSITIVE_INFINITY) {
      places = count;
      proceed();
    },
    close() {
      places = 0;
    },
  };
}
