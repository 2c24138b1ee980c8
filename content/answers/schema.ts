/** How an answer is written down: one YAML file a subject, named after it (`case-finance.yaml`). */
import { z } from "zod";
import { ANSWER_KINDS, ASPECTS, ROLES, TALK_ACTS } from "../../shared/contracts/library.ts";

/** More of them find no more. */
export const WORDINGS = 4;

/** Path with anchor of a section, and a sentence of it, word for word. */
const writtenSource = z.strictObject({ section: z.string(), quote: z.string().min(3) });

// A yes or no is right for the answer's own question alone: it is left out where the answer is given to another.
export const writtenText = z
  .string()
  .min(10)
  .regex(/^(?!(?:Yes|No)[,:;] )/, "begins with yes or no, which stands in a sentence of its own: “Yes. …”");

const writtenAnswer = z.strictObject({
  /** "case-finance/figures", "periods/longest": with a slash where it is of several figures. */
  id: z.string().regex(/^[a-z0-9~/.-]+$/),
  aspect: z.enum(ASPECTS),
  /** Stands among the figures on its page, whatever is asked. */
  group: z.literal("figures").optional(),
  /** That nothing is published is no answer: the search says so where it finds nothing. */
  kind: z.enum(ANSWER_KINDS).exclude(["options", "declined"]).optional(),
  role: z.enum(ROLES).optional(),
  /** Wordings, as different as people's are; the first is the one that is shown. */
  questions: z.array(z.string().min(1)).min(1).max(WORDINGS),
  /** Markdown; `[[id]]` is a figure of the ledger, `[[count.cases]]` how many there are (content/counts.ts). */
  answer: writtenText,
  sources: z.array(writtenSource).default([]),
  next: z.array(z.string()).default([]),
});

export const writtenSubject = z.strictObject({
  subject: z.string(),
  title: z.string(),
  role: z.enum(ROLES).optional(),
  answers: z.array(writtenAnswer),
});

export type WrittenAnswer = z.infer<typeof writtenAnswer>;
export type WrittenSource = z.infer<typeof writtenSource>;

/** `content/heard.yaml`: more wordings of what every buyer asks, by the answer's id or the section's address. */
export const heardWordings = z.record(z.string(), z.array(z.string().min(1)));

/** `content/acts.yaml`. */
export const writtenActs = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z-]+$/),
    kind: z.enum(ANSWER_KINDS).exclude(["options"]),
    for: z.enum(TALK_ACTS).default("reaction"),
    first: z.boolean().default(false),
    urgent: z.boolean().default(false),
    again: z.boolean().default(false),
    summary: z.boolean().default(false),
    asks: z.boolean().default(false),
    introduces: z.boolean().default(false),
    reacts: z.boolean().default(false),
    rejects: z.boolean().default(false),
    says: z.string().min(1),
    examples: z.array(z.string().min(1)).min(5),
  }),
);
