/** Reads a provider's error without carrying any of its text along: it may hold the prompt or the key. */
import { type FailureReason, ModelFailure } from "./chat-model.ts";

const RETRIED: readonly FailureReason[] = ["unreachable", "refused", "rubbish"];

/** `said` tells whether words have gone out already; `late` whether the time for the first ones is over. */
export function failureOf(error: unknown, said: boolean, late: boolean): ModelFailure {
  if (error instanceof ModelFailure && !said) return error;
  if (said) return new ModelFailure("cut");
  if (late || nameOf(error) === "TimeoutError" || nameOf(error) === "AbortError") return new ModelFailure("slow");
  const status = statusOf(error);
  if (status === 429 || status === 503) return new ModelFailure("busy", status);
  if (status !== undefined && status >= 500) return new ModelFailure("refused", status);
  if (status !== undefined && status >= 400) return new ModelFailure("refused", status);
  return new ModelFailure(isUnreadable(error) ? "rubbish" : "unreachable");
}

/** A wrong key or an unknown model will be as wrong at once again; a busy server wants to be left alone. */
export function isWorthRetrying(failure: ModelFailure): boolean {
  return RETRIED.includes(failure.reason) && !/status 4/.test(failure.message);
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

const isUnreadable = (error: unknown) =>
  /parse|json|type.?validation|invalid.?response|empty.?response|no.?output/i.test(nameOf(error));

function statusOf(error: unknown): number | undefined {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === "number" ? status : undefined;
}
