/** Finds and leaves out entries that hang or crash the engine's thread, which would otherwise restart forever. */
import { type KnowledgeBaseEntry, versionOf } from "../../shared/contracts/knowledge-base.ts";
import { EngineFailed } from "../chat/engine/engine.ts";

/** Entries given to the engine at once: some twenty milliseconds, for which a question waits. */
const BATCH = 100;

export function createQuarantine(onLeftOut: (id: string) => void = () => {}) {
  /** Entries of the batch at which the thread crashed last. */
  let suspects = new Set<string>();
  /** By id, the version that crashed it; another version is tried again. */
  const leftOut = new Map<string, string>();

  return {
    /** The entries in batches, each suspect by itself and behind the others. */
    of(entries: KnowledgeBaseEntry[]): KnowledgeBaseEntry[][] {
      const batches: KnowledgeBaseEntry[][] = [];
      const tried = entries.filter((entry) => leftOut.get(entry.id) !== versionOf(entry));
      const trusted = tried.filter(({ id }) => !suspects.has(id));
      for (let from = 0; from < trusted.length; from += BATCH) batches.push(trusted.slice(from, from + BATCH));
      for (const entry of tried) if (suspects.has(entry.id)) batches.push([entry]);
      return batches;
    },

    /** Gives a batch to the engine, and records whether that crashes its thread. */
    async watched(batch: KnowledgeBaseEntry[], update: () => Promise<unknown>): Promise<void> {
      try {
        await update();
      } catch (error) {
        if (error instanceof EngineFailed && !error.bystander) note(batch);
        throw error;
      }
    },
  };

  function note(batch: KnowledgeBaseEntry[]) {
    const [only] = batch;
    if (!only || batch.length > 1) {
      suspects = new Set(batch.map(({ id }) => id));
      return;
    }
    leftOut.set(only.id, versionOf(only));
    onLeftOut(only.id);
  }
}
