/** What is sent along with a prompt, less what a server has refused: newer models and older servers each lack some. */
import { ModelFailure, type ModelTurn } from "./chat-model.ts";

/** In the order in which a refusal is looked through for them: one name may hold another. */
const NAMES = ["max_completion_tokens", "max_tokens", "stream_options", "stream", "temperature", "system"] as const;
export type ParameterName = (typeof NAMES)[number];

interface Wanted {
  instructions: string;
  turns: ModelTurn[];
  maxTokens: number;
  temperature: number;
  stream: boolean;
}

/** `refused` grows with each refusal and is kept as long as the server runs. */
export function parametersFor(
  { instructions, turns, maxTokens, temperature, stream }: Wanted,
  refused: ReadonlySet<ParameterName>,
) {
  const limit = refused.has("max_tokens") ? "max_completion_tokens" : "max_tokens";
  return {
    messages: refused.has("system") ? withinFirst(instructions, turns) : [system(instructions), ...turns],
    ...(refused.has(limit) ? {} : { [limit]: maxTokens }),
    ...(refused.has("temperature") ? {} : { temperature }),
    ...(stream && !refused.has("stream_options") ? { stream_options: { include_usage: true } } : {}),
  };
}

const system = (content: string) => ({ role: "system" as const, content });

/** For models that know no system role: before the first message. */
function withinFirst(instructions: string, [first, ...others]: ModelTurn[]): ModelTurn[] {
  return [{ role: "user", content: `${instructions}\n\n${first?.content ?? ""}` }, ...others];
}

/** The parameter that a refusal names, in whatever form: each is left out or replaced once. */
export function refusedIn(words: string, refused: ReadonlySet<ParameterName>): ParameterName | undefined {
  const text = words.toLowerCase();
  return NAMES.find((name) => !refused.has(name) && sent(name, refused) && names(text, name));
}

const sent = (name: ParameterName, refused: ReadonlySet<ParameterName>) =>
  name !== "max_completion_tokens" || refused.has("max_tokens");

/** Each server says it in its own words; "messages[0].role does not support 'system'" are OpenAI's. */
const SYSTEM_REFUSED =
  /\bsystem\b[^.]{0,40}\b(?:role|message|prompt)|\brole\b[^.]{0,40}\bsystem\b|\bdeveloper instruction|\broles? must alternate|\bonly user\b/;

function names(text: string, name: ParameterName): boolean {
  if (name === "system") return SYSTEM_REFUSED.test(text);
  // A word of many other refusals.
  if (name === "stream") return /["'`]stream["'`]/.test(text);
  // "Use 'max_completion_tokens' instead" names the one that is wanted beside the one that is refused.
  return new RegExp(`(?<![a-z_])${name}(?![a-z_])`).test(text);
}

/**
 * Takes a model's thinking out of its text. Most servers send it in a field of its own, which is not read; others
 * leave it in the text between tags, and some chat templates put the opening tag in the prompt, so that only the
 * closing one is seen.
 */
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
