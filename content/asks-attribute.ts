/** The questions that a section answers, on their way from its heading in a rendered page to the knowledge base. */

/** Stands between two of them; no question holds it. */
const BETWEEN = "|";

/** The attribute of a heading that carries them; the finished page has it no more. */
export const asksAttribute = (questions: readonly string[] = []): { "data-asks"?: string } =>
  questions.length ? { "data-asks": questions.join(BETWEEN) } : {};

/** The questions in such an attribute. */
export const asksOf = (attribute: string | undefined): string[] => attribute?.split(BETWEEN) ?? [];
