/** Language models, all through one port. */
export { createBudget, withBudget } from "./budget.ts";
export { type ChatModel, type FailureReason, ModelFailure } from "./chat-model.ts";
export { createChatModel, type ModelSettings } from "./openai-compatible.ts";
