/** Shows a change of the record, and takes it back while nothing newer would be lost. */
import { type KnowledgeBaseEntry, type ListedEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import type { ChangeView, TakenBack } from "../../shared/contracts/operator.ts";
import { RequestRefused } from "../http/refusal.ts";
import type { BatchItem, EntryWrite, FoundChange, Store } from "../store/store.ts";
import { inTurns } from "../turns.ts";
import type { ManyEditor } from "./edit-many.ts";
import type { Editor } from "./editor.ts";
import { changeLine, revived } from "./entry-changes.ts";
import { allEntries } from "./entry-pages.ts";
import { SAME_TIME } from "./foresee.ts";

interface Dependencies {
  store: Store;
  editor: Pick<Editor, "remove">;
  many: Pick<ManyEditor, "restore">;
  now: () => number;
}

/** Names of a batch that are shown. */
const NAMED = 100;

export function createTakeBack({ store, editor, many, now }: Dependencies) {
  async function found(id: number) {
    const change = await store.changes.find(id);
    if (!change) throw new RequestRefused(409, "This change is not in the record any more.");
    const current = change.entry_id === null ? undefined : await store.get(change.entry_id);
    return { change, current, obstacle: obstacleTo(change, current) };
  }

  return {
    async view(id: number): Promise<ChangeView> {
      const { change, current, obstacle } = await found(id);
      const { before, batch = [], next, ...line } = change;
      const after = line.action === "deleted" ? undefined : (next?.before ?? current);
      const entries = batch.slice(0, NAMED).map((item) => ({ id: item.id, title: item.title }));
      return { ...line, before: listed(before), after: listed(after), entries, obstacle: obstacle ?? null };
    },

    async run(id: number, by: string): Promise<TakenBack> {
      const { change, current, obstacle } = await found(id);
      if (obstacle) throw new RequestRefused(409, obstacle);
      if (change.batch) return takeBackBatch(change.batch, change.title, by);
      const entryId = change.entry_id ?? "";
      if (change.action === "deleted") {
        const { left } = await many.restore([entryId], by);
        return { changed: 1 - left.length, left: left.length > 0 ? [change.title] : [] };
      }
      if (change.before && current) await revert(change.before, current, by);
      else if (current) await editor.remove(entryId, by, versionOf(current));
      return { changed: 1, left: [] };
    },
  };

  async function revert(before: KnowledgeBaseEntry, current: KnowledgeBaseEntry, by: string) {
    const line = { ...changeLine("reverted", current, by, now()), before: current };
    const entry = revived(before, current, by, now());
    await store.write([{ kind: "update", entry, seen: versionOf(current) }], [line]);
  }

  /** What somebody changed since is left as it is, and named. */
  async function takeBackBatch(batch: readonly BatchItem[], what: string, by: string): Promise<TakenBack> {
    const revision = await store.revision();
    const entries = new Map((await allEntries(store)).map((entry) => [entry.id, entry]));
    const writes: EntryWrite[] = [];
    const undone: BatchItem[] = [];
    const left: string[] = [];
    for await (const { id, version, before, title } of inTurns(batch)) {
      const current = entries.get(id);
      if ((current ? versionOf(current) : null) !== version) left.push(title);
      else if (!before) {
        writes.push({ kind: "remove", id, seen: version ?? "" });
        undone.push({ id, version: null, before: current ?? null, title });
      } else {
        const entry = revived(before, current ?? before, by, now());
        writes.push(current ? { kind: "update", entry, seen: version ?? "" } : { kind: "insert", entry });
        undone.push({ id, version: versionOf(entry), before: current ?? null, title });
      }
    }
    if (writes.length === 0) throw new RequestRefused(409, "Everything that it changed was changed again since.");
    const line = { at: new Date(now()).toISOString(), by, action: "reverted", entry_id: null, title: what } as const;
    await store.write(writes, [{ ...line, batch: undone }], revision);
    return { changed: writes.length, left };
  }
}

function obstacleTo(change: FoundChange, current: KnowledgeBaseEntry | undefined): string | undefined {
  const { action, at, before, batch, next } = change;
  if (batch) return undefined;
  if (action === "ingested") return "An ingest follows the site’s pages: it is made again, not taken back.";
  if (action === "imported") return "It was imported before imports could be taken back.";
  if (change.entry_id === null || !["added", "edited", "approved", "deleted", "restored", "reverted"].includes(action))
    return "There is nothing of it to take back.";
  if (next) return `${next.by} changed it again since. Take that back first: nothing newer is lost.`;
  if (action === "deleted") return current ? "It is there again." : undefined;
  if (!current) return "The entry is gone.";
  if (Date.parse(versionOf(current)) > Date.parse(at) + SAME_TIME)
    return "An import or the site’s pages changed it since.";
  return before || action === "added" || action === "restored" ? undefined : "How it was before is not known.";
}

function listed(entry: KnowledgeBaseEntry | undefined): ListedEntry | null {
  if (!entry) return null;
  const { embedding: _, ...rest } = entry;
  return rest;
}
