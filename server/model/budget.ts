/** A ceiling on the tokens of one day (UTC), for all visitors of all servers together. */
import { isoDay } from "../../shared/domain/date.ts";
import type { Records } from "../store/records.ts";
import { type ChatModel, type FailureReason, MAX_TOKENS, ModelFailure, type Visitor } from "./chat-model.ts";

/** Characters of English text to a token, on the low side, so that estimates err upwards. */
const CHARACTERS_A_TOKEN = 3.5;
/** Of a day's tokens, what one visitor may take from each server; the first answer is given in any case. */
const VISITOR_SHARE = 1 / 10;

export interface Budget {
  /**
   * Sets tokens aside for a request. Returns what to call, once, with the tokens that it took in the
   * end; undefined where the day's budget or the visitor's share would not cover them, or nobody can say.
   */
  reserve(tokens: number, visitor?: Visitor): Promise<((used: number) => void) | undefined>;
}

export function createBudget(store: Records["spending"], tokensPerDay: number, now: () => number = Date.now): Budget {
  let day = "";
  /** Of this day, by network. */
  const spent = new Map<string, number>();

  return {
    async reserve(tokens, visitor = []) {
      const today = isoDay(now());
      if (today !== day) spent.clear();
      day = today;
      const isOver = visitor.some(({ network, share }) => {
        const before = spent.get(network) ?? 0;
        return before > 0 && before + tokens > tokensPerDay * VISITOR_SHARE * share;
      });
      const spend = (more: number) => store.spend(today, more, tokensPerDay).catch(() => false);
      const count = (more: number) => {
        // What was reserved yesterday does not count today.
        if (day === today) for (const { network } of visitor) spent.set(network, (spent.get(network) ?? 0) + more);
      };
      if (isOver) return undefined;
      // Before the store has answered: requests that come at once count one by one.
      count(tokens);
      if (await spend(tokens))
        return (used) => {
          count(used - tokens);
          void spend(used - tokens);
        };
      count(-tokens);
      return undefined;
    },
  };
}

/** Failures that cost no tokens unless words came before them. */
const FREE: readonly FailureReason[] = ["unreachable", "refused", "busy", "rubbish"];

/** The model as long as the day's budget lasts; after that each request fails as "over budget". */
export function withBudget(model: ChatModel, budget: Budget, maxTokens = MAX_TOKENS): ChatModel {
  return {
    name: model.name,
    forVisitor: (visitor) => withBudget(model, { reserve: (tokens) => budget.reserve(tokens, visitor) }, maxTokens),
    async *stream(request) {
      const prompt = tokensOf(request.instructions) + tokensOf(request.turns.map(({ content }) => content).join("\n"));
      if (request.signal.aborted) throw new ModelFailure("left");
      const commit = await budget.reserve(prompt + maxTokens);
      if (!commit) throw new ModelFailure("over budget");
      let characters = 0;
      let reported = 0;
      let isFree = false;
      const onTokens = (tokens: number) => {
        reported += tokens;
      };
      try {
        for await (const text of model.stream({ ...request, onTokens })) {
          characters += text.length;
          yield text;
        }
      } catch (error) {
        isFree = characters === 0 && error instanceof ModelFailure && FREE.includes(error.reason);
        throw error;
      } finally {
        // A visitor who leaves has used the prompt and the words sent by then.
        commit(reported || (isFree ? 0 : prompt + Math.ceil(characters / CHARACTERS_A_TOKEN)));
      }
    },
  };
}

const tokensOf = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN);
