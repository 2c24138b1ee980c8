import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { Problem } from "../card.tsx";
import { TextButton } from "../controls.tsx";
import parts from "../parts.module.css";
import { conflictsOf, draftOf, type Edit, FIELDS, readable } from "./draft.ts";

interface Props {
  edit: Edit;
  current: ListedEntry | "gone";
  busy: boolean;
  onTakeTheirs: (current: ListedEntry) => void;
  onSaveMine: (current: ListedEntry) => void;
  onAddAnew: () => void;
}

/** Resolves a conflict: someone else deleted the entry while it was edited here, or changed the same fields. */
export function Overtaken({ edit, current, busy, onTakeTheirs, onSaveMine, onAddAnew }: Props) {
  if (current === "gone")
    return (
      <Problem title="This entry was deleted elsewhere." onRetry={onAddAnew} retry="Add it as a new entry">
        What you wrote is still here.
      </Problem>
    );
  const { updated_by } = current.metadata;
  const theirs = draftOf(current);
  return (
    <div role="alert" className={parts.problem}>
      <p>
        <strong>This entry was changed elsewhere since you opened it{updated_by ? `, by ${updated_by}` : ""}.</strong>{" "}
        What you wrote is still here. Where you both made a change, it now reads:
      </p>
      <dl>
        {conflictsOf(edit, current).map((field) => (
          <div key={field}>
            <dt>{FIELDS[field].label}</dt>
            <dd dir="auto">{readable(field, theirs[field])}</dd>
          </div>
        ))}
      </dl>
      <p>Whatever only one of you changed stays as it was changed.</p>
      <p className="button-row">
        <TextButton onClick={() => onSaveMine(current)} disabled={busy}>
          Save mine over it
        </TextButton>
        <TextButton onClick={() => onTakeTheirs(current)} disabled={busy}>
          Go on from that text
        </TextButton>
      </p>
    </div>
  );
}
