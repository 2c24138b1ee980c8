/** What of a prompt's parameters a server refuses, and what of a reply is thinking: servers and models differ in both. */
import type { ChatCompletionCreateParams } from "openai/resources/chat/completions";

/** How a refusal names each, whatever its form; "stream" is a word of many refusals. */
const REFUSED_AS = {
  max_tokens: /\bmax_tokens\b/i,
  max_completion_tokens: /\bmax_completion_tokens\b/i,
  stream_options: /\bstream_options\b/i,
  stream: /["'`]stream["'`]/i,
  temperature: /\btemperature\b/i,
  system:
    /\bsystem\b[^.]{0,40}\b(?:role|message|prompt)|\brole\b[^.]{0,40}\bsystem\b|\bdeveloper instruction|\broles? must alternate|\bonly user\b/i,
};
export type ParameterName = keyof typeof REFUSED_AS;
const NAMES = Object.keys(REFUSED_AS) as ParameterName[];

/** The parameter of a request that its refusal names: each is left out or replaced once. */
export const refusedIn = (words: string, { messages, ...sent }: ChatCompletionCreateParams) =>
  NAMES.find(
    (name) =>
      (name === "system" ? messages[0]?.role === name : (sent[name] ?? false) !== false) &&
      REFUSED_AS[name].test(words),
  );

/**
 * Most servers send a model's thinking in a field of its own, which is not read; others leave it in the text between
 * tags, and some chat templates put the opening tag in the prompt, so that only the closing one is seen.
 */
const OPENS = /^\s*<(?:think|thinking|thought|reasoning)>/i;
const CLOSES = /<\/(?:think|thinking|thought|reasoning)>/i;
/** What may still become a tag: the opening one, and any at the end. */
const MAY_OPEN = /^\s*(?:<[a-z]*)?$/i;
const UNFINISHED = /<\/?[a-z]{0,9}$/i;

/**
 * What can be shown of a reply, of which more may come. Whether a model thinks is learnt from its first whole reply,
 * until which nothing can; of one that does, a reply without the closing tag may have been cut off before it.
 */
export function spokenIn(text: string, isWhole: boolean, habit: { thinks?: boolean }): string {
  const close = CLOSES.exec(text);
  if (close) habit.thinks = true;
  if (close) return text.slice(close.index + close[0].length);
  if (OPENS.test(text) || (!isWhole && (habit.thinks !== false || MAY_OPEN.test(text)))) return "";
  habit.thinks ??= false;
  return habit.thinks ? "" : isWhole ? text : text.replace(UNFINISHED, "");
}
