/** Reads the sections that the build extracted from the rendered pages. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { ROLES } from "../../shared/contracts/library.ts";
import type { NewEntry } from "../store/store.ts";

const sections = z.array(
  z.object({
    page_title: z.string(),
    page_url: z.string().regex(/^\/(?!\/)[^\s\\]*$/),
    section_title: z.string().nullable(),
    content: z.string(),
    metadata: z.object({ questions: z.array(z.string()), role: z.enum(ROLES).optional() }),
  }),
);

export const sectionsFrom = (text: string): NewEntry[] =>
  sections.parse(JSON.parse(text)).map((section) => ({ ...section, embedding: null }));

/** No sections where the site was never built. */
export async function readSections(file: string): Promise<NewEntry[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  return sectionsFrom(text);
}
