/** The questions of the evaluation, as real visitors would write them. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const question = z.strictObject({
  /** One message, or the visitor's messages of a conversation; the last one is judged. */
  ask: z.union([z.string(), z.array(z.string()).min(2)]).transform((ask) => (typeof ask === "string" ? [ask] : ask)),
  /** Pages of which any one answers. */
  pages: z.array(z.string()).default([]),
  /** Pages that a comparison must both name. */
  both: z.array(z.string()).default([]),
  /** Figures of which the answer must hold one; a comparison, all. */
  figures: z.array(z.string()).default([]),
  /** Words of which the answer must hold one. */
  words: z.array(z.string()).default([]),
  /** Kind of answer that is expected, where it is not plain from the set. */
  kind: z.string().optional(),
  /** Kept aside while the consultant is worked on. */
  heldOut: z.boolean().default(false),
});

export type Question = z.infer<typeof question>;

export const SETS = [
  "facts",
  "guidance",
  "conversations",
  "comparisons",
  "off-topic",
  "look-alikes",
  "advice",
  "talk",
] as const;
export type SetName = (typeof SETS)[number];

export function readQuestions(set: SetName): Question[] {
  const file = new URL(`questions/${set}.json`, import.meta.url);
  return z.array(question).parse(JSON.parse(readFileSync(file, "utf8")));
}
