/**
 * `npm run bench -- model [how many] [from]`: asks questions of the model that OPENAI_BASE_URL and CHAT_MODEL name (and
 * GUARD_MODEL, CHAT_PROMPT_TOKENS, CHAT_FIRST_WORDS_MS, CHAT_ANSWER_MS), over the built site. Writes what it was
 * given, what it wrote, what fell and why, times and tokens to `bench-model.json` in DATA_DIR, and prints the sums.
 * Whether an answer is good is for readers: nothing here judges it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { findAnswer, type Outcome, reply } from "../../server/chat/reply.ts";
import { readEnv } from "../../server/env.ts";
import { type ChatModel, createChatModel } from "../../server/model/index.ts";
import { median } from "../budgets.ts";
import { newestQuestions } from "../consultant/rounds.ts";
import { siteEngine } from "../consultant/site.ts";

const [count = "60", from = "0"] = process.argv.slice(2);
const env = readEnv(process.env);
const { OPENAI_BASE_URL: baseUrl, CHAT_MODEL: model, GUARD_MODEL = model } = env;
if (!baseUrl || !model || !GUARD_MODEL) {
  console.log("no model: OPENAI_BASE_URL and CHAT_MODEL name one");
  process.exit(0);
}

const log = { info: console.log, error: console.log };
const server = {
  baseUrl,
  apiKey: env.OPENAI_API_KEY,
  totalMs: env.CHAT_ANSWER_MS,
  silenceMs: env.CHAT_FIRST_WORDS_MS,
  log,
};
/** As the server reports them. */
let tokens = 0;
const counted = (one: ChatModel): ChatModel => ({
  name: one.name,
  stream: (request) =>
    one.stream({
      ...request,
      onTokens: (used) => {
        tokens += used;
      },
    }),
});

const engine = await siteEngine();

const deps = {
  answer: engine.answer,
  model: counted(createChatModel({ ...server, model })),
  checker: counted(createChatModel({ ...server, model: GUARD_MODEL, stream: false, temperature: 0 })),
  promptTokens: env.CHAT_PROMPT_TOKENS,
  firstWordsMs: env.CHAT_FIRST_WORDS_MS,
  log,
};

const asked = newestQuestions().slice(Number(from), Number(from) + Number(count));
const results = [];
for (const question of asked) {
  const [used, started] = [tokens, performance.now()];
  const outcome: Outcome = { kind: "answer", by: "built-in" };
  const signal = new AbortController().signal;
  const found = await findAnswer([{ role: "user", content: question }], deps);
  let text = "";
  for await (const event of reply(found, deps, signal, outcome)) if (event.type === "text") text += event.text;
  const { by, modelFailure, trace } = outcome;
  const ms = Math.round(performance.now() - started);
  results.push({
    question,
    by,
    modelFailure,
    text,
    builtIn: found.answer.text,
    ms,
    tokens: tokens - used,
    ...trace,
  });
  console.log(`${by}${modelFailure ? ` (${modelFailure})` : ""} ${ms} ms: ${question}`);
  const file = join(env.DATA_DIR, "bench-model.json");
  writeFileSync(file, `${JSON.stringify({ model, checker: GUARD_MODEL, results }, undefined, 1)}\n`);
}

const judged = results.flatMap((one) => one.judged ?? []);
const sums = Object.entries(Object.groupBy(judged, ({ outcome }) => outcome)).map(
  ([name, all]) => `${name} ${all?.length}`,
);
const words = results.filter(({ by }) => by === "model").length;
console.log(`${words} of ${results.length} answers are the model's; its sentences: ${sums.join(", ")}`);
console.log(
  `median ${median(results.map(({ ms }) => ms))} ms; ${tokens} tokens as reported, ${Math.round((tokens / results.length) * 1_000)} for a thousand questions`,
);
engine.close();
