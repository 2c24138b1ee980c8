/** Hands a visitor over to a person: the contact section, and a summary of the conversation if the visitor agrees. */
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { type Answer, plainAnswer } from "./answer.ts";
import { frames } from "./frames.ts";
import { isInstruction } from "./injection.ts";
import { readSmallTalk } from "./small-talk.ts";

/** Length of the enquiry form's message field. */
const ENQUIRY_LIMIT = 1_000;
/** Questions that a summary holds at most. */
const QUESTIONS = 6;
const INTRODUCTION = "In the chat on your website I asked:";
const YES =
  /^\W*(?:yes|yeah|yep|yup|sure|ok(?:ay)?|please(?: do)?|go ahead|do it|of course|certainly|that would be (?:great|good|nice|helpful)|why not|fine|y|sounds good|absolutely|definitely)\b[^?]{0,40}$/i;
const NO = /^\W*(?:no|nope|nah|not now|no thanks?|no thank you|not yet|rather not|don'?t)\b[^?]{0,40}$/i;
const ASKS_SUMMARY =
  /\bsummar(?:y|ise|ize)\b[^.?!]{0,40}\b(?:conversation|chat|enquiry|inquiry|message|discussion|talked|discussed|us|this)\b|\b(?:draft|write|prepare|fill in|pre-?fill) (?:the |my |an? )?(?:enquiry|inquiry|message|contact form)\b/i;

const summarisable = (messages: readonly ChatMessage[]) => questionsIn(messages).length > 0;

export function handOver(messages: readonly ChatMessage[]): Answer {
  const offer = summarisable(messages.slice(0, -1)) ? ` ${frames.offerSummary}` : "";
  return plainAnswer("handover", `${frames.human}${offer}`);
}

/** The answer to a yes or no after the offer, or to a request for a summary; undefined for anything else. */
export function afterOffer(messages: readonly ChatMessage[]): Answer | undefined {
  const message = messages.at(-1)?.content ?? "";
  const offered = messages.at(-2)?.role === "assistant" && messages.at(-2)?.content.includes(frames.offerSummary);
  if (offered && NO.test(message)) return plainAnswer("handover", frames.noSummary);
  if (!(offered && YES.test(message)) && !ASKS_SUMMARY.test(message)) return undefined;
  const questions = questionsIn(messages.slice(0, -1));
  if (!questions.length) return plainAnswer("handover", frames.nothingToSum);
  const enquiry = `${INTRODUCTION}\n${questions.map((question) => `- ${question}`).join("\n")}`.slice(0, ENQUIRY_LIMIT);
  const quote = enquiry
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  return { ...plainAnswer("handover", `${frames.summary}\n\n${quote}\n\n${frames.summaryNote}`), enquiry };
}

/** The visitor's own questions, in their words: no small talk, nothing that steers, no links. */
function questionsIn(messages: readonly ChatMessage[]): string[] {
  const questions = messages
    .filter(
      ({ role, content }) =>
        role === "user" && !isInstruction(content) && !readSmallTalk(content) && !YES.test(content),
    )
    .map(({ content }) =>
      content
        .replace(/https?:\S+/g, "")
        .replace(/[<>[\]()*_`#\\]/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean);
  return [...new Set(questions)].slice(-QUESTIONS);
}
