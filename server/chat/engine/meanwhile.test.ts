/** What visitors notice of an engine that is held by a question. */
import { expect, onTestFinished, test } from "vitest";
import { serve } from "../../http/testing/site.ts";
import { post, section } from "../../testing.ts";
import { startEngine } from "./thread.ts";

const silent = { info: () => {}, error: () => {} };
const sections = [section("/results/finance", "Finance Sector Growth", "Cost per acquisition fell by 37%.")];

test("pages and other calls go on, whoever asked is told, and the next question is answered", async () => {
  const script = new URL("./testing/faulty-worker.ts", import.meta.url);
  const engine = startEngine({ log: silent, script, patience: 1_000 });
  onTestFinished(() => engine.close());
  const { url, knowledgeBase } = await serve({ engine, sections });
  await knowledgeBase.ingest();
  const ask = (content: string) =>
    fetch(`${url}/functions/v1/ai-chat`, post({ messages: [{ role: "user", content }] }));
  expect(await (await ask("By how much did cost per acquisition fall?")).text()).toContain("37%");

  let told = false;
  const held = ask("What does !hold! do?").then((response) => {
    told = true;
    return response;
  });
  for (const path of ["/", "/results/finance", "/readyz"]) expect((await fetch(url + path)).status).toBe(200);
  expect(told).toBe(false);

  const refused = await held;
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining("once more") } });
  expect(await (await ask("By how much did cost per acquisition fall?")).text()).toContain("37%");
});
