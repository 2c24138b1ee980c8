import { z } from "zod";

/** Limits of an enquiry, in characters. */
const NAME_LIMIT = 200;
/** Longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3, less the angle brackets). */
const EMAIL_LIMIT = 254;
const COMPANY_LIMIT = 200;
const MESSAGE_LIMIT = 1_000;

/** What the form sends in place of an empty organisation. */
const COMPANY_NOT_PROVIDED = "Not provided";

const atMost = (limit: number) => `must have at most ${limit} characters`;
const text = z.string("must be text").trim();

const company = text
  .max(COMPANY_LIMIT, atMost(COMPANY_LIMIT))
  .transform((name) => (name === "" || name.toLowerCase() === COMPANY_NOT_PROVIDED.toLowerCase() ? undefined : name))
  .optional();

/** Empty where a preview is asked for before the address is filled in. */
const email = z.union([z.literal(""), z.email("must be an e-mail address")]);

/** Body of POST /functions/v1/analyze-lead. Only the message is needed. */
export const leadRequest = z.object({
  name: text.max(NAME_LIMIT, atMost(NAME_LIMIT)).default(""),
  email: text.max(EMAIL_LIMIT, atMost(EMAIL_LIMIT)).pipe(email).default(""),
  company,
  message: text.min(1, "must not be empty").max(MESSAGE_LIMIT, atMost(MESSAGE_LIMIT)),
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
