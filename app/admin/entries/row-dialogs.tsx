import { useEffect, useRef, useState } from "react";
import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.tsx";
import { deleteEntry, getEntry, restoreEntry } from "../calls.ts";
import { Problem } from "../card.tsx";
import { nameOf, toasts } from "../filters.tsx";
import { Modal } from "../modal.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";

interface DeleteDialogProps {
  entry: ListedEntry;
  onClose: () => void;
  onDeleted: (entry: ListedEntry) => void;
}

export function DeleteDialog({ entry, onClose, onDeleted }: DeleteDialogProps) {
  /** As it is now, where somebody else changed it. */
  const [theirs, setTheirs] = useState<ListedEntry>();
  const seen = theirs ?? entry;
  const task = useTask();

  /** True once it is gone; false where it is another one than the operator has seen. */
  async function removeSeen(): Promise<boolean> {
    try {
      await deleteEntry(entry.id, versionOf(seen));
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError) || (error.status !== 409 && error.status !== 404)) throw error;
      // Already deleted, in another tab or by someone else; or changed there.
      const current = error.status === 404 ? undefined : await getEntry(entry.id);
      setTheirs(current);
      return current === undefined;
    }
  }

  async function remove() {
    let removed = false;
    const done = await task.run(toasts.deleteFailed, async () => {
      removed = await removeSeen();
    });
    if (!done) void showToast({ kind: "error", title: toasts.deleteFailed });
    if (!removed) return;
    void showToast({ kind: "success", title: toasts.deleted });
    onDeleted(seen);
  }

  return (
    <Modal id="delete-entry" title="Delete this entry?" onClose={onClose}>
      <p>{nameOf(seen)}</p>
      {!entry.metadata.manually_added && (
        <p>It comes from a page of the site: the next ingest adds it again, as the page has it.</p>
      )}
      {theirs && (
        <div role="alert" className={parts.problem}>
          <p>
            <strong>
              It was changed elsewhere since you opened it
              {theirs.metadata.updated_by ? `, by ${theirs.metadata.updated_by}` : ""}.
            </strong>{" "}
            Nothing was deleted. It now reads:
          </p>
          <blockquote>{theirs.content}</blockquote>
        </div>
      )}
      {task.problem && <Problem title="The entry was not deleted.">{task.problem}</Problem>}
      <p className="button-row">
        <button type="button" className="button" onClick={remove} disabled={task.busy}>
          {task.busy ? "Deleting..." : theirs ? "Delete it all the same" : "Delete"}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Modal>
  );
}

interface UndoDeleteProps {
  entry: ListedEntry;
  onUndone: () => void;
  onClose: () => void;
}

/** Above the list after a deletion. The button takes the focus, which the deleted row had. */
export function UndoDelete({ entry, onUndone, onClose }: UndoDeleteProps) {
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
