/** The consultant and the call that reaches it. */
export type { Answer, AnswerKind, Source } from "./answer.ts";
export { type Consultant, createConsultant } from "./consultant.ts";
export { type ChatDependencies, type ChatOutcome, chatRoutes } from "./route.ts";
