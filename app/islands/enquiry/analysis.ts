/** Reads the answer of the lead analysis. The contract's own check would load the validation library. */
import type { LeadAnalysis, LeadRule } from "../../../shared/contracts/lead.ts";

/** Throws where a part that the form shows is missing or of another kind. */
export function readAnalysis(answer: unknown): LeadAnalysis {
  const given = (answer ?? {}) as Record<keyof LeadAnalysis, unknown>;
  const { score, category, reasoning, key_interests, recommended_action, raise, rules } = given;
  const sound =
    typeof score === "number" &&
    [category, reasoning, recommended_action].every((part) => typeof part === "string") &&
    isTexts(key_interests) &&
    isTexts(raise) &&
    Array.isArray(rules) &&
    rules.every(isRule);
  if (!sound) throw new Error("The analysis is not of the agreed form.");
  return answer as LeadAnalysis;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isRule(value: unknown): value is LeadRule {
  const { rule, points, quote } = (value ?? {}) as Record<string, unknown>;
  return typeof rule === "string" && typeof points === "number" && typeof quote === "string";
}
