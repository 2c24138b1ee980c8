/** What the lead analysis is asked, and what it answers. The contract's own check would load the validation library. */
import type { LeadAnalysis, LeadRule } from "../../../shared/contracts/lead.ts";
import { type Entries, isAddress } from "./entries.ts";

type Agreed = "score" | "reasoning" | "key_interests" | "recommended_action";

/** The five agreed parts, with any category; the rest only if the server sent it. */
export type ReadAnalysis = Pick<LeadAnalysis, Agreed> & {
  category: string;
  raise: string[];
  rules: LeadRule[];
};

/** An incomplete address is left out: the preview needs none. */
export function requestOf({ name, email, organisation, message }: Entries) {
  return {
    name: name.trim(),
    email: isAddress(email) ? email.trim() : "",
    company: organisation.trim(),
    message: message.trim(),
  };
}

/** Whether the analysis would be of something else than before. The name is never read. */
export function isReadOtherwise(now: Entries, before: Entries): boolean {
  const [one, other] = [requestOf(now), requestOf(before)];
  return (["email", "company", "message"] as const).some((part) => one[part] !== other[part]);
}

/** Throws where one of the five parts that every server gives is missing, of another kind or out of range. */
export function readAnalysis(answer: unknown): ReadAnalysis {
  const given = (answer ?? {}) as Partial<Record<keyof LeadAnalysis, unknown>>;
  const { score, category, reasoning, key_interests, recommended_action, raise, rules } = given;
  if (
    typeof score !== "number" ||
    !(score >= 0 && score <= 100) ||
    typeof category !== "string" ||
    typeof reasoning !== "string" ||
    typeof recommended_action !== "string" ||
    !isTexts(key_interests)
  )
    throw new Error("The analysis is not of the agreed form.");
  return {
    score,
    category,
    reasoning,
    key_interests,
    recommended_action,
    raise: isTexts(raise) ? raise : [],
    rules: Array.isArray(rules) && rules.every(isRule) ? rules : [],
  };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function isRule(value: unknown): value is LeadRule {
  const { rule, points, quote } = (value ?? {}) as Record<string, unknown>;
  return typeof rule === "string" && typeof points === "number" && typeof quote === "string";
}
