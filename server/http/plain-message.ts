/** What is wrong with a value, in words for whoever sent it, where its contract does not say so in words of its own. */
import type { z } from "zod";

const KINDS: Record<string, string> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  boolean: "must be true or false",
  array: "must be a list",
  object: "must be an object",
};

/** Give it to a check as `{ error: plainMessage }`. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type")
    return issue.input === undefined ? "is required" : (KINDS[issue.expected] ?? "is not valid");
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small") return bound("at least", issue.minimum, issue.origin);
  if (issue.code === "too_big") return bound("at most", issue.maximum, issue.origin);
  return "is not valid";
};

const UNITS: Record<string, string> = { string: "characters", array: "entries" };

function bound(which: "at least" | "at most", limit: number | bigint, origin: string): string {
  const unit = UNITS[origin];
  if (unit && which === "at least" && limit === 1) return "must not be empty";
  return unit ? `must have ${which} ${limit} ${unit}` : `must be ${which} ${limit}`;
}
