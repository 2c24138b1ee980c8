/** Compares actors: what people do in the grounds may not be claimed of software, nor a client's work of the agency. */
import type { Hit } from "./alignment.ts";
import { HOUSE } from "./house.ts";
import type { Token } from "./tokens.ts";
import { strengthOf } from "./words/relations.ts";

const MACHINES =
  /^(?:ai|software|machines?|models?|systems?|assistants?|platforms?|tools?|algorithms?|chatbots?|bots?|technology|computers?|automation)$/;
const PEOPLE =
  /^(?:persons?|people|humans?|staff|officials?|officers?|lawyers?|reviewers?|approvers?|editors?|clerks?|partners?|managers?|teams?|nobody|somebody|someone|underwriters?|compliance|finance|marketing|sales|boards?|ministry|ministries|clients?|owners?|customers?|citizens?|hotels?|airlines?|suppliers?|sponsors?|readers?|practitioners?|directors?|analysts?|authors?|regulators?|visitors?|speakers?|writers?|you|your)$/;

const kindOf = ({ word }: Token) =>
  HOUSE.test(word) ? "house" : MACHINES.test(word) ? "machine" : PEOPLE.test(word) ? "people" : undefined;

/** The last actor that is named before a word, in its part. */
function actorBefore(tokens: readonly Token[], { clause, at }: Token): Token | undefined {
  return tokens.filter((one) => one.clause === clause && one.at < at && kindOf(one)).at(-1);
}

const isNamed = (claimed: Token, given: Token) =>
  (kindOf(claimed) === "house" && kindOf(given) === "house") || strengthOf(claimed.key, given.key) > 0.6;

/** Share of the words whose actor is of another kind than in the ground. */
export function actorDiffers(
  pairs: readonly { token: Token; hit: Hit | undefined }[],
  ground: readonly Token[],
): number {
  const tokens = pairs.map(({ token }) => token);
  let [all, differs] = [0, 0];
  for (const { token, hit } of pairs) {
    if (!hit?.token || kindOf(token)) continue;
    const [claimed, given] = [actorBefore(tokens, token), actorBefore(ground, hit.token)];
    if (!claimed || !given) continue;
    all += token.weight;
    if (!isNamed(claimed, given) && kindOf(claimed) !== kindOf(given)) differs += token.weight;
  }
  return differs / (all || 1);
}
