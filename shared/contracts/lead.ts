import { z } from "zod";
import { ENQUIRY_LIMITS } from "./limits.ts";

/** What the form sends in place of an empty organisation. */
const COMPANY_NOT_PROVIDED = "Not provided";

const text = z.string("must be text").trim();
const textOf = (field: keyof typeof ENQUIRY_LIMITS) =>
  text.max(ENQUIRY_LIMITS[field], `must have at most ${ENQUIRY_LIMITS[field]} characters`);

const company = textOf("organisation")
  .transform((name) => (name === "" || name.toLowerCase() === COMPANY_NOT_PROVIDED.toLowerCase() ? undefined : name))
  .optional();

/** Empty where a preview is asked for before the address is filled in. */
const email = z.union([z.literal(""), z.email("must be an e-mail address")]);

/** Body of POST /functions/v1/analyze-lead. Only the message is needed. */
export const leadRequest = z.object({
  name: textOf("name").default(""),
  email: textOf("email").pipe(email).default(""),
  company,
  message: textOf("message").min(1, "must not be empty"),
});

export const LEAD_CATEGORIES = ["hot", "warm", "cold"] as const;

/** One rule that counted: its name, the points it gave or took, and the words that triggered it. */
const leadRule = z.object({ rule: z.string(), points: z.int(), quote: z.string() });

/** Answer of POST /functions/v1/analyze-lead. */
export const leadAnalysis = z.object({
  /** 0 to 100. */
  score: z.int().min(0).max(100),
  category: z.enum(LEAD_CATEGORIES),
  reasoning: z.string(),
  key_interests: z.array(z.string()),
  recommended_action: z.string(),
  /** What the visitor could add to raise this score, the weightiest first. */
  raise: z.array(z.string()),
  /** The rules that counted. Their points add up to the score, unless they fall below 0. */
  rules: z.array(leadRule),
});

export type LeadCategory = (typeof LEAD_CATEGORIES)[number];
export type LeadRule = z.infer<typeof leadRule>;
export type LeadAnalysis = z.infer<typeof leadAnalysis>;
