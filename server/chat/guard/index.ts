/** The figure guard: nothing a model writes reaches a visitor unless the passages bear it out. */
import type { Grounds } from "./grounds.ts";
import { createSentenceGuard } from "./sentence-guard.ts";

export { type Grounds, groundsOf } from "./grounds.ts";
export { createSentenceGuard, LEFT_OUT } from "./sentence-guard.ts";

/** The stream, guarded. */
export async function* guarded(text: AsyncIterable<string>, grounds: Grounds): AsyncGenerator<string, void> {
  const guard = createSentenceGuard(grounds);
  for await (const piece of text) {
    const out = guard.push(piece);
    if (out) yield out;
  }
  const rest = guard.end();
  if (rest) yield rest;
}
