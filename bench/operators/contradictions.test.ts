/** Of seeded contradictions many are told before an entry is published, and of harmless entries hardly one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { contradictionsOf } from "../../server/knowledge-base/contradictions.ts";
import { readSections } from "../../server/knowledge-base/hosted-pages.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { siteEngine } from "../consultant/site.ts";

const item = z.object({ title: z.string(), url: z.string(), text: z.string(), against: z.string().default("") });
const collection = z.object({
  /** Entries that operators wrote before. */
  own: z.object({ title: z.string(), text: z.string() }).array(),
  /** `against`: the contradicting figure. */
  wrong: item.array(),
  harmless: item.array(),
});
type Item = z.infer<typeof item>;

const created_at = "2026-01-01T00:00:00.000Z";
const entryOf = (id: string, { title, url, text }: Omit<Item, "against">): KnowledgeBaseEntry => ({
  id,
  page_title: title,
  page_url: url || null,
  section_title: null,
  content: text,
  created_at,
  embedding: null,
  metadata: { manually_added: true },
});

/** Every second entry was kept back while the comparison was made. */
const isKeptBack = (_: Item, number: number) => number % 2 === 1;

test("of seeded contradictions that were kept back seven in ten are told, and of harmless entries hardly one", async () => {
  const { own, wrong, harmless } = collection.parse(
    JSON.parse(readFileSync(new URL("contradictions.json", import.meta.url), "utf8")),
  );
  const sections = (await readSections(join("build", "knowledge.json"))).map((section, number) => ({
    ...section,
    id: `page-${number}`,
    created_at,
  }));
  const before = own.map((one, number) => entryOf(`own-${number}`, { ...one, url: "" }));
  const engine = await siteEngine([...sections, ...before]);
  /** How many raise an alarm: of a wrong entry that of its seeded contradiction. */
  const told = async (items: readonly Item[]) => {
    let count = 0;
    for (const one of items) {
      const all = await contradictionsOf(entryOf("new", one), undefined, engine);
      const [figure = ""] = one.against.toLowerCase().split(" ");
      count += Number(all.some(({ other }) => other.sentence.toLowerCase().includes(figure)));
    }
    return count;
  };
  const [seeded, fair] = [wrong.filter(isKeptBack), harmless.filter(isKeptBack)];
  expect(seeded.length).toBeGreaterThan(30);
  expect(fair.length).toBeGreaterThan(50);
  expect((await told(seeded)) / seeded.length).toBeGreaterThan(0.7);
  expect(await told(fair)).toBeLessThan(4);
});
