/** Records each answered question: in the counts, and in the question log where that is on. */
import { randomUUID } from "node:crypto";
import type { Outcome } from "../chat/reply.ts";
import type { QuestionLog } from "../knowledge-base/questions/question-log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Counts } from "./counts.ts";

interface Parts {
  metrics: Pick<Metrics, "modelFailed" | "fellBack">;
  questionLog: QuestionLog;
  counts: Counts;
}

/** The visitor's last message, and milliseconds to the first words of the answer where there were any. */
export type NotedOutcome = Outcome & { question: string; firstWordMs?: number | undefined };

export function createOutcomeNotes({ metrics, questionLog, counts }: Parts): (outcome: NotedOutcome) => void {
  return ({ question, firstWordMs, ...outcome }) => {
    const { kind, by, modelFailure, answerId = kind, responseId = randomUUID(), unsure = false } = outcome;
    // The guard held all of the model's words back, or there were none.
    const fellBack = by === "built-in" && (modelFailure !== undefined || outcome.held !== undefined);
    if (modelFailure) metrics.modelFailed(modelFailure);
    if (modelFailure && by === "built-in") metrics.fellBack();
    counts.note({ ...outcome, fellBack, milliseconds: firstWordMs });
    questionLog.note({ question, kind, answerId, responseId, unsure });
  };
}
