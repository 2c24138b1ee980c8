/** Rounds of strangers' questions, labelled with the right answers of the library, put to the engine as conversations. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { createEngine } from "../../server/chat/engine/calls.ts";
import type { Engine } from "../../server/chat/engine/engine.ts";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import type { Library } from "../../shared/contracts/library.ts";
import { siteEntries } from "./site.ts";

const item = z.object({
  id: z.string(),
  /** The visitor's messages; the answer to the last is judged. */
  ask: z.string().array().min(1),
  /** Ids of the right answers; empty if the library has none. */
  answers: z.string().array(),
  /** Ids of similar answers that are wrong. */
  near: z.string().array(),
});
export type Item = z.infer<typeof item>;

/** Outcomes of a question: answered rightly, the right answer among the options, answered wrongly, or declined. */
export const VERDICTS = ["right", "offered", "wrong", "declined"] as const;
export type Verdict = (typeof VERDICTS)[number];

const FOLDER = "bench/consultant/rounds";

export function rounds(): Map<string, Item[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(".labelled.json"));
  return new Map(
    names.sort().map((name) => [name, item.array().parse(JSON.parse(readFileSync(join(FOLDER, name), "utf8")))]),
  );
}

/** An engine that knows the built site, and which answer of the library a wording and a section belong to. */
export async function siteJudge() {
  const engine = createEngine();
  await engine.update({ add: siteEntries(process.cwd()), remove: [] });
  const { answers } = JSON.parse(readFileSync("build/library.json", "utf8")) as Library;
  const idOf = new Map(answers.flatMap(({ id, questions }) => questions.map((wording) => [wording, id] as const)));
  const sourcesOf = new Map(answers.map(({ id, sources }) => [id, sources.map(({ url }) => url)]));
  return async ({ ask, answers: right }: Item): Promise<Verdict> => {
    const { id, kind, sources, options } = await lastAnswer(engine, ask);
    if (right.includes(id)) return "right";
    if (kind === "options")
      return options.some((option) => right.includes(idOf.get(option.ask) ?? "")) ? "offered" : missed(right);
    if (kind === "declined" && id === "declined") return right.length ? "declined" : "right";
    // A quotation from the section that a right answer cites counts as right.
    const urls = right.flatMap((one) => sourcesOf.get(one) ?? []);
    const quoted = id.startsWith("entry:") && sources.some(({ url }) => urls.includes(url.split(":~:")[0] ?? ""));
    return quoted ? "right" : "wrong";
  };
}

/** Options without a right one: wrong where the library has one; otherwise nothing false was stated. */
const missed = (right: readonly string[]): Verdict => (right.length ? "wrong" : "offered");

async function lastAnswer(engine: Engine, ask: readonly string[]) {
  const messages: ChatMessage[] = [];
  for (const content of ask.slice(0, -1)) {
    messages.push({ role: "user", content });
    messages.push({ role: "assistant", content: (await engine.answer(messages)).answer.text });
  }
  messages.push({ role: "user", content: ask.at(-1) ?? "" });
  return (await engine.answer(messages)).answer;
}

export type Shares = Record<Verdict, number>;

export async function sharesOf(items: readonly Item[], judge: (item: Item) => Promise<Verdict>): Promise<Shares> {
  const shares: Shares = { right: 0, offered: 0, wrong: 0, declined: 0 };
  for (const one of items) shares[await judge(one)] += 1 / items.length;
  return shares;
}
