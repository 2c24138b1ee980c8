import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { RefusedError } from "../../backend.ts";
import { showToast } from "../../ui/toaster.tsx";
import { deleteEntry } from "../calls.ts";
import { Modal } from "../modal.tsx";
import { Problem } from "../problem.tsx";
import { useTask } from "../use-task.ts";
import { nameOf, toasts } from "../words.ts";

interface Props {
  entry: ListedEntry;
  onClose: () => void;
  onDeleted: (entry: ListedEntry) => void;
}

export function DeleteDialog({ entry, onClose, onDeleted }: Props) {
  const task = useTask();
  async function remove() {
    let gone = false;
    const done = await task.run(toasts.deleteFailed, async () => {
      try {
        await deleteEntry(entry.id);
      } catch (error) {
        // Already deleted, in another tab or by someone else.
        gone = error instanceof RefusedError && error.status === 404;
        if (!gone) throw error;
      }
    });
    void showToast(done ? { kind: "success", title: toasts.deleted } : { kind: "error", title: toasts.deleteFailed });
    if (done) onDeleted(entry);
  }
  return (
    <Modal id="delete-entry" title="Delete this entry?" onClose={onClose}>
      <p>{nameOf(entry)}</p>
      {!entry.metadata.manually_added && (
        <p>It comes from a page of the site: the next ingest adds it again, as the page has it.</p>
      )}
      {task.problem && <Problem title="The entry was not deleted.">{task.problem}</Problem>}
      <p className="button-row">
        <button type="button" className="button" onClick={remove} disabled={task.busy}>
          {task.busy ? "Deleting..." : "Delete"}
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Modal>
  );
}
