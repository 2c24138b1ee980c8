import { expect, test } from "vitest";
import { describeLeads, evaluateLeads, LEAD_F1_MINIMUM } from "./evaluate.ts";
import messages from "./messages.json" with { type: "json" };

test.each(["tuning", "hold-out"] as const)("the lead score sorts the %s part well enough", (part) => {
  expect(evaluateLeads()[part].macroF1).toBeGreaterThanOrEqual(LEAD_F1_MINIMUM);
});

test("no buyer is taken for a stranger, and no stranger for a buyer", () => {
  for (const { confusion } of Object.values(evaluateLeads())) {
    expect(confusion.hot.cold).toBe(0);
    expect(confusion.cold.hot).toBe(0);
  }
});

test("the messages are enough, told apart, and a third of them held out", () => {
  expect(messages.length).toBeGreaterThanOrEqual(120);
  expect(new Set(messages.map(({ message }) => message)).size).toBe(messages.length);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  const heldOut = messages.filter(({ part }) => part === "hold-out").length;
  expect(heldOut / messages.length).toBeCloseTo(1 / 3, 1);
});

test("the printed figures name both parts", () => {
  const text = describeLeads(evaluateLeads());
  expect(text).toMatch(/tuning part: 125 messages, macro-F1 \d\.\d{3}/);
  expect(text).toMatch(/hold-out part: 64 messages, macro-F1 \d\.\d{3}/);
});
