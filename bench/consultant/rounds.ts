/** Rounds of strangers' questions: as they were put to the consultant, and labelled with the library's right answers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { loadParts } from "../../server/consultant/index.ts";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { siteEngine } from "./site.ts";

const item = z.object({
  id: z.string(),
  /** The visitor's messages; the answer to the last is judged. */
  ask: z.string().array().min(1),
  /** Ids of the right answers; those of denials, which are no answers any more, are known to nobody. */
  answers: z.string().array(),
});
export type Item = z.infer<typeof item>;

/** Outcomes of a question: answered rightly, the right answer among the options, answered wrongly, or declined. */
export const VERDICTS = ["right", "offered", "wrong", "declined"] as const;
export type Verdict = (typeof VERDICTS)[number];
export type Shares = Record<Verdict, number>;

const question = item.extend({ round: z.int(), answers: item.shape.answers.optional() });
const questions = () =>
  readFileSync(join("bench", "consultant", "rounds", "questions.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => question.parse(JSON.parse(line)));

/** The labelled questions, by round. */
export function rounds(): Map<string, Item[]> {
  const labelled = questions().flatMap(({ round, answers, ...asked }) =>
    answers ? [{ round, item: { ...asked, answers } }] : [],
  );
  const byRound = Map.groupBy(labelled, ({ round }) => round);
  return new Map([...byRound].map(([round, some]) => [`round ${round}`, some.map(({ item }) => item)]));
}

/** The single questions of the newest round. */
export function newestQuestions(): string[] {
  const all = questions();
  return all.flatMap(({ round, ask }) => (round === all.at(-1)?.round && ask.length === 1 ? ask : []));
}

/** Puts questions to the built site's consultant, as conversations. */
export async function siteJudge(): Promise<(item: Item) => Promise<Verdict>> {
  const engine = await siteEngine();
  const known = new Map(loadParts().library.answers.map((answer) => [answer.id, answer]));
  return async ({ ask, answers }) => {
    const messages: ChatMessage[] = [];
    for (const content of ask.slice(0, -1)) {
      messages.push({ role: "user", content });
      messages.push({ role: "assistant", content: (await engine.answer(messages)).answer.text });
    }
    messages.push({ role: "user", content: ask.at(-1) ?? "" });
    const { id, kind, sources, options } = (await engine.answer(messages)).answer;
    const right = answers.flatMap((one) => known.get(one) ?? []);
    if (right.some((one) => one.id === id)) return "right";
    if (kind === "declined") return right.length ? "declined" : "right";
    if (kind === "options") {
      const asked = options.map((option) => option.ask);
      return !right.length || right.some(({ questions }) => asked.includes(questions[0] ?? "")) ? "offered" : "wrong";
    }
    // A quotation from a section that a right answer cites counts as right.
    const urls = right.flatMap((one) => one.sources.map(({ url }) => url));
    const isQuoted = sources.some(({ url }) => urls.includes(url.split(/#?:~:/)[0] ?? ""));
    return id.startsWith("entry:") && isQuoted ? "right" : "wrong";
  };
}
