/**
 * Every refusal leaves the server in one shape: `{ "error": { "code", "message" } }`. Calls of the table have the same
 * words one level up as well, where clients of PostgREST look for them.
 */
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import { answerHeaders } from "../pages/page-headers.ts";

const CODES = {
  400: "invalid_request",
  401: "not_signed_in",
  403: "not_allowed",
  404: "not_found",
  405: "method_not_allowed",
  406: "not_acceptable",
  408: "request_timeout",
  409: "conflict",
  413: "too_large",
  415: "unsupported_media_type",
  429: "too_many_requests",
  431: "too_large",
  500: "internal_error",
  503: "unavailable",
} as const;

type RefusalStatus = keyof typeof CODES;

/**
 * Thrown anywhere below a route; the app's error handler answers with it.
 * `message` is for the reader of the answer; `cause` is for the log only.
 */
export class RequestRefused extends Error {
  readonly status: RefusalStatus;
  readonly field: string | undefined;
  readonly details: string | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: RefusalStatus,
    message: string,
    options: { field?: string; details?: string; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "RequestRefused";
    this.status = status;
    this.field = options.field;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }

  get error() {
    return { code: CODES[this.status], message: this.message, ...(this.field ? { field: this.field } : {}) };
  }

  respond(c: Context): Response {
    const { error } = this;
    const body = c.req.path.startsWith("/rest/v1/") ? { error, ...error, details: this.details ?? null } : { error };
    return c.json(body, this.status as ContentfulStatusCode, this.headers);
  }

  /** The same before the router: body and headers, those of every answer among them. */
  whole(siteUrl: string) {
    const headers = { ...answerHeaders(siteUrl), "cache-control": "no-store", "content-type": "application/json" };
    return { body: JSON.stringify({ error: this.error }), headers };
  }
}

/** What is told of a failure of ours. */
export const FAILED = "Something went wrong on our side. Please try again.";

/** What is wrong with a value, in words for whoever sent it, where its contract does not say so in words of its own. */
const KINDS: Record<string, string> = {
  string: "must be text",
  number: "must be a number",
  int: "must be a whole number",
  boolean: "must be true or false",
  array: "must be a list",
  object: "must be an object",
};

/** Give it to a check as `{ error: plainMessage }`. */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_type")
    return issue.input === undefined ? "is required" : (KINDS[issue.expected] ?? "is not valid");
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small") return bound("at least", issue.minimum, issue.origin);
  if (issue.code === "too_big") return bound("at most", issue.maximum, issue.origin);
  return "is not valid";
};

const UNITS: Record<string, string> = { string: "characters", array: "entries" };

function bound(which: "at least" | "at most", limit: number | bigint, origin: string): string {
  const unit = UNITS[origin];
  if (unit && which === "at least" && limit === 1) return "must not be empty";
  return unit ? `must have ${which} ${limit} ${unit}` : `must be ${which} ${limit}`;
}
