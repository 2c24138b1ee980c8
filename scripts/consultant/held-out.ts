/** What became of strangers' questions that the answer model has not seen, put as whole talks. */
import { answer } from "../../server/consultant/consultant.ts";
import type { Knowledge } from "../../server/consultant/knowledge.ts";
import { wordsOf } from "../../server/consultant/text.ts";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { type StrangersQuestion, strangersQuestions } from "./material.ts";

/** Words from which a message is a mail. */
const LONG = 40;

type Outcome = "right" | "among the options" | "other answer" | "entry" | "other options" | "none";

export function reportStrangers(knowledge: Knowledge): void {
  // Those that have become wordings since would find themselves.
  const unknown = strangersQuestions().filter(({ asked }) => knowledge.library.numberOf(asked.at(-1) ?? "") < 0);
  const long = unknown.filter(({ asked }) => asked.length === 1 && wordsOf(asked[0] ?? "").length > LONG);
  for (const [kind, chosen] of [
    ["questions", unknown.filter((one) => one.asked.length === 1 && !long.includes(one))],
    ["long mails", long],
    ["follow-ups", unknown.filter(({ asked }) => asked.length > 1)],
  ] as const) {
    const counts = new Map<Outcome, number>();
    for (const question of chosen) {
      const outcome = outcomeOf(question, knowledge);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    const shares = [...counts].map(([outcome, count]) => `${outcome} ${((100 * count) / chosen.length).toFixed(1)} %`);
    console.log(`strangers' ${kind}: ${chosen.length}: ${shares.sort().join(", ")}`);
  }
}

function outcomeOf({ asked, answers }: StrangersQuestion, knowledge: Knowledge): Outcome {
  const messages: ChatMessage[] = [];
  for (const content of asked.slice(0, -1)) {
    messages.push({ role: "user", content });
    messages.push({ role: "assistant", content: answer(messages, knowledge).text });
  }
  messages.push({ role: "user", content: asked.at(-1) ?? "" });
  const { id, kind, options, text } = answer(messages, knowledge);
  const isRight = (one: string) => answers.includes(one);
  // A message of several questions has several answers, one after the other.
  const told = (one: string) => text.includes(knowledge.library.get(one)?.answer.text ?? "\0");
  if (isRight(id) || answers.some(told)) return "right";
  if (options.some((option) => isRight(knowledge.library.worded(option.ask)?.answer.id ?? "")))
    return "among the options";
  if (kind === "options") return answers.length ? "other options" : "right";
  if (id === "declined") return answers.length ? "none" : "right";
  return id.startsWith("entry:") ? "entry" : "other answer";
}
