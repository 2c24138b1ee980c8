import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { EntryRow, type RowActions } from "./entry-row.tsx";
import styles from "./list.module.css";

interface Props {
  entries: readonly ListedEntry[];
  actions: RowActions;
  empty: string | undefined;
  resetKey: string;
}

const CHUNK = 20;
/** Chunks that are rendered at once, without waiting to be in view. */
const AT_ONCE = 2;
/** Estimated pixels of a row that was never rendered. */
const USUAL_HEIGHT = 168;
/** How far outside the scroll area a chunk counts as in view, so that it is there before it is seen. */
const AHEAD = "900px 0px";

export const EntryList = memo(function EntryList({ entries, actions, empty, resetKey }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const chunks = useMemo(() => {
    const starts = Array.from({ length: Math.ceil(entries.length / CHUNK) }, (_, index) => index * CHUNK);
    return starts.map((start) => ({ start, entries: entries.slice(start, start + CHUNK) }));
  }, [entries]);
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
            <Chunk key={chunk.start} {...chunk} total={entries.length} actions={actions} />
          ))}
        </div>
      )}
    </section>
  );
});

interface ChunkProps {
  entries: readonly ListedEntry[];
  /** Place of the first entry in the list, from 0, and the length of the list. */
  start: number;
  total: number;
  actions: RowActions;
}

/** Some rows of a long list: drawn while they are in or near the view. Otherwise an empty box of their height stands for them. */
const Chunk = memo(function Chunk({ entries, start, total, actions }: ChunkProps) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(start < AT_ONCE * CHUNK);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new IntersectionObserver(
      (changes) => {
        const inView = changes.at(-1)?.isIntersecting === true;
        // Rows that contain the focus stay rendered.
        if (!inView && box.contains(document.activeElement)) return;
        if (!inView) setHeight(box.offsetHeight);
        setDrawn(inView);
      },
      { root: box.closest("section"), rootMargin: AHEAD },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={element}
      role="presentation"
      style={drawn ? undefined : { height: height ?? entries.length * USUAL_HEIGHT }}
    >
      {drawn &&
        entries.map((entry, index) => (
          <EntryRow key={entry.id} entry={entry} position={start + index + 1} total={total} actions={actions} />
        ))}
    </div>
  );
});
