import { expect, test } from "vitest";
import type { Delivery } from "./messages.ts";
import { createOutbox } from "./outbox.ts";

/** An outbox with a fake clock. */
function outbox() {
  const delivered: Delivery[][] = [];
  const due: (() => void)[] = [];
  const { add, end } = createOutbox(
    (deliveries) => delivered.push(deliveries),
    (work) => due.push(work),
  );
  const pass = () => due.shift()?.();
  return { add, end, delivered, due, pass };
}

test("what is said while an answer waits leaves together, with its end", () => {
  const { add, end, delivered, due, pass } = outbox();
  add(1, "Cost ");
  add(1, "fell.");
  end(1, { tokens: 9 });
  expect(due).toHaveLength(1);
  pass();
  expect(delivered).toEqual([[{ id: 1, text: "Cost fell.", end: { tokens: 9 } }]]);
  expect(due).toEqual([]);
});

test("of many answers a few leave at a time, those that have waited longest first", () => {
  const { add, delivered, due, pass } = outbox();
  for (let id = 1; id <= 10; id += 1) add(id, "a");
  add(1, "b");
  pass();
  // Answers with more words queue behind those that wait.
  add(1, "c");
  while (due.length) pass();
  const order = delivered.flat().map(({ id, text }) => `${id}${text}`);
  expect(order).toEqual(["1ab", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "9a", "10a", "1c"]);
  expect(Math.max(...delivered.map(({ length }) => length))).toBeLessThanOrEqual(4);
});
