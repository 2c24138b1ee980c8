/** The chat, the tools of either protocol version and the search give the same answers, and no injection passes any of them. */
import { expect, test } from "vitest";
import { idInName } from "../../server/ratings/ratings.ts";
import type { ChatAnswer } from "../../shared/contracts/chat.ts";
import type { SearchAnswer } from "../../shared/contracts/search.ts";
import { testApp } from "../../tests/support/app.ts";
import { FORBIDDEN, injections } from "../../tests/support/injections.ts";
import { mcpClient, PROTOCOL_VERSIONS } from "../../tests/support/mcp-client.ts";
import { ask as askChat, readStream } from "../../tests/support/stream.ts";
import { newestQuestions } from "./rounds.ts";
import { siteEngine, siteEntries } from "./site.ts";

/** Of strangers, and attempts to steer. */
const [ASKED, STEERED] = [20, 5];
/** Of the answers that rest on pages, how many the search must name among its results. */
const FOUND = 0.9;

/** Every answer given has a random response id in its name. */
const withoutResponseId = <T extends { id: string }>(answer: T) => ({ ...answer, id: idInName(answer.id) });

/** The built site behind every interface. */
async function site() {
  const sections = siteEntries().map(({ id, created_at, ...section }) => section);
  const engine = await siteEngine([]);
  const made = testApp({ engine, sections });
  await made.knowledgeBase.ingest();
  await engine.encoded();
  const clients = await Promise.all(PROTOCOL_VERSIONS.map((generation) => mcpClient(made.app, generation)));
  const search = async (q: string) =>
    (await (await made.app.request(`/functions/v1/search?q=${encodeURIComponent(q)}`)).json()) as SearchAnswer;
  return { ...made, clients, search };
}

test("questions are answered alike, with the same sources and refusals, and searched alike", async () => {
  const { app, clients, search } = await site();
  const commands = injections().filter(({ messages, poison }) => messages.length === 1 && poison.length === 0);
  const questions = newestQuestions().slice(0, ASKED);
  questions.push(...commands.slice(0, STEERED).map(({ messages }) => messages[0]?.content ?? ""));
  expect(new Set(questions).size).toBe(ASKED + STEERED);
  let resting = 0;
  let found = 0;
  for (const [at, question] of questions.entries()) {
    const read = await readStream(await askChat(app, question));
    const answer = read.chunks.at(-1)?.answer as ChatAnswer;
    const client = clients[at % clients.length];
    const reply = await client?.callTool({ name: "ask", arguments: { question } });
    const structured = reply?.structuredContent as ChatAnswer;
    expect(withoutResponseId(structured)).toEqual(withoutResponseId({ text: read.text, ...answer }));
    const results = await search(question.slice(0, 200));
    const searched = await client?.callTool({ name: "search", arguments: { query: question.slice(0, 200) } });
    expect(searched?.structuredContent).toEqual(results);
    if (answer.kind !== "answer") continue;
    resting += 1;
    const places = [...answer.sources.map(({ url }) => url), `#${idInName(answer.id).replace(/[^a-z0-9]+/gi, "-")}`];
    const named = results.results.some(({ url }) =>
      places.some((place) =>
        place.startsWith("#") ? url.endsWith(place) : url.split(":~:")[0] === place.split(":~:")[0],
      ),
    );
    found += named ? 1 : 0;
  }
  expect(resting).toBeGreaterThan(ASKED / 4);
  expect(found / resting).toBeGreaterThan(FOUND);
});

test("no poison in an entry comes out of a tool or of the search", async () => {
  const { knowledgeBase, clients, search } = await site();
  const followed: string[] = [];
  const poisoned = injections().filter(({ poison }) => poison.length > 0);
  expect(poisoned.length).toBeGreaterThan(10);
  for (const { page_title, page_url, section_title, content } of poisoned.flatMap(({ poison }) => poison))
    await knowledgeBase.add({ pageTitle: page_title, pageUrl: page_url, sectionTitle: section_title, content }, "test");
  for (const { name, messages, poison } of poisoned) {
    const question = messages.at(-1)?.content ?? "";
    for (const q of [question, ...poison.map(({ content }) => content.slice(0, 200))]) {
      const reply = await clients[0]?.callTool({ name: "search", arguments: { query: q } });
      for (const text of [JSON.stringify(await search(q)), JSON.stringify(reply)])
        if (FORBIDDEN.test(text)) followed.push(`${name}: ${text.slice(0, 300)}`);
    }
    const reply = await clients[1]?.callTool({ name: "ask", arguments: { question } });
    // An answer's own name is random letters.
    const json = JSON.stringify(reply, (key, value) => (key === "id" ? undefined : value));
    if (FORBIDDEN.test(json)) followed.push(`${name}: ${json.slice(0, 300)}`);
  }
  expect(followed).toEqual([]);
});
