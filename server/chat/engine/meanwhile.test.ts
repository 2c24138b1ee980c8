/** What visitors notice of an engine that fails on a question. */
import { expect, onTestFinished, test } from "vitest";
import { serve } from "../../http/testing/site.ts";
import { post, section } from "../../testing.ts";
import { startEngine } from "./thread.ts";

const silent = { info: () => {}, error: () => {} };
const sections = [section("/results/finance", "Finance Sector Growth", "Cost per acquisition fell by 37%.")];

const QUESTION = "By how much did cost per acquisition fall?";

/** A site whose engine fails on some questions, and has answered one. */
async function faultySite() {
  const script = new URL("./testing/faulty-worker.ts", import.meta.url);
  const engine = startEngine({ log: silent, script, timeoutMs: 1_000 });
  onTestFinished(() => engine.close());
  const site = await serve({ engine, sections });
  await site.knowledgeBase.ingest();
  const ask = (content: string) =>
    fetch(`${site.url}/functions/v1/ai-chat`, post({ messages: [{ role: "user", content }] }));
  expect(await (await ask(QUESTION)).text()).toContain("37%");
  return { ...site, ask };
}

test("pages and other calls go on, whoever asked is told, and the next question is answered", async () => {
  const { url, ask } = await faultySite();

  let replied = false;
  const held = ask("What does !hold! do?").then((response) => {
    replied = true;
    return response;
  });
  for (const path of ["/", "/results/finance", "/readyz"]) expect((await fetch(url + path)).status).toBe(200);
  expect(replied).toBe(false);

  const refused = await held;
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("once more") } });
  expect(await (await ask(QUESTION)).text()).toContain("37%");
});

test("an exception over one question fails that question alone", async () => {
  const { ask, url, logged } = await faultySite();
  const answers = await Promise.all([ask("What does !throw! do?"), ask(QUESTION), ask(QUESTION)]);
  expect(answers.map(({ status }) => status)).toEqual([500, 200, 200]);
  for (const answer of answers.slice(1)) expect(await answer.text()).toContain("37%");
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(JSON.stringify(logged)).toContain("faulty-worker");
  expect(JSON.stringify(logged)).not.toContain("!throw!");
});

test("a question behind one that ends the thread is answered by the next thread", async () => {
  const { ask } = await faultySite();
  const [ended, behind] = await Promise.all([ask("What does !exit! do?"), ask(QUESTION)]);
  expect(ended?.status).toBe(503);
  expect(await behind?.text()).toContain("37%");
});
