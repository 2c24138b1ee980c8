/**
 * What only the owner can say: the details of the company, set in `.env`, and the answers in `owner.yaml`, both asked
 * for by docs/owner-questions.md. What is set stands on its page, in the consultant's answers and in structured data;
 * what is not set stands nowhere.
 */
import { z } from "zod";
import { type BuildSettings, buildSettings, COMPANY } from "../shared/build-settings.ts";
import { ASPECTS, ROLES } from "../shared/contracts/library.ts";
import { anchorOf } from "../shared/domain/anchor.ts";
import { printed } from "../shared/domain/typography.ts";
import { WORDINGS, type WrittenAnswer, writtenText } from "./answers/schema.ts";
import { readYaml } from "./parse-yaml.ts";
import type { FaqItem } from "./schema.ts";

/** What an answer names at least. */
const FORMS = {
  text: { pattern: /./, says: "" },
  year: { pattern: /\b(?:19|20)\d\d\b/, says: "must name a year, such as 2024" },
  amount: { pattern: /[€£$] ?\d|\d (?:EUR|GBP|USD)\b/, says: "must name an amount and its currency, such as €20,000" },
  time: { pattern: /\b(?:hour|day|week)s?\b/, says: "must name a time, such as two working days" },
};

const common = {
  id: z.string().regex(/^[a-z-]+$/),
  /** Whose answers the consultant's answer stands among. */
  subject: z.string(),
  aspect: z.enum(ASPECTS),
  role: z.enum(ROLES).optional(),
  /** As in `content/answers/`: the first is the one that is shown. */
  questions: z.array(z.string().endsWith("?")).min(1).max(WORDINGS),
};

const detail = z.strictObject({
  ...common,
  setting: z.enum(COMPANY),
  term: z.string(),
  says: z.string().includes("[[value]]"),
});

const question = z
  .strictObject({
    ...common,
    /** The page among whose questions it stands. */
    page: z.string().startsWith("/"),
    form: z.enum(Object.keys(FORMS) as (keyof typeof FORMS)[]).default("text"),
    /** Plain text; empty until the owner answers. */
    answer: writtenText
      .regex(
        /^\p{Lu}[^[\]<>\n]{18,598}\.$/u,
        "must be sentences of 20 to 600 characters in all, on one line, without marks",
      )
      .transform(printed)
      .nullable(),
  })
  .superRefine(({ form, answer }, context) => {
    if (answer !== null && !FORMS[form].pattern.test(answer))
      context.addIssue({ code: "custom", path: ["answer"], message: FORMS[form].says });
  });

const owner = z.strictObject({ details: z.array(detail), questions: z.array(question) });

/** Throws with a line for each mistake, which names the answer. */
export function readOwner(file: unknown = readYaml("owner")) {
  const parsed = owner.safeParse(file);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path: [list, index, ...field], message }) => {
    const row = (file as Record<PropertyKey, { id?: string }[]>)?.[list ?? ""]?.[Number(index)];
    return `content/owner.yaml: ${row?.id ?? String(list)}: ${field.join(".")} ${message}`;
  });
  throw new Error(lines.join("\n"));
}

const isAnswered = <Q extends { answer: string | null }>(one: Q): one is Q & { answer: string } => one.answer !== null;

const answered = () => readOwner().questions.filter(isAnswered);

/** The questions of a page that the owner has answered. */
export const ownerFaq = (path: string): FaqItem[] =>
  answered()
    .filter(({ page }) => page === path)
    .map(({ questions: [question = "", ...asks], answer }) => ({ question, answer, asks }));

const placeOf = ({ page, questions: [question = ""] }: { page: string; questions: string[] }) =>
  `${page}#${anchorOf(question)}`;

/** Address of the owner's answer with this id, where there is one. */
export function ownerAnswerAt(id: string): string | undefined {
  const found = answered().find((one) => one.id === id);
  return found && placeOf(found);
}

/** The details of the company that are set, in the order in which a reader looks for them. */
export const companyDetails = (settings: Pick<BuildSettings, (typeof COMPANY)[number]> = buildSettings(process.env)) =>
  readOwner().details.flatMap((one) => (settings[one.setting] ? [{ ...one, value: settings[one.setting] }] : []));

/** What the consultant says of all this among the answers about a subject. */
export function ownerAnswers(subject: string, settings: BuildSettings): WrittenAnswer[] {
  const details = companyDetails(settings).map(({ value, says, ...one }) => ({
    ...one,
    // A value that ends with the sentence's full stop has one for both.
    answer: says.replace("[[value]]", () => value).replace(/\.\.$/, "."),
    source: { section: "/#contact", quote: value },
  }));
  const questions = answered().map((one) => ({ ...one, source: { section: placeOf(one), quote: one.answer } }));
  return [...details, ...questions]
    .filter((one) => one.subject === subject)
    .map(({ id, aspect, role, questions, answer, source }) => ({
      id: `owner-${id}`,
      aspect,
      role,
      questions,
      answer,
      sources: [source],
      next: [],
    }));
}
