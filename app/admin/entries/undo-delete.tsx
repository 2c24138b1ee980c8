import { useEffect, useRef } from "react";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { restoreEntry } from "../calls.ts";
import parts from "../parts.module.css";
import { Problem } from "../problem.tsx";
import { useTask } from "../use-task.ts";
import { nameOf } from "../words.ts";

interface Props {
  entry: ListedEntry;
  onUndone: () => void;
  onClose: () => void;
}

/** Above the list after a deletion. The button takes the focus, which the deleted row had. */
export function UndoDelete({ entry, onUndone, onClose }: Props) {
  const task = useTask();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each deletion
  useEffect(() => button.current?.focus(), [entry.id]);
  const undo = async () => {
    if (!(await task.run("The entry was not restored.", () => restoreEntry(entry.id)))) return;
    document.getElementById("entries-title")?.focus();
    onClose();
    onUndone();
  };
  return (
    <>
      <p className={parts.undo}>
        <span>“{nameOf(entry)}” was deleted.</span>
        <button ref={button} type="button" className={parts.plain} onClick={undo} disabled={task.busy}>
          Undo
        </button>
        <button type="button" className={parts.plain} onClick={onClose}>
          Close
        </button>
      </p>
      {task.problem && (
        <Problem title="The entry was not restored." onRetry={undo}>
          {task.problem}
        </Problem>
      )}
    </>
  );
}
