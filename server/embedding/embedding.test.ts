import { describe, expect, it } from "vitest";
import { fails, hangs, type Script, scriptedServer } from "../model/testing/scripted-server.ts";
import { BUILT_IN_MODEL, builtInEmbedder, createModelEmbedder, type Outdated, reembed } from "./index.ts";

const cosine = (a: number[] = [], b: number[] = []) => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

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
  it("is the same for the same text, of length 1, and nearer for texts that share words or letters", async () => {
    const [a, again, typo, other, nothing] = await builtInEmbedder.embed([
      "Cost per acquisition at the bank",
      "Cost per acquisition at the bank",
      "acquisitions costs of banks",
      "Wild flowers in the mountains",
      "",
    ]);
    expect(builtInEmbedder.model).toBe(BUILT_IN_MODEL);
    expect(a).toEqual(again);
    expect(cosine(a, a)).toBeCloseTo(1);
    expect(cosine(a, typo)).toBeGreaterThan(0.5);
    expect(cosine(a, other)).toBeLessThan(0.2);
    expect(nothing?.every((value) => value === 0)).toBe(true);
  });
});

describe("the embedding of a configured model", () => {
  it("sends texts in batches and keeps their order", async () => {
    await using server = await scriptedServer(embeds);
    const embedder = createModelEmbedder({ baseUrl: server.baseUrl, apiKey: "secret-key", model: "vectors" });
    const texts = Array.from({ length: 70 }, (_, number) => "x".repeat(number + 1));
    const vectors = await embedder.embed(texts);
    expect(vectors.map(([length]) => length)).toEqual(texts.map(({ length }) => length));
    expect(server.requests.map(({ body }) => (body.input as string[]).length)).toEqual([64, 6]);
  });

  it("says that it is away without repeating texts or keys", async () => {
    for (const [script, message] of [
      [fails(500), "embedding model refused (status 500)"],
      [hangs, "embedding model did not answer"],
      [answersNothing, /rubbish|did not answer/],
    ] as const) {
      await using server = await scriptedServer(script);
      const embedder = createModelEmbedder({ baseUrl: server.baseUrl, model: "vectors", timeoutMs: 60 });
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

describe("re-embedding after a change of model", () => {
  function entriesOf(count: number) {
    const left = new Map(Array.from({ length: count }, (_, number) => [`e${number}`, `text ${number}`]));
    const saved = new Map<string, [number[], string]>();
    return {
      saved,
      outdated: async () => [...left.keys()],
      read: async (id: string): Promise<Outdated | undefined> => {
        const text = left.get(id);
        return text === undefined ? undefined : { id, text };
      },
      save: async (id: string, embedding: number[], model: string) => {
        left.delete(id);
        saved.set(id, [embedding, model]);
      },
    };
  }

  it("goes through all entries and lets other work run between batches", async () => {
    const entries = entriesOf(7);
    let turns = 0;
    const turn = () => {
      turns += 1;
      if (entries.saved.size < 7) setImmediate(turn);
    };
    setImmediate(turn);
    expect(await reembed({ ...entries, embedder: builtInEmbedder, batch: 2 })).toEqual({ embedded: 7, failed: 0 });
    expect([...entries.saved.values()].every(([, model]) => model === BUILT_IN_MODEL)).toBe(true);
    expect(turns).toBeGreaterThanOrEqual(3);
  });

  it("leaves a failing batch for later, and gives up on a model that is away", async () => {
    const entries = entriesOf(6);
    let calls = 0;
    const shaky = {
      model: "m",
      embed: async (texts: readonly string[]) =>
        calls++ === 0 ? Promise.reject(new Error("no")) : texts.map(() => [1]),
    };
    expect(await reembed({ ...entries, embedder: shaky, batch: 2 })).toEqual({ embedded: 4, failed: 2 });
    const away = { model: "n", embed: () => Promise.reject(new Error("no")) };
    expect(await reembed({ ...entriesOf(100), embedder: away, batch: 2 })).toEqual({ embedded: 0, failed: 4 });
  });

  it("stops when told to", async () => {
    const stop = new AbortController();
    stop.abort();
    expect(await reembed({ ...entriesOf(3), embedder: builtInEmbedder, signal: stop.signal })).toEqual({
      embedded: 0,
      failed: 0,
    });
  });
});
