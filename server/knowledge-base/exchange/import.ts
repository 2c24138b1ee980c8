/** Imports hand-made entries from a file: first a preview, then all of it or nothing. */
import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type KnowledgeBaseEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { ImportReport } from "../../../shared/contracts/operator.ts";
import { RequestRefused } from "../../http/refusal.ts";
import { type BatchItem, type EntryWrite, type NewEntry, type Store, WriteConflict } from "../../store/store.ts";
import { inTurns } from "../../turns.ts";
import { answerReplacedBy, nameOf, nextVersion } from "../entry-changes.ts";
import { allEntries } from "../entry-pages.ts";
import { withDiscarded } from "../hidden-instructions/index.ts";
import { labelled, labelsOf, NeverPublished } from "../labels.ts";
import { withoutVector } from "../vectors.ts";
import type { ImportFile, ImportRow, ReadRow } from "./file.ts";
import { readRows } from "./read-rows.ts";

export type { ImportFile };

export interface ImportOptions {
  /** The preview's: anything changed since is refused. */
  revision?: number | undefined;
  /** Leaves bad rows out. */
  partly?: boolean;
}

interface Dependencies {
  store: Store;
  /** Whether the library has an answer with this id that may be replaced. */
  isOverridable: (answer: string) => Promise<boolean>;
  now: () => number;
}

/** Rows that a report lists, though it counts all. */
const LISTED = 100;

interface Plan {
  writes: { row: ImportRow; before: KnowledgeBaseEntry | undefined }[];
  errors: { line: number; message: string }[];
  unchanged: number;
  skipped: number;
  notes: ImportReport["notes"];
}

export function createImport({ store, isOverridable, now }: Dependencies) {
  async function planned(file: ImportFile): Promise<{ plan: Plan; report: ImportReport }> {
    const revision = await store.revision();
    const plan = await planImport(await readRows(file), await allEntries(store));
    if (file.isGuessed) plan.notes.unshift({ line: 1, message: GUESSED });
    return { plan, report: reportOf(plan, revision) };
  }

  function changed(row: ImportRow, before: KnowledgeBaseEntry, by: string): KnowledgeBaseEntry {
    const { id, created_at } = before;
    const entry = entryOf(row, before.metadata, wordsOf(before) !== wordsOf({ ...row, metadata: row }));
    const metadata = { ...entry.metadata, updated_at: nextVersion(before, now()), updated_by: by };
    return { ...entry, id, created_at, metadata };
  }

  async function added(row: ImportRow, at: string, by: string): Promise<KnowledgeBaseEntry> {
    const overrides = await replacedBy(row.id);
    const { metadata, ...entry } = entryOf(row, { overrides });
    // An override names its author.
    const author = overrides ? { updated_at: at, updated_by: by } : {};
    return { ...entry, id: row.id ?? randomUUID(), created_at: at, metadata: { ...metadata, ...author } };
  }

  /** The answer that a new entry replaces: it had this id where it was exported. */
  async function replacedBy(id: string | undefined): Promise<string | undefined> {
    const answer = id && answerReplacedBy(id);
    return answer && (await isOverridable(answer)) ? answer : undefined;
  }

  return {
    preview: async (file: ImportFile) => (await planned(file)).report,
    /** Rejects with `WriteConflict` where anything changed since `revision`, and with a refusal where a row is bad, unless `partly`. */
    async run(file: ImportFile, { revision, partly = false }: ImportOptions, by: string): Promise<ImportReport> {
      const { plan, report } = await planned(file);
      if (revision !== undefined && revision !== report.revision) throw new WriteConflict("revision");
      if (plan.errors.length > 0 && !partly)
        throw new RequestRefused(400, "Some rows cannot be imported, so none was.");
      if (plan.writes.length === 0) return report;
      const at = new Date(now()).toISOString();
      const writes: EntryWrite[] = [];
      const batch: BatchItem[] = [];
      for await (const { row, before } of inTurns(plan.writes)) {
        const entry = before ? changed(row, before, by) : await added(row, at, by);
        writes.push(before ? { kind: "update", entry, seen: versionOf(before) } : { kind: "insert", entry });
        batch.push({ id: entry.id, version: versionOf(entry), before: before ?? null, title: nameOf(entry) });
      }
      const line = { at, by, action: "imported", entry_id: null, title: sentence(report), batch } as const;
      await store.write(writes, [line], report.revision);
      return report;
    },
  };
}

