/** Messages between the server's thread and that of the model's answers. */
import type { FailureReason, ModelRequest } from "../chat-model.ts";

/** Begins an answer, or without a request aborts it. */
export interface Order {
  id: number;
  request?: Pick<ModelRequest, "instructions" | "turns">;
}

/** A part of an answer, and whether it is the last. */
export interface Delivery {
  id: number;
  text: string;
  end?: { tokens?: number | undefined; failure?: { reason: FailureReason; status?: number | undefined } | undefined };
}
