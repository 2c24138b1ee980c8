/** Calls to the server: on the page's own origin, or where the site says when its pages are hosted apart. */

/** The public key that the contract of the calls asks for; it grants nothing. */
const bearer = () => ({ Authorization: `Bearer ${import.meta.env.PUBLIC_ANON_KEY}` });
export const keyAndBearer = () => ({ apikey: import.meta.env.PUBLIC_ANON_KEY, ...bearer() });

/** The server refused the request. `message` is the server's own and may be shown. */
export class RefusedError extends Error {
  readonly status: number;
  /** Path of the invalid field, as "messages.0.content". */
  readonly field: string | undefined;
  /** Seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: { status: number; field?: string | undefined; retryAfter?: number | undefined },
  ) {
    super(message);
    this.name = "RefusedError";
    this.status = details.status;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }

  /** The message without the name of the field. */
  get reason() {
    return this.message.replace(`${this.field}: `, "");
  }
}

/** Sends a request to a path of the server. Throws `RefusedError` unless it answers with success. */
export async function callBackend(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`${import.meta.env.PUBLIC_BACKEND_URL}${path}`, init);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** Sends JSON to a function of the server. */
export function post(name: string, body: unknown, signal?: AbortSignal, key = bearer()): Promise<Response> {
  return callBackend(`/functions/v1/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...key },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

/** Asks a function of the server, and reads its answer with `parse`, which throws on what it does not know. */
export async function callFunction<T>(
  name: string,
  body: unknown,
  parse: (answer: unknown) => T,
  signal?: AbortSignal,
): Promise<T> {
  const response = await post(name, body, signal, keyAndBearer());
  return parse(await response.json());
}

async function refusalOf(response: Response): Promise<RefusedError> {
  const body: { error?: { message?: unknown; field?: unknown } } | null = await response.json().catch(() => null);
  const { message, field } = body?.error ?? {};
  return new RefusedError(text(message) ?? `The server answered with status ${response.status}.`, {
    status: response.status,
    field: text(field),
    retryAfter: secondsOf(response.headers.get("Retry-After")),
  });
}

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Retry-After holds seconds or a date (RFC 9110, section 10.2.3). */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
