/** Public interface of the consultant. */
export type { Answer, Option, Source } from "./answer.ts";
export { createEngine, type Engine } from "./engine.ts";
export type { Ground, GroundPassage } from "./ground.ts";
export { loadParts } from "./knowledge.ts";
export { asShown, highlighted, sourceLine } from "./links.ts";
