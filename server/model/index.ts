/** Language models, all through one port. */
export { createBudget, withBudget } from "./budget.ts";
export { type ChatModel, type FailureReason, ModelFailure, type ModelTurn } from "./chat-model.ts";
export type { ModelSettings } from "./openai-compatible.ts";
export { startChatModel, type ThreadedModel } from "./thread/thread.ts";
