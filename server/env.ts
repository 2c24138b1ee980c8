/** The environment, read and checked once at the start. Every value has a default that works offline. */
import { z } from "zod";
import { BUILD_VARIABLES, buildSettings, origin } from "../shared/build-settings.ts";

/** Decimal digits alone: JavaScript would also read a space as 0, and "0x10" as 16. */
const wholeNumber = (low: number, high: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${low} to ${high}`)
    .transform(Number)
    .pipe(z.number().min(low, `must be at least ${low}`).max(high, `must be at most ${high}`));

const address = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://api.example.org/v1" })
  .regex(/^(?!.*\/(?:chat\/completions|embeddings|responses)\/*$)/, "must end before /chat/completions");

const DATABASE =
  "must name a host and a database, as postgres://user:password@host/database does, with # % / ? @ of a password written as %23 %25 %2F %3F %40";

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  // No shell has been here to put the home folder in its place.
  DATA_DIR: z
    .string()
    .regex(/^(?!~)/, "must be a path without ~")
    .default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, "must start with postgres://")
    .regex(/^\w+:\/\/(?:[^/?#]*@)?[^/?#@]+\/[^/?#@]+(?:\?[^#]*)?$/, DATABASE)
    .regex(/^(?:[^%]|%[\da-f]{2})*$/i, DATABASE)
    .optional(),
  OPERATOR_PASSWORD: z.string().min(10, "must have at least 10 characters").optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  OPENAI_BASE_URL: address.optional(),
  OPENAI_API_KEY: z.string().optional(),
  CHAT_MODEL: z.string().optional(),
  EMBEDDING_MODEL: z.string().optional(),
  /** Asked whether a sentence carries a claim; that of CHAT_MODEL where it is not set. */
  GUARD_MODEL: z.string().optional(),
  /** Tokens of a model's prompt, by estimate. */
  CHAT_PROMPT_TOKENS: wholeNumber(800, 100_000).default(2_000),
  /** Milliseconds for a model's first words, and for its whole answer. */
  CHAT_FIRST_WORDS_MS: wholeNumber(100, 600_000).default(8_000),
  CHAT_ANSWER_MS: wholeNumber(100, 3_600_000).default(60_000),
  CHAT_RATE_LIMIT: wholeNumber(0, 1_000_000).default(20),
  CHAT_DAILY_TOKENS: wholeNumber(0, 1_000_000_000).default(2_000_000),
  /** Days for which questions are kept, masked, until operators choose; 0 keeps none. The privacy page promises 30 at the latest. */
  QUESTION_LOG_DAYS: wholeNumber(0, 30).default(30),
  ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(origin)),
});

/** The name of every variable that is read. */
export const VARIABLES = [...Object.keys(schema.shape), ...BUILD_VARIABLES];

export type Env = z.infer<typeof schema> & ReturnType<typeof buildSettings>;

/** Throws an Error of one line that names the variable and says what is wrong. An empty value counts as none. */
export function readEnv(environment: Record<string, string | undefined>): Env {
  for (const name of VARIABLES) {
    const value = environment[name] ?? "";
    if (/^(['"]).*\1$/s.test(value))
      throw new Error(`${name} has quotes around it: write it without them where nothing takes them off`);
    // A file of a secret often ends in a line break.
    if (/^\s+\S|\S\s+$/.test(value)) throw new Error(`${name} has white space before or behind it: take it off`);
  }
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name] === "" ? undefined : environment[name]]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${String(issue?.path[0])} ${issue?.message}`);
  }
  const env = { ...parsed.data, ...buildSettings(environment) };
  if ((env.CHAT_MODEL || env.EMBEDDING_MODEL) && !env.OPENAI_BASE_URL)
    throw new Error("OPENAI_BASE_URL must be set where CHAT_MODEL or EMBEDDING_MODEL is");
  return env;
}
