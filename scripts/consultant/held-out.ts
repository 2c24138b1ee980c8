/** Outcomes of strangers' questions that the answer model has not seen, put as whole conversations. */
import { answer } from "../../server/consultant/consultant.ts";
import type { Knowledge } from "../../server/consultant/knowledge.ts";
import { wordsOf } from "../../server/consultant/text.ts";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { type StrangersQuestion, strangersQuestions } from "./material.ts";

/** A longer message is a mail. */
const MAIL_WORDS = 40;

type Outcome = "right" | "among the options" | "other answer" | "entry" | "other options" | "none";

export function reportStrangers(knowledge: Knowledge): void {
  // Those that have since become wordings would find themselves.
  const unknown = strangersQuestions().filter(({ turns }) => knowledge.library.numberOf(turns.at(-1) ?? "") < 0);
  const long = unknown.filter(({ turns }) => turns.length === 1 && wordsOf(turns[0] ?? "").length > MAIL_WORDS);
  for (const [kind, questions] of [
    ["questions", unknown.filter((one) => one.turns.length === 1 && !long.includes(one))],
    ["long mails", long],
    ["follow-ups", unknown.filter(({ turns }) => turns.length > 1)],
  ] as const) {
    const counts = new Map<Outcome, number>();
    for (const question of questions) {
      const outcome = outcomeOf(question, knowledge);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const shares = [...counts].map(
      ([outcome, count]) => `${outcome} ${((100 * count) / questions.length).toFixed(1)} %`,
    );
    console.log(`strangers' ${kind}: ${questions.length}: ${shares.sort().join(", ")}`);
  }
}

function outcomeOf({ turns, answers }: StrangersQuestion, knowledge: Knowledge): Outcome {
  const messages: ChatMessage[] = [];
  for (const content of turns.slice(0, -1)) {
    messages.push({ role: "user", content });
    messages.push({ role: "assistant", content: answer(messages, knowledge).text });
  }
  messages.push({ role: "user", content: turns.at(-1) ?? "" });
  const { id, kind, options, text } = answer(messages, knowledge);
  const isRight = (one: string) => answers.includes(one);
  // A message of several questions has several answers, one after the other.
  const isGiven = (one: string) => text.includes(knowledge.library.get(one)?.answer.text ?? "\0");
  if (isRight(id) || answers.some(isGiven)) return "right";
  if (options.some((option) => isRight(knowledge.library.answerWorded(option.ask)?.answer.id ?? "")))
    return "among the options";
  if (kind === "options") return answers.length ? "other options" : "right";
  if (id === "declined") return answers.length ? "none" : "right";
  return id.startsWith("entry:") ? "entry" : "other answer";
}
