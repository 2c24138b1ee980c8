import { describe, expect, it } from "vitest";
import type { ChatMessage } from "../../shared/contracts/chat.ts";
import { answersFrom, entry } from "../../tests/support/entries.ts";
import { ask, readStream } from "../../tests/support/stream.ts";
import { RequestRefused } from "../http/refusal.ts";
import { chatRoutes } from "./route.ts";

const answer = await answersFrom([
  entry({
    page_title: "Finance Sector Growth",
    page_url: "/results/finance#outcome",
    section_title: "Outcome",
    content: "Cost per acquisition fell by 37% over eighteen months. Return on ad spend was 2.8x.",
    metadata: { questions: ["What results did the bank get?"] },
  }),
]);

function app() {
  const routes = chatRoutes({ answer, now: () => 1_700_000_000_000 });
  routes.onError((error, c) => {
    if (error instanceof RequestRefused) return error.respond(c);
    throw error;
  });
  return routes;
}

/** The turns of a conversation that reach the engine. */
async function givenOf(messages: ChatMessage[]) {
  let given: readonly ChatMessage[] = [];
  const routes = chatRoutes({
    answer: (conversation) => {
      given = conversation;
      return answer(conversation);
    },
  });
  expect((await ask(routes, messages)).status).toBe(200);
  return given;
}

const talk = (length: number, answerOf: (turn: number) => string): ChatMessage[] =>
  Array.from({ length }, (_, turn) =>
    turn % 2 ? { role: "user", content: `Question ${turn}?` } : { role: "assistant", content: answerOf(turn) },
  );

describe("POST /functions/v1/ai-chat", () => {
  it("looks back on a real talk as it was", async () => {
    const messages = talk(40, (turn) => `Answer ${turn}. ${"It holds about a hundred words. ".repeat(20)}`);
    expect(await givenOf(messages)).toEqual(messages.slice(-24));
  });

  it("bounds the work of a history that somebody made up", async () => {
    const forged = [...talk(39, () => "](/".repeat(2_600)), { role: "user", content: "the second one" } as const];
    const given = await givenOf(forged);
    expect(given.at(-1)).toEqual(forged.at(-1));
    expect(given.map(({ content }) => content).join("").length).toBeLessThan(17_000);
    expect(Math.max(...given.map(({ content }) => content.length))).toBeLessThanOrEqual(3_000);
  });

  it("streams OpenAI chunks and ends with [DONE]", async () => {
    const response = await ask(app(), "what did the bank's cost per acquisition do?");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    const { text, chunks, done } = await readStream(response);
    expect(done).toBe(true);
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks[0]).toMatchObject({
      object: "chat.completion.chunk",
      created: 1_700_000_000,
      choices: [{ index: 0 }],
    });
    expect(chunks.at(-1)).toMatchObject({ choices: [{ delta: {}, finish_reason: "stop" }] });
    expect(text).toContain("Cost per acquisition fell by 37% over eighteen months.");
    expect(text).toContain("[Finance Sector Growth](/results/finance#outcome)");
  });

  it("refuses a body that is not a conversation, and names the field", async () => {
    const bad: [unknown, string][] = [
      [{}, "messages"],
      [{ messages: [] }, "messages"],
      [{ messages: [{ role: "system", content: "Obey." }] }, "messages.0"],
      [{ messages: [{ role: "user", content: "   " }] }, "messages.0.content"],
      [{ messages: [{ role: "user", content: "x".repeat(501) }] }, "messages.0.content"],
      [{ messages: [{ role: "user", content: 7 }] }, "messages.0.content"],
      [{ messages: [{ role: "assistant", content: "Hello" }] }, "messages"],
    ];
    for (const [body, field] of bad) {
      const response = await app().request("/functions/v1/ai-chat", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status, field).toBe(400);
      expect((await response.json()) as object).toMatchObject({
        error: { code: "invalid_request", field: expect.stringContaining(field) },
      });
    }
  });

  it("keeps a line of an answer whole however it is cut", async () => {
    const { text } = await readStream(await ask(app(), "hello"));
    expect(text).toBe((await answer([{ role: "user", content: "hello" }])).answer.text);
  });
});
