/** Entry point of the engine's thread, which has no store, no network and no environment. */
import { answerCalls } from "./answer-calls.ts";

answerCalls();
