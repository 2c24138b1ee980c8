/** What runs in the engine's thread: answers the calls one by one. It has no store, no network and no environment. */
import { answerCalls } from "./answer-calls.ts";

answerCalls();
