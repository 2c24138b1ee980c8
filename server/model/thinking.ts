/**
 * Takes a model's thinking out of its text. Most servers send it in a field of its own, which is not read; others
 * leave it in the text between tags, and some chat templates put the opening tag in the prompt, so that only the
 * closing one is seen.
 */
import { ModelFailure } from "./chat-model.ts";

const OPENS = /^\s*<(?:think|thinking|thought|reasoning)>/i;
const CLOSES = /<\/(?:think|thinking|thought|reasoning)>/i;
/** Characters of the longest tag. */
const TAG = "</reasoning>".length;

/** How a model writes, learnt from its first whole reply: until then nothing is passed on before the reply's end. */
export interface Habit {
  thinks?: boolean;
}

/** The text after the thinking, as it arrives. */
export async function* withoutThinking(text: AsyncIterable<string>, habit: Habit): AsyncGenerator<string, void> {
  let held = "";
  let past = false;
  let passed = false;
  for await (const piece of text) {
    if (past) {
      yield piece;
      continue;
    }
    held += piece;
    const close = CLOSES.exec(held);
    if (close) {
      habit.thinks = true;
      past = true;
      if (passed) throw new ModelFailure("rubbish");
      held = held.slice(close.index + close[0].length);
    } else if (habit.thinks !== false || /^\s*(?:<[a-z]*)?$/i.test(held) || OPENS.test(held)) continue;
    // A tag may arrive in pieces.
    const tag = past ? -1 : held.lastIndexOf("<");
    const ready = tag >= 0 && held.length - tag < TAG ? tag : held.length;
    if (ready === 0) continue;
    passed = true;
    yield held.slice(0, ready);
    held = held.slice(ready);
  }
  if (past) return;
  // A reply that ends within its thinking says nothing.
  if (OPENS.test(held)) return;
  habit.thinks ??= false;
  // It used to think aloud: a reply without the closing tag may be one that was cut off before it.
  if (!habit.thinks) yield held;
}

/** Of a reply that is there as a whole. */
export function afterThinking(text: string): string {
  const close = CLOSES.exec(text);
  if (close) return text.slice(close.index + close[0].length);
  return OPENS.test(text) ? "" : text;
}
