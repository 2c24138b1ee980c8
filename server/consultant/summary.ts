/** Summarises the talk for somebody else, and the visitor's questions as a message for the enquiry form. */
import type { SearchIndex } from "../search/index.ts";
import type { Answer } from "./answer.ts";
import { REPLIES } from "./replies.ts";
import { type Exchange, isGuess, LINK, type State, sentencesSaid } from "./talk.ts";

/** Length of the enquiry form's message field. */
const ENQUIRY_LIMIT = 1_000;
const QUESTION_LIMIT = 6;
/** Sentences of each answer: those that say most to the question. */
const SENTENCES = 2;
const INTRODUCTION = "In the chat on your website I asked:";
/** Only an answer with its page is passed on. */
const SOURCES = /\n+(?:Sources?|See also): ([\s\S]*)$/;

export function summaryOf({ questions }: Pick<State, "questions">, index: SearchIndex): Answer {
  const asked = [...new Map(questions.map((one) => [plain(one.asked), one])).entries()]
    .filter(([question]) => question)
    .slice(-QUESTION_LIMIT);
  if (asked.length === 0) return handover(REPLIES.nothingToSum);
  const answered = asked.filter(([, { answer }]) => isAnswer(answer));
  const open = asked.filter(([, { answer }]) => !isAnswer(answer));
  const text = [
    ...(answered.length > 0
      ? [REPLIES.summary, ...answered.map(([question, one]) => toldOf(question, one, index))]
      : []),
    ...(open.length > 0 ? [`${REPLIES.open}\n\n${open.map(([question]) => `- ${question}`).join("\n")}`] : []),
    REPLIES.summaryNote,
  ].join("\n\n");
  const enquiry = [INTRODUCTION, ...asked.map(([question]) => `- ${question}`)].join("\n").slice(0, ENQUIRY_LIMIT);
  return { ...handover(text), enquiry };
}

const isAnswer = (answer: string) => SOURCES.test(answer) && !isGuess(answer);

function toldOf(question: string, { answer }: Exchange, index: SearchIndex): string {
  const [, sources = ""] = SOURCES.exec(answer) ?? [];
  const links = sources.match(new RegExp(`\\[[^\\]]*${LINK.source}`, "g")) ?? [];
  const sentences = sentencesSaid(answer.replace(REPLIES.moreRows, ""));
  const weights = index.weigh(sentences, [{ text: question }], { title: "", heading: null });
  const best = sentences
    .map((_, at) => at)
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0))
    .slice(0, SENTENCES)
    .sort((a, b) => a - b);
  return `**${question}**\n${best.map((at) => sentences[at]).join(" ")} (${links.join(", ")})`;
}

/** A visitor's words as text that means nothing to Markdown. */
export const plain = (question: string) =>
  question
    .replace(/https?:\S+/g, "")
    .replace(/[<>[\]()*_`#\\]/g, "")
    .replace(/\s+/g, " ")
    .trim();

const handover = (text: string): Answer => ({ id: "talk-summary", kind: "handover", text, sources: [], options: [] });
