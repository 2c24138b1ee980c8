import { afterAll, describe, expect, it } from "vitest";
import { fails, hangs, type Script, scriptedServer } from "../../tests/support/scripted-server.ts";
import { BUILT_IN_MODEL, cosine, createBuiltInEmbedder, createModelEmbedder } from "./index.ts";

/** Answers with vectors of two numbers: the length of the text and its place. */
const embeds: Script = (response, { body }) => {
  const inputs = body.input as string[];
  const data = inputs.map((text, index) => ({ object: "embedding", index, embedding: [text.length, index] }));
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ object: "list", data, model: body.model, usage: { prompt_tokens: 1, total_tokens: 1 } }),
  );
};

/** Answers with these vectors, whatever the texts. */
const answers =
  (...vectors: number[][]): Script =>
  (response) => {
    response.end(JSON.stringify({ data: vectors.map((embedding) => ({ embedding })) }));
  };

/** A vector of which there is no end. */
const neverEnds: Script = async (response) => {
  response.write('{"data":[{"embedding":[0');
  while (!response.destroyed) {
    response.write(",0".repeat(10_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const answersNothing: Script = (response) => {
  response.end('{"data":[],"usage":{"prompt_tokens":1}}');
};

describe("the built-in embedding", () => {
  const embedder = createBuiltInEmbedder();
  afterAll(() => embedder.close());

  it("is the same for the same text, of length 1, and nearer for texts that mean the same", async () => {
    const [a, again, paraphrase, other] = (await embedder.embed([
      "How much did it cost to win a customer?",
      "How much did it cost to win a customer?",
      "the price of acquiring one client",
      "Wild flowers in the mountains",
    ])) as [Float32Array, Float32Array, Float32Array, Float32Array];
    expect(embedder.model).toBe(BUILT_IN_MODEL);
    expect(a).toHaveLength(384);
    expect(a).toEqual(again);
    expect(cosine(a, a)).toBeCloseTo(1);
    expect(cosine(a, paraphrase)).toBeGreaterThan(0.5);
    expect(cosine(a, other)).toBeLessThan(0.2);
  });

  it("gives a text the same vector alone and among others, however long they are", async () => {
    const things = ["ferry", "bridge", "violin", "glacier", "tax", "bakery", "cough", "lighthouse", "goal", "verb"];
    const texts = things.map((thing, at) => `The ${thing}. `.repeat(1 + at * 20));
    const together = await embedder.embed(texts);
    for (const at of [0, 7, 9]) {
      const [alone] = (await embedder.embed([texts[at] as string])) as [Float32Array];
      expect(cosine(alone, together[at] as Float32Array)).toBeGreaterThan(0.99999);
    }
  });

  it("takes a question before the texts that wait", async () => {
    const done: string[] = [];
    const texts = Array.from({ length: 100 }, (_, at) => `The ferry to island number ${at} leaves at noon.`);
    await Promise.all([
      embedder.embed(texts).then(() => done.push("texts")),
      embedder.embed(["When does the ferry leave?"], { isAwaited: true }).then(() => done.push("question")),
    ]);
    expect(done).toEqual(["question", "texts"]);
  });

  it("says in one line that it does not run, and why", async () => {
    const missing = createBuiltInEmbedder(new URL("missing.ts", import.meta.url));
    await expect(missing.embed(["a"])).rejects.toThrow(/built-in encoder does not run: .*Cannot find module/);
    await expect(missing.embed(["b"])).rejects.toThrow(/does not run/);
  });
});

describe("the embedding of a configured model", () => {
  it("sends texts in batches and keeps their order", async () => {
    await using server = await scriptedServer(embeds);
    const embedder = createModelEmbedder({ baseUrl: server.baseUrl, apiKey: "secret-key", model: "vectors" });
    const texts = Array.from({ length: 70 }, (_, number) => "x".repeat(number + 1));
    const vectors = await embedder.embed(texts);
    // Of length 1: the text's length and its place as a direction.
    expect(vectors.map(([length = 0, place = 0]) => Math.round((place / length) * 1_000))).toEqual(
      texts.map((text, at) => Math.round(((at % 64) / text.length) * 1_000)),
    );
    expect(server.requests.map(({ body }) => (body.input as string[]).length)).toEqual([64, 6]);
  });

  it("says that it is away without repeating texts or keys", async () => {
    for (const [script, message] of [
      [fails(500), "embedding model refused (status 500)"],
      [hangs, "embedding model did not answer"],
      [answersNothing, /rubbish|did not answer/],
    ] as const) {
      await using server = await scriptedServer(script);
      const embedder = createModelEmbedder({
        baseUrl: server.baseUrl,
        model: "vectors",
        timeoutMs: script === hangs ? 60 : 600_000,
      });
      await expect(embedder.embed(["private words"])).rejects.toThrow(message);
      await expect(embedder.embed(["private words"])).rejects.not.toThrow(/private|secret/);
    }
  });

  it("takes for rubbish what is no vector, and an answer without end", async () => {
    for (const script of [answers([1e308]), answers(Array(100_000).fill(0.1)), answers([]), neverEnds]) {
      await using server = await scriptedServer(script);
      const embedder = createModelEmbedder({ baseUrl: server.baseUrl, model: "vectors" });
      await expect(embedder.embed(["a text"])).rejects.toThrow("embedding model answered rubbish");
      await expect.poll(() => server.open).toBe(0);
    }
  });
});
