/** A ceiling on the tokens of one day (UTC), for all visitors of all servers together. */
import type { SpendingStore } from "../store/store.ts";
import { type ChatModel, type FailureReason, MAX_TOKENS, ModelFailure } from "./chat-model.ts";

/** Characters of English text to a token, on the low side, so that estimates err upwards. */
const CHARACTERS_A_TOKEN = 3.5;
/**
 * Share of the day's tokens that a server takes from the store at a time: few
 * writes, and little is lost when a server stops before its share is used.
 */
const SHARE = 1 / 50;

export interface Budget {
  /**
   * Sets tokens aside for a request. Returns what to call, once, with the tokens that it took in the
   * end; undefined where the day's budget would not cover them, or nobody can say.
   */
  reserve(tokens: number): Promise<((used: number) => void) | undefined>;
}

export function createBudget(store: SpendingStore, tokensPerDay: number, now: () => number = Date.now): Budget {
  let day = "";
  /** Reserved from the store and not yet used. */
  let held = 0;
  let queue: Promise<unknown> = Promise.resolve();

  async function take(tokens: number): Promise<((used: number) => void) | undefined> {
    const today = new Date(now()).toISOString().slice(0, 10);
    if (today !== day) [day, held] = [today, 0];
    const missing = tokens - held;
    if (missing > 0) {
      const share = Math.max(missing, Math.ceil(tokensPerDay * SHARE));
      if (await store.spend(today, share, tokensPerDay)) held += share;
      else if (await store.spend(today, missing, tokensPerDay)) held += missing;
      else return undefined;
    }
    held -= tokens;
    return (used) => {
      // A share reserved yesterday does not count today.
      if (day === today) held += tokens - used;
    };
  }

  return {
    reserve(tokens) {
      // Sequentially: concurrent requests would each take a share.
      const taken = queue.then(() => take(tokens)).catch(() => undefined);
      queue = taken;
      return taken;
    },
  };
}

/** Failures that cost no tokens unless words came before them. */
const FREE: readonly FailureReason[] = ["unreachable", "refused", "busy", "rubbish"];

/** The model as long as the day's budget lasts; after that each request fails as "over budget". */
export function withBudget(model: ChatModel, budget: Budget, maxTokens = MAX_TOKENS): ChatModel {
  return {
    name: model.name,
    async *stream(request) {
      const prompt = tokensOf(request.instructions) + tokensOf(request.turns.map(({ content }) => content).join("\n"));
      const commit = await budget.reserve(prompt + maxTokens);
      if (!commit) throw new ModelFailure("over budget");
      let characters = 0;
      let reported: number | undefined;
      const onTokens = (tokens: number) => {
        reported = (reported ?? 0) + tokens;
      };
      let free = request.signal.aborted;
      try {
        if (free) throw new ModelFailure("left");
        for await (const text of model.stream({ ...request, onTokens })) {
          characters += text.length;
          yield text;
        }
      } catch (error) {
        free ||= characters === 0 && error instanceof ModelFailure && FREE.includes(error.reason);
        throw error;
      } finally {
        // A visitor who leaves has used the prompt and the words sent by then.
        commit(reported ?? (free ? 0 : prompt + Math.ceil(characters / CHARACTERS_A_TOKEN)));
      }
    },
  };
}

const tokensOf = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN);
