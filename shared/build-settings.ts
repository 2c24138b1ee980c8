/** The settings that are written into the pages, so that a changed one rebuilds. */
import { z } from "zod";
import { contact } from "./brand.ts";

const example = "https://www.example.org";
const address = z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` });

/** Protocol, host and port, as a browser writes them; a slash at the end is tolerated. */
export const origin = address
  .regex(/^\w+:\/\/[^\s/?#@*\\]+\/*$/, `must be an origin such as ${example}, with nothing behind its host`)
  .transform((given) => new URL(given).origin);

const schema = z.object({
  SITE_URL: origin.default("http://localhost:3000"),
  PUBLIC_BACKEND_URL: z.union([z.literal(""), address]).default(""),
  PUBLIC_ANON_KEY: z.string().min(1).default("public-anonymous-key"),
  CONTACT_PHONE: z
    .string()
    .regex(/^\d{6,15}$/, "must be a telephone number in digits only, with the country code")
    .default(contact.phone),
  CONTACT_EMAIL: z.union([z.literal(""), z.email("must be an e-mail address")]).default(contact.email),
  COMPANY_NAME: z
    .string()
    .regex(/^.*\p{L}.*\p{L}.*$/u, "must be the registered name, on one line")
    .default(contact.company.name),
  COMPANY_ADDRESS: z
    .string()
    .regex(
      /^.{5,}, ?.{2,}$/,
      "must be a postal address on one line: street, postal code and place, with commas between",
    )
    .default(contact.company.address),
  COMPANY_REGISTRATION: z
    .string()
    .regex(/^.*\d{3}.*$/, "must hold the register or tax number, such as NIPC 000 000 000")
    .default(contact.company.registration),
});

/** The details of the company behind the site. */
export const COMPANY = ["COMPANY_NAME", "COMPANY_ADDRESS", "COMPANY_REGISTRATION", "CONTACT_EMAIL"] as const;

export const BUILD_VARIABLES = Object.keys(schema.shape);

export type BuildSettings = z.infer<typeof schema>;

/** Throws with one line that names the variable and says what is wrong with it. */
export function buildSettings(environment: Record<string, string | undefined>): BuildSettings {
  const given = Object.fromEntries(
    BUILD_VARIABLES.map((name) => [name, environment[name] === "" ? undefined : environment[name]]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${issue?.path.join(".")} ${issue?.message}`);
  }
  return { ...parsed.data, PUBLIC_BACKEND_URL: parsed.data.PUBLIC_BACKEND_URL.replace(/\/+$/, "") };
}
