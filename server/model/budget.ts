/** A ceiling on the tokens of one day (UTC), for all visitors together. */

const DAY = 86_400_000;
/** Characters of English text to a token, on the low side, so that estimates err upwards. */
const CHARACTERS_A_TOKEN = 3.5;

export interface Budget {
  /** Sets tokens aside for a request; false where the day's budget would not cover them. */
  reserve(tokens: number): boolean;
  /** Replaces a reservation by what the request took in the end. */
  settle(reserved: number, used: number): void;
}

export function createBudget(tokensPerDay: number, now: () => number = Date.now): Budget {
  let day = Math.floor(now() / DAY);
  let spent = 0;
  return {
    reserve(tokens) {
      const today = Math.floor(now() / DAY);
      if (today !== day) [day, spent] = [today, 0];
      if (spent + tokens > tokensPerDay) return false;
      spent += tokens;
      return true;
    },
    settle(reserved, used) {
      spent = Math.max(0, spent + used - reserved);
    },
  };
}

export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}
