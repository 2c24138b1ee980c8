/** Summarises the visitor's questions as a message for the enquiry form. */
import type { Answer } from "./answer.ts";
import { REPLIES } from "./replies.ts";
import type { Talk } from "./talk.ts";

/** Length of the enquiry form's message field. */
const ENQUIRY_LIMIT = 1_000;
const QUESTION_LIMIT = 6;
const INTRODUCTION = "In the chat on your website I asked:";

export function summaryOf({ earlier }: Talk): Answer {
  const plain = earlier.map(({ asked }) =>
    asked
      .replace(/https?:\S+/g, "")
      .replace(/[<>[\]()*_`#\\]/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const questions = [...new Set(plain)].filter(Boolean).slice(-QUESTION_LIMIT);
  if (!questions.length) return handover(REPLIES.nothingToSum);
  const enquiry = [INTRODUCTION, ...questions.map((question) => `- ${question}`)].join("\n").slice(0, ENQUIRY_LIMIT);
  const quote = enquiry.replace(/^/gm, "> ");
  return { ...handover(`${REPLIES.summary}\n\n${quote}\n\n${REPLIES.summaryNote}`), enquiry };
}

const handover = (text: string): Answer => ({ id: "talk-summary", kind: "handover", text, sources: [], options: [] });
