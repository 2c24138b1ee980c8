/** Names the words of a section, so that an answer can tell whether they are still those that it was written from. */
import { createHash } from "node:crypto";
import { typed } from "../../shared/domain/typography.ts";

export function sectionHash(content: string): string {
  return createHash("sha256").update(typed(content).replace(/\s+/g, " ").trim()).digest("hex").slice(0, 16);
}
