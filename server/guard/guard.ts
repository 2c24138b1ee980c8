/** The guard as its callers see it, whichever thread it judges in. */
import type { Grounds } from "./grounds.ts";
import { createJudge } from "./judge.ts";
import { createStreamGuard, type Report, type StreamOptions } from "./stream.ts";

export interface AnswerToGuard extends StreamOptions {
  grounds: Grounds;
}

export interface Guard {
  /**
   * Of a model's words, as they arrive, those that may be shown: whole sentences. Ends with the words, or where
   * nothing more can be shown; `words` is then read no further, and its owner ends it. Throws what `words`
   * throws, and `GuardFailed` where nobody is left to judge.
   */
  stream(words: AsyncIterable<string>, answer: AnswerToGuard): AsyncGenerator<string, Report>;
}

/** The guard's thread ended, or is far behind: nothing that was not judged is shown. */
export class GuardFailed extends Error {
  readonly reason: "lost" | "late";

  constructor(reason: "lost" | "late" = "lost") {
    super(`guard ${reason}`);
    this.name = "GuardFailed";
    this.reason = reason;
  }
}

/** Judges in the caller's thread: for tests and other small work. */
export function createGuard(): Guard {
  return {
    async *stream(words, answer) {
      const guard = streamGuardOf(answer);
      for await (const piece of words) {
        const out = guard.push(piece);
        if (out) yield out;
        const { closed, torso } = guard.report();
        if (closed || torso) break;
      }
      const rest = guard.end();
      if (rest) yield rest;
      return guard.report();
    },
  };
}

export const streamGuardOf = ({ grounds, ...options }: AnswerToGuard) =>
  createStreamGuard(createJudge(grounds), new Set(grounds.paths), options);
