import { describe, expect, it, vi } from "vitest";
import {
  chunkOf,
  DONE,
  FULL,
  fails,
  hangs,
  hangsAfterHeaders,
  neverStops,
  refusesField,
  replies,
  type Script,
  STOP,
  says,
  saysNothing,
  saysThenBreaks,
  scriptedServer,
  sends,
  sendsGarbage,
  sendsHtml,
  sendsNothing,
  sendsOneEndlessLine,
  usageOf,
} from "../../tests/support/scripted-server.ts";
import { createBudget, withBudget } from "./budget.ts";
import type { ChatModel } from "./chat-model.ts";
import { createChatModel, type ModelSettings } from "./openai-compatible.ts";

const QUESTION = { instructions: "Answer.", turns: [{ role: "user" as const, content: "How much?" }] };

type Settings = Partial<ModelSettings> & { baseUrl: string };

/** Milliseconds that nothing takes, however busy the machine is. */
const UNHURRIED = 600_000;

const modelOf = (settings: Settings) =>
  createChatModel({
    model: "scripted",
    apiKey: "secret-key",
    totalMs: UNHURRIED,
    silenceMs: UNHURRIED,
    ...settings,
  });

async function listen(of: ChatModel | Settings, signal = new AbortController().signal) {
  const model = "name" in of ? of : modelOf(of);
  return heard(model.stream({ ...QUESTION, signal }));
}

async function heard(pieces: AsyncIterable<string>, onText: (text: string) => void = () => {}) {
  let text = "";
  try {
    for await (const piece of pieces) {
      text += piece;
      onText(text);
    }
    return { text };
  } catch (error) {
    return { text, error: error as Error };
  }
}

/** A model whose first reply has been heard, so that the next one is passed on as it comes. */
async function known(settings: Settings): Promise<ChatModel> {
  const model = modelOf(settings);
  expect(await listen(model)).toEqual({ text: "Ready." });
  return model;
}
const READY = says("Ready.");

/** Tokens of the day's budget that one answer takes. */
async function spentOn(...scripts: Script[]): Promise<number> {
  await using server = await scriptedServer(...scripts);
  let spent = 0;
  const commit = (used: number) => {
    spent += used;
  };
  await listen(withBudget(modelOf({ baseUrl: server.baseUrl }), { reserve: async () => commit }));
  return spent;
}

