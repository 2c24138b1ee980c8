/** Operators' bulk edits: all or nothing, each with its line in the record of changes. */
import type { z } from "zod";
import { type editManyRequest, versionOf } from "../../shared/contracts/knowledge-base.ts";
import type { Embedder } from "../embedding/embedder.ts";
import { type EntryWrite, type NewChange, type Store, WriteConflict } from "../store/store.ts";
import { changeLine, nextVersion } from "./change-line.ts";
import { withDiscarded } from "./hidden-instructions/index.ts";
import { labelled } from "./labels.ts";
import { embedEntries } from "./vectors.ts";

export type ManyEdits = z.output<typeof editManyRequest>["edits"];

interface Dependencies {
  store: Store;
  embedder: Embedder;
  now: () => number;
}

export function createManyEditor({ store, embedder, now }: Dependencies) {
  return {
    /** Rejects with `WriteConflict`, and changes nothing, where one of the entries is not as it was seen. */
    async edit(edits: ManyEdits, by: string): Promise<void> {
      const writes: EntryWrite[] = [];
      const lines: NewChange[] = [];
      for (const { id, seen, remove, ...labels } of edits) {
        const before = await store.get(id);
        if (!before) throw new WriteConflict("gone", id);
        if (versionOf(before) !== seen) throw new WriteConflict("changed", id);
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
      await store.write(writes, lines);
    },

    /** Undoes deletions. */
    async restore(ids: readonly string[], by: string): Promise<void> {
      const found = await Promise.all(ids.map((id) => store.changes.lastDeleted(id)));
      const gone = ids.find((_, place) => !found[place]);
      if (gone !== undefined) throw new WriteConflict("gone", gone);
      const entries = found.filter((entry) => entry !== undefined);
      const vectors = await embedEntries(embedder, entries);
      const writes = entries.map((before, place): EntryWrite => {
        const entry = withDiscarded({ ...before, embedding: vectors[place] ?? null });
        const updated = { updated_at: nextVersion(before, now()), updated_by: by, embedding_model: embedder.model };
        return { kind: "insert", entry: { ...entry, metadata: { ...entry.metadata, ...updated } } };
      });
      await store.write(
        writes,
        entries.map((entry) => changeLine("restored", entry, by, now())),
      );
    },
  };
}
