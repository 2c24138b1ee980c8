import { describe, expect, test } from "vitest";
import { refusal } from "../../shared/contracts/error.ts";
import { searchAnswer } from "../../shared/contracts/search.ts";
import { section, testApp } from "../../tests/support/app.ts";
import { testEngine } from "../../tests/support/engine.ts";
import { library, sections, TICKETS_QUESTION } from "../../tests/support/library.ts";

const news = section("/privacy#news", "Privacy", "We write to the harbour once a year. Nobody else is told.");
const elsewhere = section("https://example.org/harbour", "Harbour elsewhere", "A harbour that is not ours.");

async function site(overrides: Parameters<typeof testApp>[0] = {}) {
  const engine = testEngine(library);
  const made = testApp({ engine, sections: [...sections, news, elsewhere], ...overrides });
  await made.knowledgeBase.ingest();
  await made.knowledgeBase.current();
  await engine.encoded();
  const search = async (query: string) => {
    const response = await made.app.request(`/functions/v1/search?${query}`);
    return searchAnswer.parse(await response.json()).results;
  };
  return { ...made, search };
}

describe("GET /functions/v1/search", () => {
  test("finds sections with the sentence that matches, and answers of the library, the best first", async () => {
    const { search } = await site();
    const results = await search("q=harbour+office");
    expect(results).toContainEqual({
      title: "Ferry case",
      section: null,
      url: "/results/ferry#outcome:~:text=The%20island's%20harbour%20office%20counted%20them.",
      excerpt: "The island's harbour office counted them.",
    });
    const [first] = await search(`q=${encodeURIComponent(TICKETS_QUESTION)}`);
    expect(first).toMatchObject({
      section: TICKETS_QUESTION,
      url: "/answers/case-ferry#ferry-tickets",
      excerpt: expect.stringContaining("The harbour office counts each ticket"),
    });
  });

  test("finds a word before it is typed to its end, and one with a typo", async () => {
    const { search } = await site();
    for (const typed of ["ferr", "bookin", "ferry bookngs"])
      expect((await search(`q=${typed}`)).length, typed).toBeGreaterThan(0);
  });

  test("keeps to a kind and a sector; an empty filter is none", async () => {
    const { search } = await site();
    const urls = async (query: string) => (await search(query)).map(({ url }) => url.split("#")[0]);
    expect(await urls("q=harbour&kind=page")).toEqual(expect.arrayContaining(["/privacy", ""]));
    expect(new Set(await urls("q=harbour&kind=case"))).toEqual(new Set(["/results/ferry"]));
    expect(new Set(await urls("q=ferry&kind=answer"))).toEqual(new Set(["/answers/case-ferry"]));
    expect(await urls("q=harbour&sector=tourism")).not.toContain("/privacy");
    expect(await search("q=ferry&kind=&sector=")).toEqual(await search("q=ferry"));
  });

  test("leads to this site alone, and to nothing that is only said in a talk", async () => {
    const { search } = await site();
    for (const { url } of await search("q=hello+harbour+elsewhere"))
      expect(url).toMatch(/^(?:\/(?!\/|answers\/talk)|$)/);
  });

  test("finds nothing where nothing is", async () => {
    const { search } = await site();
    expect(await search("q=zzyzx")).toEqual([]);
    expect(await search("q=%01%ff%3Cscript%3E")).toEqual([]);
  });

  test.each([
    ["", "q"],
    ["q=", "q"],
    ["q=%20%20", "q"],
    [`q=${"a".repeat(201)}`, "q"],
    ["q=a&kind=constructor", "kind"],
    ["q=a&sector=farming", "sector"],
  ])("refuses %s and names the field", async (query, field) => {
    const { app } = await site();
    const response = await app.request(`/functions/v1/search?${query}`);
    expect(response.status).toBe(400);
    expect(refusal.parse(await response.json()).error).toMatchObject({ field, code: "invalid_request" });
  });

  test("has twelve times the limit of the chat: a search begins with every key", async () => {
    const { app } = await site({ chatRateLimit: 1 });
    const statuses = [];
    for (let typed = 0; typed < 13; typed += 1) statuses.push((await app.request("/functions/v1/search?q=a")).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  });
});
