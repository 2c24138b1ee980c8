/** Operators' bulk edits, in one transaction, each entry with its line in the record of changes. */
import type { z } from "zod";
import { type EditManyAnswer, type editManyRequest, versionOf } from "../../shared/contracts/knowledge-base.ts";
import { type EntryWrite, type NewChange, retried, type Store, WriteConflict } from "../store/store.ts";
import { inTurns } from "../turns.ts";
import { changeLine, lastDeleted, nextVersion, revived } from "./entry-changes.ts";
import { labelled } from "./labels.ts";

export type ManyEditor = ReturnType<typeof createManyEditor>;
export type ManyEdits = z.output<typeof editManyRequest>;

interface Dependencies {
  store: Store;
  now: () => number;
}

export function createManyEditor({ store, now }: Dependencies) {
  /** The answer once it is written; nothing is where everything was left alone. */
  async function write(writes: readonly EntryWrite[], lines: readonly NewChange[], left: string[]) {
    if (writes.length > 0) await store.write(writes, lines);
    const stored = writes.flatMap((one) => (one.kind === "remove" ? [] : [one.entry]));
    return { changed: stored.map((entry) => ({ id: entry.id, version: versionOf(entry) })), left };
  }

  return {
    /** Rejects with `WriteConflict`, and changes nothing, where one of the entries is not as it was seen; unless `partly`. */
    edit: ({ edits, partly = false }: ManyEdits, by: string): Promise<EditManyAnswer> =>
      retried(partly ? ["changed", "gone"] : [], async () => {
        const writes: EntryWrite[] = [];
        const lines: NewChange[] = [];
        const left: string[] = [];
        for await (const { id, seen, remove, ...labels } of inTurns(edits)) {
          const before = await store.get(id);
          if (!before || versionOf(before) !== seen) {
            if (!partly) throw new WriteConflict(before ? "changed" : "gone", id);
            left.push(id);
            continue;
          }
          if (remove) writes.push({ kind: "remove", id, seen });
          else {
            const metadata = labelled(before.metadata, labels);
            const entry = {
              ...before,
              metadata: { ...metadata, updated_by: by, updated_at: nextVersion(before, now()) },
            };
            writes.push({ kind: "update", entry, seen });
          }
          lines.push({ ...changeLine(remove ? "deleted" : "edited", before, by, now()), before });
        }
        return write(writes, lines, left);
      }),

    /** Undoes deletions: each entry is back with its id and its place in the list. One that is there already is left alone. */
    restore: (ids: readonly string[], by: string): Promise<EditManyAnswer> =>
      retried(["exists"], async () => {
        const writes: EntryWrite[] = [];
        const lines: NewChange[] = [];
        const left: string[] = [];
        for await (const id of inTurns(ids)) {
          if (await store.get(id)) {
            left.push(id);
            continue;
          }
          const before = await lastDeleted(id, store);
          writes.push({ kind: "insert", entry: revived(before, before, by, now()) });
          lines.push(changeLine("restored", before, by, now()));
        }
        return write(writes, lines, left);
      }),
  };
}
