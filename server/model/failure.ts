/** Reads a provider's error without carrying any of its text along: it may hold the prompt or the key. */
import { type FailureReason, ModelFailure } from "./chat-model.ts";
import type { Watch } from "./watch.ts";

const RETRIED: readonly FailureReason[] = ["unreachable", "refused", "rubbish"];

export function failureOf(error: unknown, { begun, late, left }: Pick<Watch, "begun" | "late" | "left">): ModelFailure {
  if (left) return new ModelFailure("left");
  if (begun) return new ModelFailure("cut");
  if (late) return new ModelFailure("slow");
  if (error instanceof ModelFailure) return error;
  const status = statusOf(error);
  if (status === 429 || status === 503) return new ModelFailure("busy", status);
  if (status !== undefined && status >= 400) return new ModelFailure("refused", status);
  return new ModelFailure(isUnreadable(error) ? "rubbish" : "unreachable");
}

/** A wrong key or an unknown model will be as wrong at once again; a busy server wants to be left alone. */
export function isWorthRetrying(failure: ModelFailure): boolean {
  return RETRIED.includes(failure.reason) && !/status 4/.test(failure.message);
}

const isUnreadable = (error: unknown) =>
  error instanceof Error && /parse|json|type.?validation|invalid.?response|empty.?response/i.test(error.name);

function statusOf(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === "number" ? status : undefined;
}
