/** The attribute that carries a section's questions from its heading in a rendered page to the knowledge base. */

/** Separator; no question holds it. */
const BETWEEN = "|";

/** The build removes it from the finished page. */
export const asksAttribute = (questions: readonly string[] = []): { "data-asks"?: string } =>
  questions.length ? { "data-asks": questions.join(BETWEEN) } : {};

/** The questions in such an attribute. */
export const asksOf = (attribute: string | undefined): string[] => attribute?.split(BETWEEN) ?? [];
