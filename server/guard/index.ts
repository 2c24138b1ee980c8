/** The guard: only sentences of a language model that its grounds support reach a visitor. */

export type { Claim } from "./claim.ts";
export { type Contradiction, contradictionReader, type Statement } from "./contradictions/index.ts";
export { type Grounds, groundsOf, type Passage, STANDING_WORDS } from "./grounds.ts";
export { createGuard, type Guard, GuardFailed } from "./guard.ts";
export { createJudge, type Judge, type Judgement } from "./judge.ts";
export type { OwnWords } from "./own-words.ts";
export { createStreamGuard, isBare, type Report } from "./stream.ts";
export type { Weights } from "./support.ts";
export { sentencesOf } from "./text/sentences.ts";
export { startGuard } from "./thread/thread.ts";
