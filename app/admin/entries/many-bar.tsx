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
  /** Those that match search and filter. */
  found: readonly ListedEntry[];
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
  onChanged: () => void;
}

/** The server's limit of entries in one bulk edit. */
const EDIT_LIMIT = 1_000;

const STATES = { published: "Published", draft: "Draft" };

interface Undo {
  message: string;
  run: () => Promise<unknown>;
}

/** Bulk actions on the selected entries, with undo. */
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

  const label = (edit: Pick<EntryEdits[number], "role" | "sector" | "draft">) =>
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
          onClick={() => onPick(new Set(found.slice(0, EDIT_LIMIT).map(({ id }) => id)))}
          disabled={found.length === 0}
        >
          Pick {found.length > EDIT_LIMIT ? `the first ${plural(EDIT_LIMIT, "entry", "entries")}` : "all shown"}
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
            <SetLabel
              label="Set the state"
              names={STATES}
              onSet={(state) => label({ draft: state === "draft" })}
              isAlwaysSet
            >
              State…
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
  /** Null removes the label. */
  onSet: (value: string | null) => void;
  isAlwaysSet?: boolean;
  children: ReactNode;
}

function SetLabel({ label, names, onSet, isAlwaysSet = false, children }: SetLabelProps) {
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
      {!isAlwaysSet && <option value="=">Not set</option>}
    </select>
  );
}

/** Undo: restores each entry's label, except where somebody changed the entry since, which is reported. */
async function labelBack(before: readonly ListedEntry[]): Promise<void> {
  const now = await Promise.all(before.map(({ id }) => getEntry(id)));
  const edits = before.flatMap(({ id, metadata: { role = null, sector = null, draft = null } }, place) => {
    const entry = now[place];
    return entry ? [{ id, seen: versionOf(entry), role, sector, draft }] : [];
  });
  await editEntries(edits);
}
