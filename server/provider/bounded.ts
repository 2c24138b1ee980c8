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
