/** What is sent along with a prompt, less what a server has refused: newer models and older servers each lack some. */
import type { ModelTurn } from "./chat-model.ts";

/** In the order in which a refusal is looked through for them: one name may hold another. */
const NAMES = ["max_completion_tokens", "max_tokens", "stream_options", "temperature", "system"] as const;
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

function names(text: string, name: ParameterName): boolean {
  if (name === "system")
    return /\bsystem\b[^.]{0,40}\b(?:role|message|prompt)|\broles? must alternate|\bonly user\b/.test(text);
  // "Use 'max_completion_tokens' instead" names the one that is wanted beside the one that is refused.
  return new RegExp(`(?<![a-z_])${name}(?![a-z_])`).test(text);
}