async function planImport(rows: readonly ReadRow[], entries: readonly KnowledgeBaseEntry[]): Promise<Plan> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = new Set<string>();
  const drafts = new Set<string>();
  for await (const entry of inTurns(entries)) {
    if (entry.metadata.manually_added) known.add(wordsOf(entry));
    else if (entry.metadata.draft) drafts.add(nameOf(entry));
  }
  const lines = new Map<string, number>();
  const plan: Plan = { writes: [], errors: [], unchanged: 0, skipped: 0, notes: [] };
  for await (const row of inTurns(rows)) {
    if ("error" in row) plan.errors.push({ line: row.line, message: row.error });
    else if ("skipped" in row) {
      plan.skipped += 1;
      if (row.draft && !drafts.has(row.skipped)) plan.notes.push({ line: row.line, message: draftNote(row.skipped) });
    } else plan.unchanged += planRow(row);
  }
  return plan;

  /** 1 where the row changes nothing. */
  function planRow(row: ImportRow): 0 | 1 {
    const earlier = row.id && lines.get(row.id);
    if (row.id) lines.set(row.id, row.line);
    const before = row.id ? byId.get(row.id) : undefined;
    const words = wordsOf({ ...row, metadata: row });
    const problem = timesProblem(row, before);
    if (problem) plan.errors.push({ line: row.line, message: problem });
    else if (earlier) plan.errors.push({ line: row.line, message: `has the id of line ${earlier}` });
    else if (before && !before.metadata.manually_added)
      plan.errors.push({ line: row.line, message: "has the id of an entry that comes from a page" });
    else if (before ? wordsOf(before) === words && hasLabels(before, row) : known.has(words)) return 1;
    else {
      plan.writes.push({ row, before });
      known.add(words);
    }
    return 0;
  }
}

const GUESSED = "The file is not in UTF-8: it was read as Windows writes it. Look whether accents are right.";
const draftNote = (title: string) =>
  `“${title}” comes from a page: that it is a draft is not taken over. Set its state in the list.`;

/** What is wrong with the times at which the entry would count. */
function timesProblem({ labels }: ImportRow, before: KnowledgeBaseEntry | undefined): string | undefined {
  try {
    labelled(before?.metadata ?? {}, labels);
    return undefined;
  } catch (error) {
    if (error instanceof NeverPublished) return error.message.replace("expiresAt:", "expires_at");
    throw error;
  }
}

const hasLabels = ({ metadata }: KnowledgeBaseEntry, { labels }: ImportRow) =>
  isDeepStrictEqual(labelsOf(metadata), labelsOf(labelled(metadata, labels)));

function entryOf(row: ImportRow, before: KnowledgeBaseEntry["metadata"], isReworded = true): NewEntry {
  const { page_title, page_url, section_title, content, questions, labels } = row;
  // Changed words need a new approval.
  const { use_anyway, ...kept } = before;
  const approval = use_anyway && !isReworded ? { use_anyway } : {};
  const metadata = labelled({ ...kept, ...approval, manually_added: true, questions }, labels);
  return withDiscarded(withoutVector({ page_title, page_url, section_title, content, embedding: null, metadata }));
}

type Words = Omit<NewEntry, "embedding" | "metadata"> & { metadata: Pick<NewEntry["metadata"], "questions"> };

/** The fields that an import can change. */
function wordsOf({ page_title, page_url, section_title, content, metadata }: Words): string {
  return JSON.stringify([page_title, page_url, section_title, content, metadata.questions ?? []]);
}

function reportOf({ writes, errors, unchanged, skipped, notes }: Plan, revision: number): ImportReport {
  const changed = writes.filter(({ before }) => before).length;
  return {
    added: writes.length - changed,
    changed,
    unchanged,
    skipped,
    notes: notes.slice(0, LISTED),
    rows: writes
      .slice(0, LISTED)
      .map(({ row, before }) => ({ line: row.line, action: before ? "change" : "add", title: nameOf(row) })),
    errors,
    revision,
  };
}

/** "2 added, 1 changed (Offices; Retainers: Terms)": which ones, as far as a line goes. */
function sentence({ added, changed, rows }: ImportReport): string {
  const names = rows.slice(0, 5).map(({ title }) => title);
  return `${added} added, ${changed} changed (${names.join("; ")}${rows.length > 5 ? "; …" : ""})`;
}
