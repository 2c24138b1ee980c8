/**
 * Hands on what many answers say, a few answers at a time: each word of a thousand answers
 * handed on by itself would leave the server's thread no time for its pages.
 */
import type { Delivery } from "./messages.ts";

/** Answers whose words leave together, and milliseconds from one such delivery to the next: up to 2,000 a second. */
const TOGETHER = 4;
const EVERY = 2;

export interface Outbox {
  /** Adds words of an answer to those that wait. */
  add(id: number, text: string): void;
  end(id: number, end: NonNullable<Delivery["end"]>): void;
}

export function createOutbox(
  deliver: (deliveries: Delivery[]) => void,
  later: (work: () => void, milliseconds: number) => unknown = setTimeout,
): Outbox {
  /** First in, first out. */
  const waiting = new Map<number, Delivery>();
  let sending = false;
  let sent = Number.NEGATIVE_INFINITY;

  function send() {
    sending = false;
    sent = performance.now();
    const deliveries = [...waiting.values()].slice(0, TOGETHER);
    for (const { id } of deliveries) waiting.delete(id);
    deliver(deliveries);
    if (waiting.size > 0) schedule();
  }

  function schedule() {
    if (sending) return;
    sending = true;
    later(send, Math.max(0, EVERY - (performance.now() - sent)));
  }

  function put(delivery: Delivery) {
    const before = waiting.get(delivery.id);
    if (before) delivery.text = before.text + delivery.text;
    waiting.set(delivery.id, delivery);
    schedule();
  }

  return {
    add: (id, text) => put({ id, text }),
    end: (id, end) => put({ id, text: "", end }),
  };
}
