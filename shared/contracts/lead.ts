import { z } from "zod";

/** Limits of an enquiry, in characters. */
export const LEAD_NAME_LIMIT = 200;
/** Longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
export const LEAD_EMAIL_LIMIT = 254;
export const LEAD_COMPANY_LIMIT = 200;
export const LEAD_MESSAGE_LIMIT = 1_000;

/** What the form sends in place of an empty organisation. */
export const COMPANY_NOT_PROVIDED = "Not provided";

const atMost = (limit: number) => `must have at most ${limit} characters`;
const text = z.string("must be text").trim();

const company = text
  .max(LEAD_COMPANY_LIMIT, atMost(LEAD_COMPANY_LIMIT))
  .transform((name) => (name === "" || name.toLowerCase() === COMPANY_NOT_PROVIDED.toLowerCase() ? undefined : name))
  .optional();

/** Body of POST /functions/v1/analyze-lead. */
export const leadRequest = z.object({
  name: text.min(1, "must not be empty").max(LEAD_NAME_LIMIT, atMost(LEAD_NAME_LIMIT)),
  email: text
    .min(1, "must not be empty")
    .max(LEAD_EMAIL_LIMIT, atMost(LEAD_EMAIL_LIMIT))
    .pipe(z.email("must be an e-mail address")),
  company,
  message: text.min(1, "must not be empty").max(LEAD_MESSAGE_LIMIT, atMost(LEAD_MESSAGE_LIMIT)),
});

export const LEAD_CATEGORIES = ["hot", "warm", "cold"] as const;

/** One rule that counted: its name, the points it gave or took, and the words that triggered it. */
export const leadRule = z.object({ rule: z.string(), points: z.int(), quote: z.string() });

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

export type LeadRequest = z.infer<typeof leadRequest>;
export type LeadCategory = (typeof LEAD_CATEGORIES)[number];
export type LeadRule = z.infer<typeof leadRule>;
export type LeadAnalysis = z.infer<typeof leadAnalysis>;
