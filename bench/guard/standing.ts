/** Whether a claim stands as a reply of its own, where the checker says yes to everything. */
import type { GroundLine } from "../../server/chat/prompt.ts";
import { createBuiltInEmbedder } from "../../server/embedding/index.ts";
import { createNearest, createWordReader, guarded } from "../../server/guard/index.ts";
import type { Claim } from "./claims.ts";

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
