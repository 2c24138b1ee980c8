/** Syncs the entries that came from pages with the built pages. */
import { createHash, randomUUID } from "node:crypto";
import { type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import type { Change, IngestProgress } from "../../shared/contracts/operator.ts";
import { RequestRefused } from "../http/refusal.ts";
import { type EntryWrite, type NewEntry, type Store, WriteConflict } from "../store/store.ts";
import { nextVersion } from "./entry-changes.ts";
import { allEntries } from "./entry-pages.ts";
import { labelsOf } from "./labels.ts";

/** What an ingest did to the entries that came from pages. */
export interface IngestReport {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

export type Ingest = ReturnType<typeof createIngest>;

export class IngestRunning extends Error {}
/** There are no built pages; to sync with nothing would empty the knowledge base. */
export class NothingToIngest extends RequestRefused {}

interface Dependencies {
  store: Store;
  readSections: () => Promise<NewEntry[]>;
  now: () => number;
}

/** Attempts while operators, or an ingest on another server, change entries meanwhile. */
const ATTEMPTS = 10;

export function createIngest({ store, readSections, now }: Dependencies) {
  let progress: IngestProgress = { running: false, done: 0, total: 0 };

  async function ingest(by: string): Promise<IngestReport> {
    const sections = await readSections();
    if (sections.length === 0) throw new NothingToIngest(503, "The built site has no pages to ingest.");
    progress = { running: true, done: 0, total: sections.length };
    for (let attempt = 1; ; attempt += 1) {
      const revision = await store.revision();
      const plan = planSections(await allEntries(store), sections);
      try {
        const report = await write(plan, { revision, by, pages: hashOfPages(sections) });
        progress = { ...progress, done: sections.length };
        return report;
      } catch (error) {
        if (!(error instanceof WriteConflict) || attempt === ATTEMPTS) throw error;
      }
    }
  }

  async function write(plan: SectionPlan, { revision, by, pages }: { revision: number; by: string; pages: string }) {
    const at = new Date(now()).toISOString();
    const entry = (section: NewEntry, before: KnowledgeBaseEntry | undefined): KnowledgeBaseEntry => ({
      ...section,
      id: before?.id ?? randomUUID(),
      created_at: before?.created_at ?? at,
      embedding: null,
      metadata: {
        ...mergedMetadata(section, before),
        ...(before ? { updated_at: nextVersion(before, now()) } : {}),
      },
    });
    const writes: EntryWrite[] = [
      ...plan.changed.map(({ section, before }) => {
        const made = entry(section, before);
        return before
          ? ({ kind: "update", entry: made, seen: versionOf(before) } as const)
          : ({ kind: "insert", entry: made } as const);
      }),
      ...plan.gone.map((gone) => ({ kind: "remove", id: gone.id, seen: versionOf(gone) }) as const),
      ...(await Promise.all(plan.overtaken.map(flagged))),
    ];
    const report = reportOf(plan);
    const line = { at, by, action: "ingested", entry_id: pages, title: sentence(report) } as const;
    await store.write(writes, [line], revision);
    return report;
  }

  /** Flags an entry whose page has changed since an operator rewrote it. Its vector stays. */
  async function flagged(listed: KnowledgeBaseEntry): Promise<EntryWrite> {
    const before = (await store.get(listed.id)) ?? listed;
    const metadata = { ...before.metadata, page_changed: true, updated_at: nextVersion(before, now()) };
    return { kind: "update", entry: { ...before, metadata }, seen: versionOf(listed) };
  }

  return {
    progress: () => progress,
    /** Whether the pages have changed since the last ingest, or that one failed. */
    async isDue(): Promise<boolean> {
      const sections = await readSections();
      const last = lastIngest(await store.changes.list());
      return sections.length > 0 && (last?.action === "failed" || last?.entry_id !== hashOfPages(sections));
    },
    /** Rejects with `IngestRunning` while another one runs in this process, and with `NothingToIngest`. */
    async run(by: string): Promise<IngestReport> {
      if (progress.running) throw new IngestRunning("An ingest is running already.");
      progress = { running: true, done: 0, total: 0 };
      try {
        return await ingest(by);
      } finally {
        progress = { ...progress, running: false };
      }
    },
  };
}

/** The line of the record of changes with the result of the last ingest. */
export const lastIngest = (changes: readonly Change[]): Change | undefined =>
  changes.find(({ action }) => action === "ingested" || action === "failed");

/** Hash of the pages in the record of changes, by which the next start knows whether they have changed. */
const hashOfPages = (sections: readonly NewEntry[]) =>
  `pages:${createHash("sha256").update(JSON.stringify(sections)).digest("base64url").slice(0, 22)}`;

function reportOf({ changed, gone, unchanged }: SectionPlan): IngestReport {
  const replaced = changed.filter(({ before }) => before).length;
  return { added: changed.length - replaced, changed: replaced, removed: gone.length, unchanged };
}

const sentence = ({ added, changed, removed, unchanged }: IngestReport) =>
  `${added} added, ${changed} changed, ${removed} removed, ${unchanged} as before`;

interface SectionPlan {
  /** `before` is the entry that a section replaces. */
  changed: { section: NewEntry; before: KnowledgeBaseEntry | undefined }[];
  gone: KnowledgeBaseEntry[];
  /** Entries that an operator rewrote and whose page has changed since. */
  overtaken: KnowledgeBaseEntry[];
  unchanged: number;
}

/** Diffs the entries that came from pages against the current pages. Pure: it embeds and writes nothing. */
function planSections(entries: readonly KnowledgeBaseEntry[], sections: readonly NewEntry[]): SectionPlan {
  const known = Map.groupBy(
    entries.filter((entry) => !entry.metadata.manually_added),
    sectionKey,
  );
  const plan: SectionPlan = { changed: [], gone: [], overtaken: [], unchanged: 0 };
  // What is as before goes first: of two sections with one address, each must find its own entry.
  const others = sections.filter((section) => !takeUnchanged(section));
  plan.unchanged = sections.length - others.length;
  for (const section of others) {
    const before = known.get(sectionKey(section))?.shift();
    if (before?.metadata.edited) {
      plan.unchanged += 1;
      plan.overtaken.push(before);
    } else plan.changed.push({ section, before });
  }
  for (const left of known.values())
    for (const entry of left) (entry.metadata.edited ? plan.overtaken : plan.gone).push(entry);
  plan.overtaken = plan.overtaken.filter((entry) => !entry.metadata.page_changed);
  return plan;

  function takeUnchanged(section: NewEntry): boolean {
    const candidates = known.get(sectionKey(section)) ?? [];
    const hash = sectionHash(section);
    const place = candidates.findIndex(({ metadata, ...words }) =>
      metadata.edited ? metadata.page_hash === hash : sectionHash({ metadata, ...words }) === hash,
    );
    return place >= 0 && candidates.splice(place, 1).length > 0;
  }
}

/** A section is known by its address; one without, by its titles. */
function sectionKey(entry: NewEntry): string {
  return entry.page_url ?? `${entry.page_title}\n${entry.section_title ?? ""}`;
}

/** Hash of a section's own fields, without what an operator added. */
export function sectionHash(entry: NewEntry): string {
  const words = [entry.page_title, entry.section_title, entry.content, pageQuestions(entry.metadata)];
  return createHash("sha256").update(JSON.stringify(words)).digest("base64url").slice(0, 22);
}

function pageQuestions({ questions = [], added_questions = [] }: NewEntry["metadata"]): string[] {
  return questions.filter((question) => !added_questions.includes(question));
}

/** Metadata of a section stored over `before`: the operators' labels stay. */
function mergedMetadata(section: NewEntry, before: KnowledgeBaseEntry | undefined): NewEntry["metadata"] {
  const own = section.metadata.questions ?? [];
  const added = (before?.metadata.added_questions ?? []).filter((question) => !own.includes(question));
  return {
    ...section.metadata,
    ...labelsOf(before?.metadata),
    questions: [...own, ...added],
    ...(added.length > 0 ? { added_questions: added } : {}),
  };
}
