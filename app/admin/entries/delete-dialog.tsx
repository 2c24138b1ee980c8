import { useState } from "react";
import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.tsx";
import { deleteEntry, getEntry } from "../calls.ts";
import { Failure } from "../card.tsx";
import { Modal } from "../modal.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";
import { nameOf, toasts } from "../words.ts";

interface Props {
  entry: ListedEntry;
  onClose: () => void;
  onDeleted: (entry: ListedEntry) => void;
}

export function DeleteDialog({ entry, onClose, onDeleted }: Props) {
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
    const isGone = await task.run(toasts.deleteFailed, removeSeen);
    if (isGone === undefined) void showToast({ kind: "error", title: toasts.deleteFailed });
    if (!isGone) return;
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
      <Failure of={task} title="The entry was not deleted." />
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
