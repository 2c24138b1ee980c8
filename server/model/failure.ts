/** Reads a provider's error without carrying any of its text along: it may hold the prompt or the key. */
import { ProviderRefused } from "../provider/provider.ts";
import { type FailureReason, ModelFailure } from "./chat-model.ts";
import type { Watch } from "./watch.ts";

const RETRIED: readonly FailureReason[] = ["unreachable", "refused", "rubbish"];

export function failureOf(error: unknown, { begun, late, left }: Pick<Watch, "begun" | "late" | "left">): ModelFailure {
  if (left) return new ModelFailure("left");
  if (begun) return new ModelFailure("cut");
  if (late) return new ModelFailure("slow");
  if (error instanceof ModelFailure) return error;
  if (!(error instanceof ProviderRefused)) return new ModelFailure("unreachable");
  const { status } = error;
  return new ModelFailure(status === 429 || status === 503 ? "busy" : "refused", status);
}

/** A wrong key or an unknown model will be as wrong at once again; a busy server wants to be left alone. */
export function isWorthRetrying(failure: ModelFailure): boolean {
  return RETRIED.includes(failure.reason) && !/status 4/.test(failure.message);
}
