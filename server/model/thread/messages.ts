/** What goes to and fro between the server's thread and that of its models' answers. */
import type { FailureReason, ModelRequest } from "../chat-model.ts";

/** Begins an answer; without a request the visitor has left. */
export interface Order {
  id: number;
  request?: Pick<ModelRequest, "instructions" | "turns">;
}

/** More of an answer, and whether that was all. */
export interface Delivery {
  id: number;
  text: string;
  end?: { tokens?: number | undefined; failure?: { reason: FailureReason; status?: number | undefined } | undefined };
}
