/** The consultant: what it answers, what it tells a model, and the search behind both. */
export type { Answer, Option, Source } from "./answer.ts";
export { type Brief, briefOf } from "./brief.ts";
export { answer } from "./consultant.ts";
export { type EntryMatch, Knowledge, type Match } from "./knowledge.ts";
export { loadWeights, type Weights } from "./weights.ts";
