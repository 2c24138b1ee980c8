import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import parts from "../parts.module.css";
import { nameOf } from "../words.ts";

interface Props {
  /** The entry as it is now. */
  current: ListedEntry | "gone";
  busy: boolean;
  onTakeTheirs: (current: ListedEntry) => void;
  onSaveMine: (current: ListedEntry) => void;
  onAddAnew: () => void;
}

/** Resolves a conflict: someone else changed or deleted the entry while it was edited here. */
export function Overtaken({ current, busy, onTakeTheirs, onSaveMine, onAddAnew }: Props) {
  if (current === "gone")
    return (
      <div role="alert" className={parts.problem}>
        <p>
          <strong>This entry was deleted elsewhere.</strong> What you wrote is still here.
        </p>
        <button type="button" className={parts.plain} onClick={onAddAnew} disabled={busy}>
          Add it as a new entry
        </button>
      </div>
    );
  const { updated_by } = current.metadata;
  return (
    <div role="alert" className={parts.problem}>
      <p>
        <strong>This entry was changed elsewhere since you opened it{updated_by ? `, by ${updated_by}` : ""}.</strong>{" "}
        What you wrote is still here. It now reads:
      </p>
      <blockquote>
        <p>{nameOf(current)}</p>
        <p>{current.content}</p>
      </blockquote>
      <p>
        <button type="button" className={parts.plain} onClick={() => onSaveMine(current)} disabled={busy}>
          Save mine over it
        </button>
        <button type="button" className={parts.plain} onClick={() => onTakeTheirs(current)} disabled={busy}>
          Go on from that text
        </button>
      </p>
    </div>
  );
}
