/** Language models, all through one port. */
export { type Budget, createBudget } from "./budget.ts";
export { type ChatModel, type FailureReason, ModelFailure } from "./chat-model.ts";
export { createChatModel, type ModelSettings } from "./openai-compatible.ts";
