/** Whether the engine answers: judged by visitors' questions and, if the last one failed, by a probe question. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { type Engine, EngineFailed } from "../chat/engine/engine.ts";
import { StoreUnavailable } from "../store/store.ts";
import { NotReady } from "./not-ready.ts";

export interface EngineHealth {
  /** Records whether a question fails. Retries it once if another one terminated the thread in which it was waiting. */
  watched<T>(question: () => Promise<T>): Promise<T>;
  /** Rejects if the last question failed and the probe does too. */
  check(): Promise<void>;
}

/** The probe: it has an answer in every knowledge base. */
const SELF_CHECK: readonly ChatMessage[] = [{ role: "user", content: "What do you do?" }];
/** Milliseconds; an engine that is busy with a visitor's question is healthy. */
const SELF_CHECK_TIMEOUT = 500;

export function createEngineHealth(engine: Pick<Engine, "answer">): EngineHealth {
  let inDoubt = false;

  async function noted<T>(question: () => Promise<T>): Promise<T> {
    try {
      const answer = await question();
      inDoubt = false;
      return answer;
    } catch (error) {
      inDoubt ||= !(error instanceof StoreUnavailable || error instanceof NotReady);
      throw error;
    }
  }

  return {
    watched: (question) =>
      noted(question).catch((error: unknown) => {
        if (error instanceof EngineFailed && error.bystander) return noted(question);
        throw error;
      }),
    async check() {
      if (!inDoubt) return;
      let timer: NodeJS.Timeout | undefined;
      const busy = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, SELF_CHECK_TIMEOUT);
      });
      await Promise.race([noted(() => engine.answer(SELF_CHECK)), busy]).finally(() => clearTimeout(timer));
    },
  };
}
