/** Syncs the entries that came from pages with the built pages. */
import { createHash, randomUUID } from "node:crypto";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { versionOf } from "../../shared/contracts/knowledge-base.ts";
import type { Change, IngestProgress } from "../../shared/contracts/operator.ts";
import { type EntryWrite, type NewEntry, type Store, WriteConflict } from "../store/store.ts";
import { nextVersion } from "./change-line.ts";
import { allEntries } from "./entry-pages.ts";
import { mergedMetadata, planSections, type SectionPlan } from "./section-plan.ts";

/** What an ingest did to the entries that came from pages. */
export interface IngestReport {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

export interface Ingest {
  /** Rejects with `IngestRunning` while another one runs in this process, and with `NothingToIngest`. */
  run(by: string): Promise<IngestReport>;
  progress(): IngestProgress;
  /** Whether the pages have changed since the last ingest, or that one failed. */
  isDue(): Promise<boolean>;
}

export class IngestRunning extends Error {}
/** There are no built pages; to sync with nothing would empty the knowledge base. */
export class NothingToIngest extends Error {}

interface Dependencies {
  store: Store;
  readSections: () => Promise<NewEntry[]>;
  now: () => number;
}

/** Attempts while operators, or an ingest on another server, change entries meanwhile. */
const ATTEMPTS = 10;

export function createIngest({ store, readSections, now }: Dependencies): Ingest {
  let progress: IngestProgress = { running: false, done: 0, total: 0 };

  async function ingest(by: string): Promise<IngestReport> {
    const sections = await readSections();
    if (sections.length === 0) throw new NothingToIngest("The built site has no pages to ingest.");
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
    async isDue() {
      const sections = await readSections();
      const last = lastIngest(await store.changes.list());
      return sections.length > 0 && (last?.action === "failed" || last?.entry_id !== hashOfPages(sections));
    },
    async run(by) {
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
