import { describe, expect, it } from "vitest";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { BUILT_IN_MODEL } from "../embedding/index.ts";
import { createSearchIndex } from "./index.ts";

let count = 0;

function entry(title: string, content: string, more: Partial<KnowledgeBaseEntry> = {}): KnowledgeBaseEntry {
  count += 1;
  const url = `/results/${title.toLowerCase().replaceAll(" ", "-")}`;
  const created = "2025-09-30T00:00:00.000Z";
  return {
    id: `e${count}`,
    page_title: title,
    page_url: url,
    section_title: null,
    content,
    created_at: created,
    embedding: null,
    metadata: {},
    ...more,
  };
}

const tourism = entry("Tourism campaign", "The destination counted 2.1M arrivals. Bookings rose by 41%.");
const finance = entry(
  "Finance growth",
  "Cost per acquisition fell by 37% for the financial client. Organisations were analysed.",
);
const government = entry("Government service", "Task completion rose to 73% and calls to the contact centre fell.");
const legal = entry(
  "Legal platform",
  "The platform reached 94K sign-ups across practice areas, with data protection throughout.",
);
const domains = entry("Domain names", "An unused domain name can be leased. We programme nothing.", {
  metadata: { questions: ["What can I do with a name nobody uses?"] },
});
const all = [tourism, finance, government, legal, domains];

const first = (query: string, entries = all) => createSearchIndex(entries).search(query)[0]?.entry.page_title;

describe("search", () => {
  it("finds what visitors call by other words", () => {
    expect(first("holiday bookings")).toBe(tourism.page_title);
    expect(first("what did the bank pay for a new customer, CPA")).toBe(finance.page_title);
    expect(first("did the council get fewer phone calls")).toBe(government.page_title);
    expect(first("law firm registrations")).toBe(legal.page_title);
    expect(first("GDPR")).toBe(legal.page_title);
  });

  it("forgives slips and reads British and American spelling alike", () => {
    expect(first("aquisition cots of the finacial client")).toBe(finance.page_title);
    expect(first("organizations analyzed")).toBe(finance.page_title);
    expect(first("program nothing")).toBe(domains.page_title);
    expect(first("tsak completoin")).toBe(government.page_title);
  });

  it("reads numbers in any form", () => {
    expect(first("2.1 million")).toBe(tourism.page_title);
    expect(first("94,000")).toBe(legal.page_title);
    expect(first("who reached 94k")).toBe(legal.page_title);
  });

  it("counts the questions that a section expects", () => {
    const [hit] = createSearchIndex(all).search("what to do with a name that nobody uses");
    expect(hit?.entry).toBe(domains);
    expect(hit?.parts.question).toBeGreaterThan(0.8);
  });

  it("does not take a real word for a slip, nor a name for a word", () => {
    const { groups } = createSearchIndex([...all, entry("Attribution", "Attribution of sales.")]).interpret(
      "attrition at Booking.com",
    );
    expect(groups.map(({ word, match }) => [word, match])).toEqual(
      expect.arrayContaining([
        ["attrition", "unknown"],
        ["bookingdotcom", "unknown"],
      ]),
    );
  });

  it("counts a new entry at once, replaces one of the same id and forgets a removed one", () => {
    const index = createSearchIndex(all);
    const made = entry("Opening hours", "The office is open from nine to five.", {
      metadata: { manually_added: true },
    });
    index.add(made);
    expect(index.search("when does the office open")[0]?.entry).toBe(made);
    const changed = { ...made, content: "The bureau is closed." };
    index.add(changed);
    expect(index.search("bureau")[0]?.entry).toBe(changed);
    expect(index.get(made.id)).toBe(changed);
    index.remove(made.id);
    expect(index.search("bureau office").map(({ entry: { id } }) => id)).not.toContain(made.id);
    expect(index.size).toBe(all.length);
  });

  it("stays right after thousands of entries came and went", () => {
    const index = createSearchIndex(all);
    for (let round = 0; round < 2_500; round += 1) {
      const passing = entry("Passing", `Bookings of the week ${round}.`);
      index.add(passing);
      index.remove(passing.id);
    }
    expect(index.search("bookings")[0]?.entry).toBe(tourism);
    expect(index.rarity("book")).toBeGreaterThan(0);
  });

  it("compares a model's vectors where both sides have them, and its own otherwise", () => {
    const near = entry("Apples", "One text.", { embedding: [1, 0, 0], metadata: { embedding_model: "m" } });
    const far = entry("Pears", "Another text.", { embedding: [0, 1, 0], metadata: { embedding_model: "m" } });
    const old = entry("Plums", "A third text.", { embedding: [1, 0], metadata: { embedding_model: "older" } });
    const index = createSearchIndex([far, near, old]);
    expect(index.search("fruit", { vector: { model: "m", values: [0.9, 0.1, 0] } })[0]?.entry).toBe(near);
    expect(index.search("apples", { vector: { model: "unknown", values: [1] } })[0]?.entry).toBe(near);
    index.remove(near.id);
    expect(index.search("fruit", { vector: { model: "m", values: [0.9, 0.1, 0] } })[0]?.entry).toBe(far);
    expect(BUILT_IN_MODEL).not.toBe("m");
  });

  it("answers an empty or wordless query with nothing that matters", () => {
    const index = createSearchIndex(all);
    for (const query of ["", "   ", "???", "the of and", "🙂", "x".repeat(5_000)])
      expect(index.search(query).every(({ parts }) => parts.coverage === 0)).toBe(true);
    expect(createSearchIndex().search("anything")).toEqual([]);
  });

  it("lists pages and their entries", () => {
    const section = { ...tourism, id: "other", page_url: `${tourism.page_url}#outcome`, section_title: "Outcome" };
    const index = createSearchIndex([tourism, section, entry("No address", "Text.", { page_url: null })]);
    expect(index.pages()).toMatchObject([{ path: tourism.page_url, title: tourism.page_title }]);
    expect(index.entriesOf(tourism.page_url ?? "").map(({ id }) => id)).toEqual([tourism.id, "other"]);
  });
});
