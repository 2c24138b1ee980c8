/** The rate limits of the public calls. */
import type { RateCounter } from "../store/rate-counter.ts";

/** Projections and analyses a minute for each visitor, and as many ratings: more than anyone types, less than a script would like. */
const CALCULATIONS_A_MINUTE = 60;

/** Searches, and messages of a program, for each question of the limit: a search begins with every key. */
const SEARCHES_A_QUESTION = 12;

/** `chatRateLimit` is that of `CHAT_RATE_LIMIT`: questions a minute for each visitor, 0 for none. */
export function limitsOf(chatRateLimit: number, trustProxy: number, counter: RateCounter) {
  const chat = (name: string, factor: number) => ({ name, perMinute: chatRateLimit * factor, trustProxy, counter });
  const others = (name: string) => ({ name, perMinute: CALCULATIONS_A_MINUTE, trustProxy, counter });
  return {
    questions: chat("chat", 1),
    searches: chat("search", SEARCHES_A_QUESTION),
    messages: chat("mcp", SEARCHES_A_QUESTION),
    calculations: others("calculations"),
    ratings: others("ratings"),
  };
}
