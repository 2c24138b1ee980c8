/** Foresees each entry of `contradictions.json` beside the site's own sections and a few entries of operators. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { contradictionsOf } from "../../server/knowledge-base/contradictions.ts";
import { readSections } from "../../server/knowledge-base/hosted-pages.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { siteEngine } from "../consultant/site.ts";

const item = z.object({ kind: z.string(), title: z.string(), url: z.string(), text: z.string() });
const collection = z.object({
  /** Entries that operators wrote before. */
  own: z.object({ title: z.string(), text: z.string() }).array(),
  /** `against`: the contradicting figure. */
  wrong: item.extend({ against: z.string() }).array(),
  harmless: item.array(),
});

export interface Measured {
  kind: string;
  text: string;
  found: boolean;
  /** The reported contradictions. */
  message: string;
}

export type Half = "development" | "held out";

const entryOf = (id: string, title: string, url: string, content: string): KnowledgeBaseEntry => ({
  id,
  page_title: title,
  page_url: url || null,
  section_title: null,
  content,
  created_at: "2026-01-01T00:00:00.000Z",
  embedding: null,
  metadata: { manually_added: true },
});

export async function measure(half: Half, { withSite = false } = {}) {
  const { own, wrong, harmless } = collection.parse(
    JSON.parse(readFileSync(new URL("contradictions.json", import.meta.url), "utf8")),
  );
  const sections = (await readSections(join("build", "knowledge.json"))).map((section, number) => ({
    ...section,
    id: `page-${number}`,
    created_at: "2026-01-01T00:00:00.000Z",
  }));
  const engine = await siteEngine([
    ...sections,
    ...own.map(({ title, text }, number) => entryOf(`own-${number}`, title, "", text)),
  ]);
  const isOf = (_: unknown, number: number) => (number % 2 === 0) === (half === "development");
  const look = async (kind: string, entry: KnowledgeBaseEntry, against?: string): Promise<Measured> => {
    const all = await contradictionsOf(entry, undefined, engine);
    const messages = all.map(
      ({ kind: how, figure, other }) => `${how}: ${figure} / ${other.sentence} (${other.figure}; ${other.url})`,
    );
    const found = all.some(
      ({ other }) =>
        against === undefined || `${other.sentence}`.toLowerCase().includes(against.toLowerCase().split(" ")[0] ?? ""),
    );
    return { kind, text: entry.content.slice(0, 160).replaceAll("\n", " "), found, message: messages.join(" | ") };
  };
  const results = async (items: z.infer<typeof collection>["harmless" | "wrong"]) => {
    const measured: Measured[] = [];
    for (const one of items.filter(isOf))
      measured.push(
        await look(one.kind, entryOf("new", one.title, one.url, one.text), (one as { against?: string }).against),
      );
    return measured;
  };
  const site: Measured[] = [];
  if (withSite) for (const section of sections) site.push(await look("site", section));
  return { wrong: await results(wrong), harmless: await results(harmless), site };
}
