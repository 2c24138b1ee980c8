/** A ceiling on the tokens of one day (UTC), for all visitors of all servers together. */
import type { SpendingStore } from "../store/store.ts";
import { type ChatModel, MAX_TOKENS, ModelFailure, type ModelRequest } from "./chat-model.ts";

/** Characters of English text to a token, on the low side, so that estimates err upwards. */
const CHARACTERS_A_TOKEN = 3.5;
/**
 * Share of the day's tokens that a server takes from the store at a time: few
 * writes, and little is lost when a server stops before its share is used.
 */
const SHARE = 1 / 50;

export interface Budget {
  /** Sets tokens aside for a request; false where the day's budget would not cover them, or nobody can say. */
  reserve(tokens: number): Promise<boolean>;
  /** Replaces a reservation by what the request took in the end. */
  settle(reserved: number, used: number): void;
}

export function createBudget(store: SpendingStore, tokensPerDay: number, now: () => number = Date.now): Budget {
  let day = "";
  /** Taken from the store and not yet used. */
  let held = 0;
  let queue: Promise<unknown> = Promise.resolve();

  async function take(tokens: number): Promise<boolean> {
    const today = new Date(now()).toISOString().slice(0, 10);
    if (today !== day) [day, held] = [today, 0];
    const missing = tokens - held;
    if (missing > 0) {
      const share = Math.max(missing, Math.ceil(tokensPerDay * SHARE));
      if (await store.spend(day, share, tokensPerDay)) held += share;
      else if (await store.spend(day, missing, tokensPerDay)) held += missing;
      else return false;
    }
    held -= tokens;
    return true;
  }

  return {
    reserve(tokens) {
      // One after the other: requests that come at once would each take a share.
      const taken = queue.then(() => take(tokens)).catch(() => false);
      queue = taken;
      return taken;
    },
    settle(reserved, used) {
      held += reserved - used;
    },
  };
}

/** The model as long as the day's budget lasts; after that each request fails as "over budget". */
export function withinBudget(model: ChatModel, budget: Budget, maxTokens = MAX_TOKENS): ChatModel {
  return {
    name: model.name,
    async *stream(request) {
      const reserved = estimateTokens(request) + maxTokens;
      if (!(await budget.reserve(reserved))) throw new ModelFailure("over budget");
      let used = reserved;
      const onTokens = (tokens: number) => {
        used = tokens;
      };
      try {
        yield* model.stream({ ...request, onTokens });
      } finally {
        budget.settle(reserved, used);
      }
    },
  };
}

function estimateTokens({ instructions, turns }: ModelRequest): number {
  const text = instructions + turns.map(({ content }) => content).join("\n");
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}
