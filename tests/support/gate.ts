import type { IncomingMessage } from "node:http";
import { type Admit, createAdmissionQueue } from "../../server/http/admission-queue.ts";

/** An admission queue that admits when the test says so: how far it is depends on no processor. */
export function createGate(visitorOf?: (request: IncomingMessage) => string) {
  let places = 0;
  let waiting = 0;
  let held: (() => void) | undefined;
  /** Each look admits one. */
  const soon = (look: () => void) => {
    held = look;
    proceed();
  };
  const proceed = () => {
    if (places === 0 || !held) return;
    places -= 1;
    setImmediate(held);
    held = undefined;
  };
  const queue = createAdmissionQueue({
    ...(visitorOf ? { visitorOf } : {}),
    arrived: () => 0,
    soon,
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
