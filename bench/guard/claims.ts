/**
 * Claims that people wrote for lines of the pages, true in other words or distorted on purpose, and whether one stands as
 * a reply of its own, where the checker says yes to everything.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { GroundLine } from "../../server/chat/prompt.ts";
import { createBuiltInEmbedder } from "../../server/embedding/index.ts";
import { createNearest, createWordReader, guarded } from "../../server/guard/index.ts";

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

export const embedder = createBuiltInEmbedder();
const options = { nearest: createNearest<GroundLine>(embedder), readWords: createWordReader(embedder) };
const YES = async (_: string, message: string) => message.replace(/^claim (\d+):.*$/gm, "$1 yes");

/** The lines that the claim's writer named, numbered from here. */
export const namedBy = ({ grounds: [named = []] }: Claim, from = 1): GroundLine[] =>
  named.map(({ text, title, section, url, role }, at) => ({
    id: from + at,
    text,
    quote: text,
    passage: {
      title,
      section,
      url,
      role: role as GroundLine["passage"]["role"],
      kind: "page",
      lines: [],
      found: [0, 0],
    },
  }));

export async function stands({ claim, question }: Claim, lines: readonly GroundLine[], numbers: readonly number[]) {
  async function* words() {
    yield [claim, ...numbers.map((id) => `[${id}]`)].join(" ");
  }
  const steps = guarded(words(), { ...options, check: YES, lines, paths: [], question, hasBetter: true });
  for (let step = await steps.next(); ; step = await steps.next())
    if (step.done) return step.value.judged.every(({ outcome }) => outcome === "stands" || outcome === "quoted");
}
