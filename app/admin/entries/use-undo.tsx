/** What was done last to entries of the list, and the way back. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { EditManyAnswer, ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { Failure } from "../card.tsx";
import { TextButton } from "../controls.tsx";
import parts from "../parts.module.css";
import { useChanges } from "../shell.tsx";
import { useTask } from "../use-task.ts";
import { nameOf, plural } from "../words.ts";

export interface Done {
  message: string;
  undo?: {
    run: () => Promise<EditManyAnswer>;
    /** Why entries are left alone by it. */
    why: string;
    /** Those that were changed, to name the ones that are left. */
    entries: readonly ListedEntry[];
  };
}

/** Entries that are named in a message; of more, their number. */
const NAMED = 5;

export function useUndo() {
  const { changed } = useChanges();
  const [done, setDone] = useState<Done>();
  const task = useTask();

  const { run } = task;

  /** Runs a change of entries, and then shows what was done, or the entries as they are. */
  const change = useCallback(
    async (failure: string, work: () => Promise<Done>) => {
      const found = await run(failure, work);
      if (found) setDone(found);
      changed();
    },
    [run, changed],
  );

  const takeBack = ({ run, why, entries }: NonNullable<Done["undo"]>) =>
    change("It was not undone.", async () => ({ message: undoneMessage(await run(), why, entries) }));
  return { done, setDone, task, change, takeBack };
}

export function UndoBar({ done, setDone, task, takeBack }: ReturnType<typeof useUndo>) {
  const bar = useRef<HTMLDivElement>(null);
  // What was pressed may be gone.
  useEffect(() => {
    if (done) bar.current?.querySelector("button")?.focus();
  }, [done]);
  const undo = done?.undo;
  return (
    <>
      {done && (
        <div ref={bar} className={parts.undo} role="status">
          <span>{done.message}</span>
          {undo && (
            <TextButton onClick={() => takeBack(undo)} disabled={task.busy}>
              Undo
            </TextButton>
          )}
          <TextButton onClick={() => setDone(undefined)}>Close</TextButton>
        </div>
      )}
      <Failure of={task} />
    </>
  );
}

function undoneMessage({ changed, left }: EditManyAnswer, why: string, entries: readonly ListedEntry[]): string {
  const undone = `Undone for ${plural(changed.length, "entry", "entries")}.`;
  if (left.length === 0) return undone;
  const named = entries.filter(({ id }) => left.includes(id)).map((entry) => `“${nameOf(entry)}”`);
  const more = left.length > NAMED ? [`${left.length - NAMED} more`] : [];
  return `${undone} Left as they are, ${why}: ${[...named.slice(0, NAMED), ...more].join(", ")}.`;
}
