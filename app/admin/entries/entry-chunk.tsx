import { memo, useLayoutEffect, useRef, useState } from "react";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { EntryRow, type RowActions } from "./entry-row.tsx";
import type { Watch } from "./use-entries.ts";

interface Props {
  entries: readonly ListedEntry[];
  /** Place of the first entry in the list, from 0, and the length of the list. */
  start: number;
  total: number;
  watch: Watch;
  actions: RowActions;
}

/** Estimated pixels of a row that was never rendered. */
const USUAL_HEIGHT = 168;
/** Chunks that are rendered at once, without waiting to be in view. */
const AT_ONCE = 2;

/**
 * Some rows of a long list. They are drawn while they are in or near the view;
 * otherwise an empty box of their height stands for them.
 */
export const EntryChunk = memo(function EntryChunk({ entries, start, total, watch, actions }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(start < AT_ONCE * entries.length);
  const [height, setHeight] = useState<number>();

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    return watch(box, (inView) => {
      // Rows that contain the focus stay rendered.
      if (!inView && box.contains(document.activeElement)) return;
      if (!inView) setHeight(box.offsetHeight);
      setDrawn(inView);
    });
  }, [watch]);

  if (!drawn)
    return <div ref={element} role="presentation" style={{ height: height ?? entries.length * USUAL_HEIGHT }} />;
  return (
    <div ref={element} role="presentation">
      {entries.map((entry, index) => (
        <EntryRow key={entry.id} entry={entry} position={start + index + 1} total={total} actions={actions} />
      ))}
    </div>
  );
});
