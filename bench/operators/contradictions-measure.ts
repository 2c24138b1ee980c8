/** Looks at each entry of `contradictions.json` beside the site's own sections and a few entries of operators. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { contradictionsOf } from "../../server/knowledge-base/contradictions.ts";
import { readSections } from "../../server/knowledge-base/hosted-pages.ts";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { siteEngine } from "../consultant/site.ts";

const item = z.object({ title: z.string(), url: z.string(), text: z.string(), against: z.string().optional() });
const collection = z.object({
  /** Entries that operators wrote before. */
  own: z.object({ title: z.string(), text: z.string() }).array(),
  /** `against`: the contradicting figure. */
  wrong: item.array(),
  harmless: item.array(),
});

export interface Measured {
  text: string;
  /** A contradiction is reported: of a wrong entry the seeded one. */
  found: boolean;
  /** The reported contradictions. */
  message: string;
}

/** Every second entry was kept back while the comparison was made. */
export type Half = "development" | "held out";

const created_at = "2026-01-01T00:00:00.000Z";
const entryOf = (id: string, title: string, url: string, content: string): KnowledgeBaseEntry => ({
  id,
  page_title: title,
  page_url: url || null,
  section_title: null,
  content,
  created_at,
  embedding: null,
  metadata: { manually_added: true },
});

export async function contradictionBench() {
  const { own, ...lists } = collection.parse(
    JSON.parse(readFileSync(new URL("contradictions.json", import.meta.url), "utf8")),
  );
  const sections = (await readSections(join("build", "knowledge.json"))).map((section, number) => ({
    ...section,
    id: `page-${number}`,
    created_at,
  }));
  const before = own.map(({ title, text }, number) => entryOf(`own-${number}`, title, "", text));
  const engine = await siteEngine([...sections, ...before]);
  const look = async (entry: KnowledgeBaseEntry, against = ""): Promise<Measured> => {
    const all = await contradictionsOf(entry, undefined, engine);
    const [figure = ""] = against.toLowerCase().split(" ");
    return {
      text: entry.content.slice(0, 160).replaceAll("\n", " "),
      found: all.some(({ other }) => other.sentence.toLowerCase().includes(figure)),
      message: all
        .map(({ kind, figure, other }) => `${kind}: ${figure} / ${other.sentence} (${other.url})`)
        .join(" | "),
    };
  };
  return {
    of: (list: keyof typeof lists, half: Half): Promise<Measured[]> =>
      inTurn(
        lists[list].filter((_, number) => (number % 2 === 0) === (half === "development")),
        ({ title, url, text, against }) => look(entryOf("new", title, url, text), against),
      ),
    /** Each of the site's own sections as a new entry. */
    ofSite: (): Promise<Measured[]> => inTurn(sections, (section) => look(section)),
  };
}

/** One after the other: each waits for its vectors. */
async function inTurn<T>(items: readonly T[], look: (item: T) => Promise<Measured>): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const one of items) measured.push(await look(one));
  return measured;
}
