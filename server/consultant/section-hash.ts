/** Hash of a section's words, by which an answer knows whether they have changed since it was written. */
import { createHash } from "node:crypto";
import { typed } from "../../shared/domain/typography.ts";

export function sectionHash(content: string): string {
  return createHash("sha256").update(typed(content).replace(/\s+/g, " ").trim()).digest("hex").slice(0, 16);
}
