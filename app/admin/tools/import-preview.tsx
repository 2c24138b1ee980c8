import type { ImportReport } from "../../../shared/contracts/operator.ts";
import { Fold } from "../controls.tsx";
import parts from "../parts.module.css";
import { count, plural } from "../words.ts";
import styles from "./tools.module.css";

interface Props {
  name: string;
  report: ImportReport;
  busy: boolean;
  onApply: () => void;
  onCancel: () => void;
}

const ROW_LIMIT = 50;
/** Changes that are seen at once. */
const FEW = 10;

export function ImportPreview({ name, report, busy, onApply, onCancel }: Props) {
  const { added, changed, unchanged, skipped, errors, notes, rows } = report;
  const all = added + changed;
  return (
    <div className={`${parts.stack} ${styles.preview}`}>
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
      <Lines label="Bad rows" of={errors} all={errors.length} />
      <Lines label="Notes" of={notes} all={notes.length} />
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
      {all > 0 && (
        <Fold title={plural(all, "change")} open={all <= FEW}>
          <Lines
            label="Changes"
            of={rows.map(({ line, action, title }) => ({
              line,
              message: `${action === "add" ? "Add" : "Change"} ${title}`,
            }))}
            all={all}
          />
        </Fold>
      )}
    </div>
  );
}

function Lines({ label, of, all }: { label: string; of: readonly { line: number; message: string }[]; all: number }) {
  if (all === 0) return null;
  const shown = of.slice(0, ROW_LIMIT);
  return (
    <>
      <ul className={`${parts.lines} ${styles.rows}`} aria-label={label}>
        {shown.map(({ line, message }) => (
          <li key={line}>
            <span>Line {line}</span> {message}
          </li>
        ))}
      </ul>
      {all > shown.length && <p className={parts.quiet}>and {count(all - shown.length)} more</p>}
    </>
  );
}
