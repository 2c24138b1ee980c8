/** HTTP calls of a server that speaks the OpenAI protocol, hosted or local. */

export interface Provider {
  /** Up to and with its version, as `https://api.example/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
}

/** The server answered with an error status. Its body is not kept: it may hold the prompt or the key. */
export class ProviderRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

/** Resolves with the answer once its headers are there. Throws `ProviderRefused`, or what `fetch` throws. */
export async function callProvider(
  { baseUrl, apiKey }: Provider,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(baseUrl.replace(/\/+$/, "") + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
    body: JSON.stringify(body),
    signal,
    // A prompt goes to the configured address and nowhere else.
    redirect: "manual",
  });
  if (response.ok) return response;
  await response.body?.cancel();
  throw new ProviderRefused(response.status);
}

/** The text of an answer from another server, which may go on for ever. */
export class TooManyBytes extends Error {}

/** Stops reading, and rejects with `TooManyBytes`, beyond so many bytes. */
export async function textOf(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new TooManyBytes(`has more than ${maxBytes} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
