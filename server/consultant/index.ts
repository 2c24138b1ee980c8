/** Public interface of the consultant: its answers, the brief for a model, and the search behind both. */
export type { Answer, Option, Source } from "./answer.ts";
export { type Brief, briefOf, type Cited } from "./brief.ts";
export { answer } from "./consultant.ts";
export type { ModelVector } from "./entry-index.ts";
export { type Change, foresee, type Outlook, outlook } from "./foresee.ts";
export { Knowledge, type KnowledgeParts } from "./knowledge.ts";
export { highlighted, sourceLine } from "./links.ts";
export { loadParts, partsOf } from "./parts.ts";
export { asShown } from "./shown.ts";
