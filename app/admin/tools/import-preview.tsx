import type { ImportReport } from "../../../shared/contracts/operator.ts";
import { count, plural } from "../filters.tsx";
import parts from "../parts.module.css";
import styles from "./tools.module.css";

interface Props {
  name: string;
  report: ImportReport;
  busy: boolean;
  onApply: () => void;
  onCancel: () => void;
}

const ROW_LIMIT = 50;

export function ImportPreview({ name, report, busy, onApply, onCancel }: Props) {
  const { added, changed, unchanged, skipped, errors, notes, rows } = report;
  const all = added + changed;
  return (
    <div className={styles.preview}>
      <div role="status">
        <h3>{name}</h3>
        <p>
          {count(added)} to add, {count(changed)} to change, {count(unchanged)} as they are
          {skipped > 0 && `, ${count(skipped)} from pages left alone`}.
        </p>
        {errors.length > 0 && (
          <p className={parts.error}>
            {plural(errors.length, "row")} cannot be imported. Mend {errors.length === 1 ? "it" : "them"} in the file
            and choose it again, or leave {errors.length === 1 ? "it" : "them"} out.
          </p>
        )}
      </div>
      {errors.length > 0 && (
        <Lines of={errors.map(({ line, message }) => ({ line, text: message }))} all={errors.length} label="Bad rows" />
      )}
      {notes.length > 0 && (
        <Lines of={notes.map(({ line, message }) => ({ line, text: message }))} all={notes.length} label="Notes" />
      )}
      {all > 0 && (
        <Lines
          of={rows.map(({ line, action, title }) => ({
            line,
            text: `${action === "add" ? "Add" : "Change"} ${title}`,
          }))}
          all={all}
          label="Changes"
        />
      )}
      <p className="button-row">
        {all > 0 && (
          <button type="button" className="button" onClick={onApply} disabled={busy}>
            {busy
              ? "Importing..."
              : `Import ${plural(all, "entry", "entries")}${errors.length > 0 ? `, leave ${count(errors.length)} out` : ""}`}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onCancel} disabled={busy}>
          {all > 0 && errors.length === 0 ? "Cancel" : "Choose another file"}
        </button>
      </p>
    </div>
  );
}

function Lines({ of, all, label }: { of: { line: number; text: string }[]; all: number; label: string }) {
  const shown = of.slice(0, ROW_LIMIT);
  return (
    <>
      <ul className={styles.rows} aria-label={label}>
        {shown.map(({ line, text }) => (
          <li key={line}>
            <span>Line {line}</span> {text}
          </li>
        ))}
      </ul>
      {all > shown.length && <p className={parts.quiet}>and {count(all - shown.length)} more</p>}
    </>
  );
}
