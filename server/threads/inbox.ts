/** What a thread has sent for one answer and was not read yet. */

export interface Inbox<Delivery> {
  put(delivery: Delivery): void;
  /** All that has arrived since, as one delivery; waits where nothing has. One reader at a time. */
  next(): Promise<Delivery>;
}

/** Texts that wait together are joined; of all else the latest counts. */
export function createInbox<Delivery extends { text: string }>(): Inbox<Delivery> {
  let arrived: Delivery | undefined;
  let read: (() => void) | undefined;
  return {
    put(delivery) {
      arrived = arrived ? { ...arrived, ...delivery, text: arrived.text + delivery.text } : delivery;
      read?.();
    },
    async next() {
      if (!arrived)
        await new Promise<void>((resolve) => {
          read = resolve;
        });
      const delivery = arrived as Delivery;
      arrived = undefined;
      return delivery;
    },
  };
}
