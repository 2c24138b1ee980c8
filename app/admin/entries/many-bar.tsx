import { type ReactNode, useState } from "react";
import { sectorNames } from "../../../shared/brand.ts";
import { type EntryEdits, type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { Role, Sector } from "../../../shared/contracts/library.ts";
import { editEntries, getEntry, restoreEntries } from "../calls.ts";
import parts from "../parts.module.css";
import { Problem } from "../problem.tsx";
import { useTask } from "../use-task.ts";
import { plural } from "../words.ts";
import { ROLE_NAMES } from "./entry-labels.tsx";
import styles from "./table.module.css";

interface Props {
  entries: readonly ListedEntry[];
  /** Those that the search and the filter leave. */
  found: readonly ListedEntry[];
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
  onChanged: () => void;
}

/** Entries that are changed at once; the server takes no more. */
const MOST = 1_000;

interface Undo {
  message: string;
  run: () => Promise<unknown>;
}

/** What can be done with the picked entries at once, and the way back. */
export function ManyBar({ entries, found, picked, onPick, onChanged }: Props) {
  const [undo, setUndo] = useState<Undo>();
  const task = useTask();
  const chosen = entries.filter(({ id }) => picked.has(id));
  const some = plural(chosen.length, "entry", "entries");

  async function apply(edits: EntryEdits, next: Undo) {
    if (!(await task.run("Nothing was changed.", () => editEntries(edits)))) return;
    setUndo(next);
    onPick(new Set());
    onChanged();
    document.getElementById("table-title")?.focus();
  }

  const remove = () =>
    apply(
      chosen.map((entry) => ({ id: entry.id, seen: versionOf(entry), remove: true })),
      { message: `${some} deleted.`, run: () => restoreEntries(chosen.map(({ id }) => id)) },
    );

  const label = (edit: { role?: Role | null; sector?: Sector | null }) =>
    apply(
      chosen.map((entry) => ({ id: entry.id, seen: versionOf(entry), ...edit })),
      { message: `${some} changed.`, run: () => labelBack(chosen) },
    );

  async function takeBack() {
    if (!undo || !(await task.run("It was not undone.", undo.run))) return;
    setUndo(undefined);
    onChanged();
    document.getElementById("table-title")?.focus();
  }

  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label="Picked entries">
        <p aria-live="polite">{chosen.length === 0 ? "None picked" : `${some} picked`}</p>
        <button
          type="button"
          className={parts.plain}
          onClick={() => onPick(new Set(found.slice(0, MOST).map(({ id }) => id)))}
          disabled={found.length === 0}
        >
          Pick {found.length > MOST ? `the first ${plural(MOST, "entry", "entries")}` : "all shown"}
        </button>
        {chosen.length > 0 && (
          <>
            <button type="button" className={parts.plain} onClick={() => onPick(new Set())}>
              Pick none
            </button>
            <SetLabel label="Set what they tell of" names={ROLE_NAMES} onSet={(role) => label({ role: role as Role })}>
              Tells of…
            </SetLabel>
            <SetLabel
              label="Set the sector"
              names={sectorNames}
              onSet={(sector) => label({ sector: sector as Sector })}
            >
              Sector…
            </SetLabel>
            <button type="button" className={parts.plain} onClick={remove} disabled={task.busy}>
              Delete {some}
            </button>
          </>
        )}
      </div>
      {undo && (
        <p className={parts.undo} role="status">
          <span>{undo.message}</span>
          <button type="button" className={parts.plain} onClick={takeBack} disabled={task.busy}>
            Undo
          </button>
          <button type="button" className={parts.plain} onClick={() => setUndo(undefined)}>
            Close
          </button>
        </p>
      )}
      {task.problem && <Problem title="Nothing was changed.">{task.problem}</Problem>}
    </>
  );
}

interface SetLabelProps {
  label: string;
  names: Record<string, string>;
  /** null takes away what was set. */
  onSet: (value: string | null) => void;
  children: ReactNode;
}

function SetLabel({ label, names, onSet, children }: SetLabelProps) {
  return (
    <select aria-label={label} value="" onChange={(event) => onSet(event.currentTarget.value.slice(1) || null)}>
      <option value="" disabled>
        {children}
      </option>
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={`=${value}`}>
          {name}
        </option>
      ))}
      <option value="=">Not set</option>
    </select>
  );
}

/** Each entry gets back what it had; one that somebody changed since is not touched, and it is said. */
async function labelBack(before: readonly ListedEntry[]): Promise<void> {
  const now = await Promise.all(before.map(({ id }) => getEntry(id)));
  const edits = before.flatMap(({ id, metadata: { role = null, sector = null } }, place) => {
    const entry = now[place];
    return entry ? [{ id, seen: versionOf(entry), role, sector }] : [];
  });
  await editEntries(edits);
}
