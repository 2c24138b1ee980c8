/** Classifies a provider's error without keeping its text, which may hold the prompt or the key. */
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

/** Not for a wrong key or an unknown model, nor for a busy server. */
export function isWorthRetrying(failure: ModelFailure): boolean {
  return RETRIED.includes(failure.reason) && !/status 4/.test(failure.message);
}
