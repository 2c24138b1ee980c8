/** Claims that people wrote for lines of the pages: true in other words, or distorted on purpose. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const line = z.object({
  text: z.string(),
  title: z.string(),
  section: z.string().nullable(),
  url: z.string(),
  role: z.string(),
});

const written = z.object({
  question: z.string(),
  claim: z.string(),
  isLie: z.boolean(),
  /** Whether its writer named the lines; otherwise each of the grounds is one that lies near. */
  isCited: z.boolean(),
  grounds: z.array(z.array(line).min(1)).min(1),
});
export type Claim = z.infer<typeof written>;

export const claimsIn = (file: string | URL): Claim[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((one) => written.parse(JSON.parse(one)));

/** Kept back from the fit of `server/guard/bearing.json`. */
export const keptBack = (): Claim[] => claimsIn(new URL("kept-back.jsonl", import.meta.url));
