import type { Brief } from "../consultant/index.ts";
import { type ChatModel, ModelFailure } from "../model/index.ts";
import type { AnswerFacts } from "./events.ts";
export async function* modelAnswer(_m: ChatModel, _b: Brief, _s: AbortSignal): AsyncGenerator<string, AnswerFacts | undefined> {
  throw new ModelFailure("refused");
}
