/** The id of a heading, as it stands in the page and in links to it: "Why it fails" becomes `why-it-fails`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

/** The id of an answer on its page of the public library: "finance.cpa/value" becomes `finance-cpa-value`. */
export const anchorOfAnswer = (id: string) => id.replace(/[^a-z0-9]+/gi, "-");
