/** Trains one member of the answer model. */
import { parentPort, workerData } from "node:worker_threads";
import { trainAnswerModel } from "./answer-training.ts";
import { untrainedKnowledge } from "./material.ts";
import { heldOut, trainingSetOf } from "./training-set.ts";

/** Everything, or what is left without the held-out part. */
export type Examples = "all" | "without held out";

const { examples: which, seed } = workerData as { examples: Examples; seed: number };
const knowledge = untrainedKnowledge();
const { examples } = trainingSetOf(knowledge, which === "all" ? undefined : heldOut(knowledge));
const ids = knowledge.library.answers.map(({ answer }) => answer.id);
parentPort?.postMessage(trainAnswerModel(examples, ids, seed));
