import { expect, test } from "vitest";
import { leadRequest } from "../../shared/contracts/lead.ts";
import { evaluateLeads, LEAD_F1_MINIMUM } from "../../tests/support/lead-figures.ts";
import messages from "./messages.json" with { type: "json" };

const figures = evaluateLeads();

test.each(["tuning", "hold-out"] as const)("the lead score sorts the %s messages well enough", (part) => {
  expect(figures[part].macroF1).toBeGreaterThanOrEqual(LEAD_F1_MINIMUM);
});

test("no buyer is taken for a stranger, and no stranger for a buyer", () => {
  for (const { confusion } of Object.values(figures)) {
    expect(confusion.hot.cold).toBe(0);
    expect(confusion.cold.hot).toBe(0);
  }
});

test("the messages are enough, all different, and three in ten of them held out", () => {
  expect(messages.length).toBeGreaterThanOrEqual(120);
  expect(new Set(messages.map(({ message }) => message)).size).toBe(messages.length);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  expect(figures["hold-out"].messages / messages.length).toBeGreaterThan(0.28);
});

test("every message is an enquiry that the contract accepts", () => {
  for (const message of messages) expect(leadRequest.safeParse(message)).toMatchObject({ success: true });
});