describe("a model behind the OpenAI protocol", () => {
  it("passes on what it says, with our limits, the key and the instructions apart", async () => {
    await using server = await scriptedServer(says("Cost fell by 37%."));
    expect(await listen({ baseUrl: server.baseUrl, maxTokens: 99 })).toEqual({ text: "Cost fell by 37%." });
    const [requests] = server.requests;
    expect(requests?.authorization).toBe("Bearer secret-key");
    expect(requests?.body.messages).toEqual([
      { role: "system", content: "Answer." },
      { role: "user", content: "How much?" },
    ]);
    expect(requests?.body).toMatchObject({ model: "scripted", stream: true, max_tokens: 99 });
  });

  it("tries once more after a server fault, and no more than once", async () => {
    await using recovers = await scriptedServer(fails(500), says("Here I am."));
    expect((await listen({ baseUrl: recovers.baseUrl })).text).toBe("Here I am.");
    await using fails500 = await scriptedServer(fails(500));
    expect((await listen({ baseUrl: fails500.baseUrl })).error?.message).toBe("model refused (status 500)");
    expect(fails500.requests).toHaveLength(2);
  });

  it("leaves a busy server alone, and does not repeat a wrong key", async () => {
    for (const [status, message] of [
      [429, "model busy (status 429)"],
      [503, "model busy (status 503)"],
      [401, "model refused (status 401)"],
    ] as const) {
      await using server = await scriptedServer(fails(status, {}, "the temperature is high"));
      const model = modelOf({ baseUrl: server.baseUrl });
      expect((await listen(model)).error?.message).toBe(message);
      expect(server.requests).toHaveLength(1);
      // Busy without a word for how long: for a second.
      await listen(model);
      expect(server.requests).toHaveLength(status === 401 ? 2 : 1);
    }
  });

  it("gives up on a server that does not answer in time", async () => {
    for (const script of [hangs, hangsAfterHeaders]) {
      await using server = await scriptedServer(script);
      const { text, error } = await listen({ baseUrl: server.baseUrl, totalMs: 40 });
      expect([text, error?.message]).toEqual(["", "model slow"]);
    }
  });

  it("says why nothing came: unreachable, rubbish, silence", async () => {
    await using gone = await scriptedServer(says(""));
    await gone[Symbol.asyncDispose]();
    const { error: unreachable } = await listen({ baseUrl: gone.baseUrl });
    expect(unreachable).toMatchObject({ message: "model unreachable", code: "ECONNREFUSED" });
    for (const script of [sendsHtml, sendsGarbage, saysNothing]) {
      await using server = await scriptedServer(script);
      const { text, error } = await listen({ baseUrl: server.baseUrl });
      expect(text).toBe("");
      expect(error?.message).toMatch(/^model (?:rubbish|unreachable)$/);
    }
  });

  it("says that an answer was cut when it breaks after its first words", async () => {
    await using server = await scriptedServer(READY, saysThenBreaks("The cost of it fell by much"));
    const { text, error } = await listen(await known({ baseUrl: server.baseUrl }));
    expect(text).toMatch(/^The cost/);
    expect(error?.message).toBe("model cut");
    expect(server.requests).toHaveLength(2);
  });

  it("takes an answer that nothing ends for a cut one, and one whose end is announced for whole", async () => {
    const breaksOff: Script = async (response, ...asked) => {
      await sends(chunkOf("The cost fell. "))(response, ...asked);
      response.end();
    };
    await using cut = await scriptedServer(READY, breaksOff);
    expect((await listen(await known({ baseUrl: cut.baseUrl }))).error?.message).toBe("model cut");
    await using whole = await scriptedServer(READY, sends(chunkOf("The cost fell. "), DONE));
    expect(await listen(await known({ baseUrl: whole.baseUrl }))).toEqual({ text: "The cost fell. " });
  });

  it("passes on the words of a slow model once it has heard some, and ends one that falls silent", async () => {
    await using server = await scriptedServer(sends(chunkOf("The cost fell.")));
    const model = modelOf({ baseUrl: server.baseUrl, silenceMs: 40 });
    expect(await listen(model)).toMatchObject({ text: "", error: { message: "model cut" } });
    expect(await listen(model)).toMatchObject({ text: "The cost fell.", error: { message: "model cut" } });
  });

  it("takes an error for what it is, wherever it comes", async () => {
    const error = { error: { message: "the whole prompt", code: 502 } };
    await using breaks = await scriptedServer(READY, sends(chunkOf("The cost fell by a third."), error, DONE));
    expect(await listen(await known({ baseUrl: breaks.baseUrl }))).toMatchObject({
      text: expect.stringMatching(/^The cost/),
      error: { message: "model cut" },
    });
    await using recovers = await scriptedServer(sends(error, DONE), says("Here I am."));
    expect(await listen({ baseUrl: recovers.baseUrl })).toEqual({ text: "Here I am." });
  });

  it("reads to the end that is announced, and nothing after it", async () => {
    await using server = await scriptedServer(sends(chunkOf("Fine."), STOP, DONE, chunkOf("Not this."), "{not json"));
    expect(await listen({ baseUrl: server.baseUrl })).toEqual({ text: "Fine." });
    await expect.poll(() => server.open).toBe(0);
  });

  it("ends an answer that never ends when its time is over", async () => {
    await using server = await scriptedServer(READY, sends(chunkOf("More and"), chunkOf(" more and")));
    const model = await known({ baseUrl: server.baseUrl });
    const late = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
    const pieces = model.stream({ ...QUESTION, signal: new AbortController().signal });
    const { text, error } = await heard(pieces, (text) => text.includes("more") && late.abort());
    expect(text).toContain("More and");
    expect(error?.message).toBe("model cut");
  });

  it("ends an answer that keeps no limit of length, and one that is not text at all", async () => {
    await using talks = await scriptedServer(READY, neverStops("More and more and more."));
    const { text, error } = await listen(await known({ baseUrl: talks.baseUrl }));
    expect(text.length).toBeGreaterThan(10_000);
    expect(text.length).toBeLessThan(30_000);
    expect(error?.message).toBe("model cut");
    await using floods = await scriptedServer(sendsOneEndlessLine);
    expect(await listen({ baseUrl: floods.baseUrl })).toMatchObject({ text: "", error: { message: "model rubbish" } });
  });

  it("stops asking when the visitor leaves", async () => {
    await using server = await scriptedServer(READY, neverStops("More."));
    const visitor = new AbortController();
    const model = await known({ baseUrl: server.baseUrl });
    const pieces: string[] = [];
    for await (const piece of model.stream({ ...QUESTION, signal: visitor.signal })) {
      pieces.push(piece);
      if (pieces.length === 3) break;
    }
    await expect.poll(() => server.left).toBe(1);
  });

  it("follows no redirect: the prompt goes to the configured address alone", async () => {
    await using elsewhere = await scriptedServer(says("Fine."));
    for (const status of [302, 307, 308]) {
      await using server = await scriptedServer((response) => {
        response.writeHead(status, { location: `${elsewhere.baseUrl}/chat/completions` }).end();
      });
      const { text, error } = await listen({ baseUrl: server.baseUrl });
      expect([text, error?.message]).toEqual(["", `model refused (status ${status})`]);
    }
    expect(elsewhere.requests).toHaveLength(0);
  });

  it("keeps prompts, keys and the provider's words out of its errors", async () => {
    await using server = await scriptedServer(fails(400));
    const { error } = await listen({ baseUrl: server.baseUrl });
    expect(`${error?.message} ${error?.stack} ${JSON.stringify(error)} ${error?.cause}`).not.toMatch(
      /secret|prompt|How much/,
    );
  });

  it("counts nothing for a provider that answers with rubbish", async () => {
    const rubbish = [sendsHtml, sendsNothing, sendsGarbage, sends({ wrong: true }, DONE), sends({ error: {} }, DONE)];
    for (const script of rubbish) expect(await spentOn(script)).toBe(0);
  });

  it("adds up what each attempt took, of a server that counts on with every chunk the last", async () => {
    const fault = sends(usageOf(20, 0), usageOf(20, 5), { error: { message: "overloaded" } });
    expect(await spentOn(fault, says("Fine."))).toBe(25 + 100);
  });

  it("counts what was reported before the end", async () => {
    expect(await spentOn(sends(chunkOf("Fine."), usageOf(10, 5), STOP, DONE))).toBe(15);
  });

  it("believes no count that cannot be one", async () => {
    // Of the prompt, and of the answer.
    const estimate = 5 + 2;
    for (const [prompt, words] of [
      [1e15, 5],
      [-1e12, 5],
      [10.5, 5],
      [0, 0],
      ["many", 5],
    ] as [number, number][])
      expect(await spentOn(sends(chunkOf("Fine."), STOP, usageOf(prompt, words), DONE))).toBe(estimate);
  });

  it.each([
    [
      "OpenAI's reasoning models",
      "max_tokens",
      400,
      {
        error: {
          message:
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          type: "invalid_request_error",
          param: "max_tokens",
          code: "unsupported_parameter",
        },
      },
    ],
    [
      "Azure",
      "temperature",
      400,
      {
        error: {
          message:
            "Unsupported value: 'temperature' does not support 0.2 with this model. Only the default (1) value is supported.",
          type: "invalid_request_error",
          param: "temperature",
          code: "unsupported_value",
        },
      },
    ],
    [
      "Mistral",
      "stream_options",
      422,
      {
        object: "error",
        message: {
          detail: [{ type: "extra_forbidden", loc: ["body", "stream_options"], msg: "Extra inputs are not permitted" }],
        },
      },
    ],
    [
      "an older vLLM",
      "stream_options",
      400,
      { detail: [{ loc: ["body", "stream_options"], msg: "extra fields not permitted" }] },
    ],
    [
      "LiteLLM",
      "temperature",
      400,
      { error: { message: "litellm.UnsupportedParamsError: o1 models don't support temperature=0.2", code: "400" } },
    ],
  ] as const)("leaves out what %s refuse, once, and says so (%s)", async (_, field, status, words) => {
    await using server = await scriptedServer(refusesField((body) => field in body, status, words, says("Here I am.")));
    const logged: unknown[] = [];
    const note = (event: string, facts?: object) => void logged.push({ event, ...facts });
    const model = modelOf({ baseUrl: server.baseUrl, log: { info: note, error: note } });
    expect((await listen(model)).text).toBe("Here I am.");
    expect((await listen(model)).text).toBe("Here I am.");
    expect(server.requests.map(({ body }) => field in body)).toEqual([true, false, false]);
    expect("max_completion_tokens" in (server.requests.at(-1)?.body ?? {})).toBe(field === "max_tokens");
    expect(logged).toEqual([{ event: "model refuses a parameter", model: "scripted", param: field, status }]);
  });

  it("learns from refusals of requests that were made at once what to leave out, and no more", async () => {
    const words = { error: { message: "'max_tokens' is not supported. Use 'max_completion_tokens' instead." } };
    await using server = await scriptedServer(
      refusesField((body) => "max_tokens" in body, 400, words, says("Here I am.")),
    );
    const model = modelOf({ baseUrl: server.baseUrl });
    expect(await Promise.all([listen(model), listen(model)])).toEqual([{ text: "Here I am." }, { text: "Here I am." }]);
    expect(server.requests.map(({ body }) => "max_completion_tokens" in body)).toEqual([false, false, true, true]);
  });

  it("puts its instructions into the first message for a model that knows no system role", async () => {
    for (const words of [
      "System role not supported",
      "Conversation roles must alternate user/assistant/user/assistant/...",
      "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
      "Developer instruction is not enabled for models/gemma-3-27b-it",
    ]) {
      const hasSystem = ({ messages }: { messages: { role: string }[] }) =>
        messages.some(({ role }) => role === "system");
      await using server = await scriptedServer(
        refusesField(hasSystem, 400, { error: { message: words } }, says("Here I am.")),
      );
      expect((await listen({ baseUrl: server.baseUrl })).text).toBe("Here I am.");
      expect(server.requests.at(-1)?.body.messages).toEqual([{ role: "user", content: "Answer.\n\nHow much?" }]);
    }
  });

  it("asks for an answer whole where it may not be streamed", async () => {
    const message = "Your organization must be verified to stream this model.";
    const words = { error: { message, type: "invalid_request_error", param: "stream", code: "unsupported_value" } };
    await using server = await scriptedServer(
      refusesField(({ stream }) => stream === true, 400, words, replies("Here I am.")),
    );
    const model = modelOf({ baseUrl: server.baseUrl });
    for (let turn = 0; turn < 2; turn += 1) expect(await listen(model)).toEqual({ text: "Here I am." });
    expect(server.requests.map(({ body }) => body.stream)).toEqual([true, false, false]);
  });

  it.each([
    [
      "in a field of its own",
      sends({ choices: [{ index: 0, delta: { reasoning_content: "Well" } }] }, FULL, DONE),
      true,
    ],
    ["unseen", sends(FULL, DONE), true],
    ["between tags", sends(chunkOf("<think>Well, 99%"), FULL, DONE), true],
    ["without the opening tag", sends(chunkOf("Okay, the user asks for 99%"), FULL, DONE), true],
    ["before a short reply", replies("", "length"), false],
  ])("gives a model room that uses up its tokens in thought (%s), and counts them", async (_, cut, stream) => {
    const answer = stream ? sends(chunkOf("It fell."), STOP, usageOf(10, 2_000), DONE) : replies("It fell.");
    await using server = await scriptedServer((response, requests, request) =>
      (Number(requests.body.max_tokens) > 1_000 ? answer : cut)(response, requests, request),
    );
    let used = 0;
    const model = modelOf({ baseUrl: server.baseUrl, stream });
    const onTokens = (tokens: number) => {
      used += tokens;
    };
    for await (const text of model.stream({ ...QUESTION, signal: new AbortController().signal, onTokens }))
      expect(text).toBe("It fell.");
    expect(await listen(model)).toEqual({ text: "It fell." });
    expect(server.requests).toHaveLength(3);
    expect(used).toBe(stream ? 2_010 : 2 * 64);
  });

  it("asks again for room once, and not for a reply that has said something", async () => {
    await using always = await scriptedServer(sends(FULL, DONE));
    expect((await listen({ baseUrl: always.baseUrl })).error?.message).toBe("model rubbish");
    expect(always.requests).toHaveLength(2);
    await using long = await scriptedServer(READY, sends(chunkOf("It fell by"), FULL, DONE));
    expect(await listen(await known({ baseUrl: long.baseUrl }))).toEqual({ text: "It fell by" });
  });

  it("does not go round in circles with a server that refuses whatever it is sent", async () => {
    const words = "max_tokens max_completion_tokens temperature stream_options 'stream' system role";
    await using server = await scriptedServer(fails(400, {}, words));
    expect((await listen({ baseUrl: server.baseUrl })).error?.message).toBe("model refused (status 400)");
    expect(server.requests).toHaveLength(7);
  });

  it.each([
    ["between tags", "<think>Let me see, 99%.</think>It fell by 37%."],
    ["without the opening tag", "Okay, the user asks for 99%. </think>\n\nIt fell by 37%."],
    ["under another name", "<reasoning>99%</reasoning> It fell by 37%."],
  ])("shows nothing of what a model thinks %s", async (_, words) => {
    await using server = await scriptedServer(says(words));
    const model = modelOf({ baseUrl: server.baseUrl });
    for (let turn = 0; turn < 2; turn += 1) expect((await listen(model)).text.trim()).toBe("It fell by 37%.");
    const checker = modelOf({ baseUrl: (await scriptedServer(replies(words))).baseUrl, stream: false });
    expect((await listen(checker)).text.trim()).toBe("It fell by 37%.");
  });

  it("believes a whole reply without thinking of a model that thought before", async () => {
    await using server = await scriptedServer(replies("<think>99%</think>1 yes"), replies("1 no"));
    const checker = modelOf({ baseUrl: server.baseUrl, stream: false });
    expect([await listen(checker), await listen(checker)]).toEqual([{ text: "1 yes" }, { text: "1 no" }]);
  });

  it("shows nothing of what a model thinks in a field of its own, or never stops to think", async () => {
    const thought = { choices: [{ index: 0, delta: { reasoning_content: "99%", reasoning: "99%" } }] };
    const parts = {
      choices: [
        {
          index: 0,
          delta: {
            content: [
              { type: "thinking", thinking: [] },
              { type: "reasoning", text: "99%" },
              { type: "text", text: "It fell." },
            ],
          },
        },
      ],
    };
    await using apart = await scriptedServer(sends(thought, parts, STOP, DONE));
    expect(await listen({ baseUrl: apart.baseUrl })).toEqual({ text: "It fell." });
    await using endless = await scriptedServer(says("<think>Well, 99%"));
    expect(await listen({ baseUrl: endless.baseUrl })).toMatchObject({ text: "", error: { message: "model cut" } });
    expect(endless.requests).toHaveLength(1);
  });

  it("ends an answer that turns out to have been thought, and holds the next one back", async () => {
    const [thought, answer] = [chunkOf("The user asks for 99%. "), chunkOf("It fell.")];
    await using server = await scriptedServer(
      READY,
      sends(thought, chunkOf("</thi"), chunkOf("nk>"), answer, STOP, DONE),
    );
    const model = await known({ baseUrl: server.baseUrl });
    expect(await listen(model)).toEqual({ text: "The user asks for 99%. ", error: expect.any(Error) });
    expect(await listen(model)).toEqual({ text: "It fell." });
  });

  it("sees an opening tag that comes in pieces, of a model that did not think before", async () => {
    const tag = [chunkOf(" <"), chunkOf("thi"), chunkOf("nk>99%</think>"), chunkOf("It fell.")];
    await using server = await scriptedServer(READY, sends(...tag, STOP, DONE));
    expect(await listen(await known({ baseUrl: server.baseUrl }))).toEqual({ text: "It fell." });
  });

  it("follows no redirect: the prompt goes to nobody else", async () => {
    await using elsewhere = await scriptedServer(says("Got it."));
    await using server = await scriptedServer(fails(307, { location: `${elsewhere.baseUrl}/chat/completions` }));
    expect((await listen({ baseUrl: server.baseUrl })).error?.message).toBe("model refused (status 307)");
    expect(elsewhere.requests).toHaveLength(0);
  });

  it("leaves a busy server alone for as long as it asks", async () => {
    await using server = await scriptedServer(fails(429, { "retry-after": "30" }));
    const model = modelOf({ baseUrl: server.baseUrl });
    for (let turn = 0; turn < 3; turn += 1) expect((await listen(model)).error?.message).toMatch(/^model busy/);
    expect(server.requests).toHaveLength(1);
  });

  it("asks a server again after a minute, however long it asks to be left alone", async () => {
    await using server = await scriptedServer(fails(429, { "retry-after": "86400" }), says("Here I am."));
    const model = modelOf({ baseUrl: server.baseUrl });
    await listen(model);
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_001);
    expect((await listen(model)).text).toBe("Here I am.");
  });

  it("sends no key where there is none, and asks for a short reply whole", async () => {
    await using server = await scriptedServer(replies("1 yes"));
    const checker = createChatModel({
      model: "scripted",
      baseUrl: server.baseUrl,
      totalMs: UNHURRIED,
      stream: false,
      temperature: 0,
    });
    expect(await listen(checker)).toEqual({ text: "1 yes" });
    expect(server.requests[0]).toMatchObject({ authorization: undefined, body: { stream: false, temperature: 0 } });
    expect(server.requests[0]?.body).not.toHaveProperty("stream_options");
  });

  it("stays within the day's budget and counts what was really used", async () => {
    await using server = await scriptedServer(says("Fine."));
    let now = 0;
    let spent = 0;
    const spend = async (_day: string, tokens: number, limit: number) => {
      if (spent + tokens > limit) return false;
      spent += tokens;
      return true;
    };
    const budget = createBudget({ spend }, 250, () => now);
    const model = withBudget(modelOf({ baseUrl: server.baseUrl }), budget, 120);
    expect((await listen(model)).text).toBe("Fine.");
    expect((await listen(model)).text).toBe("Fine.");
    expect((await listen(model)).error?.message).toBe("model over budget");
    expect(server.requests).toHaveLength(2);
    now += 86_400_000;
    spent = 0;
    expect((await listen(model)).text).toBe("Fine.");
  });
});
