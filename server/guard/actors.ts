/** Who acts: what a ground leaves to people may not be given to software, nor what a client does to the agency. */
import type { Hit } from "./alignment.ts";
import type { Token } from "./tokens.ts";
import { strengthOf } from "./words/relations.ts";

const HOUSE = /^(?:cgt|we|us|our|ours|agency|i)$/;
const MACHINES =
  /^(?:ai|softwar|machin|model|system|assist|platform|tool|algorithm|chatbot|bot|technolog|comput|automat)/;
const PEOPLE =
  /^(?:person|peopl|human|staff|offici|lawyer|review|approv|editor|clerk|partner|manag|team|nobod|somebod|someon|underwrit|complianc|financ|market|board|ministri|client|owner|custom|citizen|hotel|airlin|supplier|sponsor|reader|practition|director|analyst|author|regul|visitor|you|your)/;

const kindOf = ({ key, word }: Token) =>
  HOUSE.test(word) ? "house" : MACHINES.test(key) ? "machine" : PEOPLE.test(key) ? "people" : undefined;

/** The last actor that is named before a word, in its part. */
function actorBefore(tokens: readonly Token[], { clause, at }: Token): Token | undefined {
  return tokens.filter((one) => one.clause === clause && one.at < at && kindOf(one)).at(-1);
}

const isNamed = (said: Token, given: Token) =>
  (kindOf(said) === "house" && kindOf(given) === "house") || strengthOf(said.key, given.key) > 0.6;

/** Shares of the words that another kind of actor does here than in the ground, and that another of the same kind does. */
export function actorsDiffer(
  pairs: readonly { token: Token; hit: Hit | undefined }[],
  ground: readonly Token[],
): [number, number] {
  const tokens = pairs.map(({ token }) => token);
  let [same, other, differs] = [0, 0, 0];
  for (const { token, hit } of pairs) {
    if (!hit?.token || kindOf(token)) continue;
    const [said, given] = [actorBefore(tokens, token), actorBefore(ground, hit.token)];
    if (!said || !given) continue;
    if (said.key === given.key || isNamed(said, given)) same += token.weight;
    else if (kindOf(said) === kindOf(given)) other += token.weight;
    else differs += token.weight;
  }
  const all = same + other + differs || 1;
  return [differs / all, other / all];
}
