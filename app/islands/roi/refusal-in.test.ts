import { expect, test } from "vitest";
import { RefusedError } from "../../backend.ts";
import { refusalIn } from "./read-result.ts";

const refused = (field: string | undefined, reason: string) =>
  refusalIn(new RefusedError(field ? `${field}: ${reason}` : reason, { status: 400, field }));

test("a refusal is brought to the control that it names", () => {
  expect(refused("currentSpend", "must be a number")).toEqual({
    input: "spend",
    message: "Current spend must be a number.",
  });
  expect(refused("goals", "must have at most 500 characters")).toMatchObject({ input: "goals" });
  expect(refused("assumptions.margin", "must be a number from 0 to 1 for legal")).toEqual({
    assumption: "margin",
    message: "This must be a number from 0 to 1 for legal.",
  });
});

test("a refusal that names nothing of the form belongs to no control", () => {
  expect(refused(undefined, "Too many requests.")).toBeUndefined();
  expect(refused("body", "must be an object")).toBeUndefined();
  expect(refusalIn(new TypeError("Failed to fetch"))).toBeUndefined();
});
