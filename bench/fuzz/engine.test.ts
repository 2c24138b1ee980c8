/** Strange texts as questions, earlier turns and entries: the engine must always answer. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Engine } from "../../server/consultant/index.ts";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { ANSWER_KINDS } from "../../shared/contracts/library.ts";
import { searchAnswer } from "../../shared/contracts/search.ts";
import { meaningless } from "../../tests/support/embedder.ts";
import { testEngine } from "../../tests/support/engine.ts";
import { entry } from "../../tests/support/entries.ts";
import { library } from "../../tests/support/library.ts";

/** Names of inherited properties, which a visitor's word must never look up. */
const INHERITED = [
  ...new Set([Object.prototype, Array.prototype, Function.prototype].flatMap((one) => Object.getOwnPropertyNames(one))),
];
const SPELLINGS: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  (name) => `What is ${name}?`,
  (name) => name.replace(/([A-Z])/g, " $1").trim(),
  (name) => `${name} ${name}`,
];
const NAMES = INHERITED.flatMap((name) => SPELLINGS.map((spelling) => spelling(name)));
const ORDINARY = ["ferry", "bookings", "the library", "12%", "- ", "\n", "](/", "?", "Source: ", "2", "second"];

const text = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.array(fc.constantFrom(...NAMES, ...ORDINARY), { maxLength: 12 }).map((some) => some.join(" ")),
);
/** Texts of one batch, whose entries one engine has. */
const BATCH = 2_000;
/** Of them, how many are entries as well. */
const ENTRIES = 100;

/** Texts, the inherited names first. */
const textsOf = (count: number, seed: number): string[] =>
  [...INHERITED, ...fc.sample(text, { numRuns: count, seed })].slice(0, count);

/** Returns a line for each text that went wrong. */
async function fuzzEngine(count: number, seed: number): Promise<string[]> {
  const faults: string[] = [];
  for (let done = 0; done < count; done += BATCH) {
    const texts = textsOf(Math.min(BATCH, count - done), seed + done);
    const engine = testEngine(library, meaningless);
    const entries = texts.slice(0, ENTRIES).map((page_title) => entry({ page_title, content: `${page_title}.` }));
    await engine.update({ add: entries, remove: [] });
    await engine.encoded();
    for (const [at, content] of texts.entries()) {
      const earlier = texts[(at * 7 + 3) % texts.length] ?? "";
      faults.push(...(await faultsOver(engine, content, earlier)));
    }
  }
  return faults;
}

async function faultsOver(engine: Engine, content: string, earlier: string): Promise<string[]> {
  const before: ChatMessage[] = [
    { role: "user", content: earlier },
    { role: "assistant", content: `- ${earlier}\n- ${content}` },
  ];
  const talks = [[], before].map((talk) => [...talk, { role: "user" as const, content }]);
  talks.push([...before, { role: "user", content: "the second one" }]);
  const faults: string[] = [];
  try {
    await engine.search(content);
    searchAnswer.parse({ results: await engine.searchSite({ q: content, kind: undefined, sector: undefined }) });
  } catch (error) {
    faults.push(`${error}: ${JSON.stringify(content)}`);
  }
  for (const talk of talks) {
    const fault = await faultIn(engine, talk);
    if (fault) faults.push(`${fault}: ${JSON.stringify(talk)}`);
  }
  return faults;
}

async function faultIn(engine: Engine, talk: ChatMessage[]): Promise<string | undefined> {
  try {
    const { answer } = await engine.answer(talk, { forModel: true });
    const { text, kind, sources, options } = answer;
    if (typeof text !== "string" || text.trim() === "") return "no words";
    if (!ANSWER_KINDS.includes(kind)) return `unknown kind ${kind}`;
    const values = [...sources, ...options].flatMap((one) => Object.values(one));
    return values.every((value) => value === null || typeof value === "string")
      ? undefined
      : "a value that is not text";
  } catch (error) {
    return String(error);
  }
}

test("no word of a visitor or an operator is taken for something else, and there is always an answer", async () => {
  expect(await fuzzEngine(300, 20_260_101)).toEqual([]);
});
