/** The language model port: what the consultant asks of a model, whichever server runs it. */

export interface ModelTurn {
  role: "user" | "assistant";
  content: string;
}

export interface ModelRequest {
  /** The system prompt: nothing in it is from a visitor or an entry. */
  instructions: string;
  turns: ModelTurn[];
  /** Aborted when the visitor leaves. */
  signal: AbortSignal;
  /** Called with the tokens of prompt and answer, once for each attempt of which the model reports them. */
  onTokens?: ((tokens: number) => void) | undefined;
}

/** The networks that one visitor is counted in, and how many visitors' share of the day each has. */
export type Visitor = readonly { network: string; share: number }[];

export interface ChatModel {
  readonly name: string;
  /** The same model, its tokens counted as this visitor's. */
  forVisitor?(visitor: Visitor): ChatModel;
  /** The answer's text as it arrives. Throws a `ModelFailure`, before the first text or after it. */
  stream(request: ModelRequest): AsyncGenerator<string, void>;
}

/** Tokens of an answer at most: about 300 words, twice what an answer should take. */
export const MAX_TOKENS = 450;

/** "left": the visitor has. */
export type FailureReason = "unreachable" | "refused" | "busy" | "slow" | "rubbish" | "cut" | "over budget" | "left";

/** The message holds no prompt, key or address, so it may be logged. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  readonly status: number | undefined;
  /** Why it could not be reached, as the system says it: ENOTFOUND, SELF_SIGNED_CERT_IN_CHAIN. */
  readonly code: string | undefined;

  constructor(reason: FailureReason, { status, code }: Partial<Pick<ModelFailure, "status" | "code">> = {}) {
    super(`model ${reason}${status ? ` (status ${status})` : ""}`);
    this.name = "ModelFailure";
    this.reason = reason;
    this.status = status;
    this.code = code;
  }
}
