/** The guard: of a language model's sentences only those reach a visitor that stand on a sentence of their ground. */
export type { AskChecker } from "./check.ts";
export { guarded, type Judged, type Report } from "./guard.ts";
export { FALLS, MEASURES, RISES } from "./lexicon.ts";
export { createNearest, createWordReader, type Nearest, type ReadWords, saidIn, share } from "./nearest.ts";
export { type Quantity, quantitiesOf } from "./text/quantities.ts";
export { plain } from "./text/sentences.ts";
export { termsOf } from "./text/terms.ts";
