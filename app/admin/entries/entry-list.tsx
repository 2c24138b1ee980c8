import { memo, useLayoutEffect, useMemo, useRef } from "react";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { EntryChunk } from "./entry-chunk.tsx";
import type { RowActions } from "./entry-row.tsx";
import styles from "./list.module.css";
import { useInView } from "./use-entries.ts";

interface Props {
  entries: readonly ListedEntry[];
  actions: RowActions;
  /** Shown instead of entries, where there are none. */
  empty: string | undefined;
  /** A new key scrolls the list to its top. */
  resetKey: string;
}

/** Entries that are rendered together. */
const CHUNK = 20;

export const EntryList = memo(function EntryList({ entries, actions, empty, resetKey }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const watch = useInView(area);
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(entries.length / CHUNK) }, (_, index) => ({
        start: index * CHUNK,
        entries: entries.slice(index * CHUNK, (index + 1) * CHUNK),
      })),
    [entries],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search or kind is another list
  useLayoutEffect(() => {
    area.current?.scrollTo({ top: 0 });
  }, [resetKey]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reached to be scrolled by keyboard
    <section ref={area} className={styles.area} aria-label="List of entries" tabIndex={0}>
      {empty && <p className={styles.empty}>{empty}</p>}
      {entries.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: boxes stand between the list and its items, which <ul> does not allow
        <div role="list">
          {chunks.map((chunk) => (
            <EntryChunk
              key={chunk.start}
              entries={chunk.entries}
              start={chunk.start}
              total={entries.length}
              watch={watch}
              actions={actions}
            />
          ))}
        </div>
      )}
    </section>
  );
});
