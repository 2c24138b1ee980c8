import { type ReactNode, useState } from "react";
import { sectorNames } from "../../../shared/brand.ts";
import {
  type EditManyAnswer,
  type EntryEdits,
  type ListedEntry,
  versionOf,
} from "../../../shared/contracts/knowledge-base.ts";
import type { Role, Sector } from "../../../shared/contracts/library.ts";
import { editEntries, restoreEntries } from "../calls.ts";
import { Problem } from "../card.tsx";
import { nameOf, plural } from "../filters.tsx";
import parts from "../parts.module.css";
import { useTask } from "../use-task.ts";
import { ROLE_NAMES } from "./entry-times.tsx";
import styles from "./list.module.css";

interface Props {
  entries: readonly ListedEntry[];
  /** Those that match search and filter. */
  found: readonly ListedEntry[];
  /** Undefined while nothing can be picked. */
  picked: ReadonlySet<string> | undefined;
  onPick: (picked: ReadonlySet<string> | undefined) => void;
  onChanged: () => void;
}

/** The server's limit of entries in one bulk edit. */
const EDIT_LIMIT = 1_000;

const NONE: ReadonlySet<string> = new Set();

const STATES = { published: "Published", draft: "Draft" };

/** Entries that are named in a message; of more, their number. */
const NAMED = 5;

interface Undo {
  run: () => Promise<EditManyAnswer>;
  /** Why entries are left alone by it. */
  why: string;
  /** By id, to name those. */
  names: ReadonlyMap<string, string>;
}

/** What was done last, and how it is undone. */
interface Done {
  message: string;
  undo?: Undo;
}

type Label = Pick<EntryEdits[number], "role" | "sector" | "draft">;

/** Bulk actions on the selected entries, with undo. */
export function ManyBar({ entries, found, picked: pickable, onPick, onChanged }: Props) {
  const picked = pickable ?? NONE;
  const [done, setDone] = useState<Done>();
  const [failed, setFailed] = useState("");
  const task = useTask();
  const chosen = entries.filter(({ id }) => picked.has(id));
  const some = plural(chosen.length, "entry", "entries");

  /** Runs one change, and then shows what was done. */
  async function change(failure: string, work: () => Promise<Done>) {
    setFailed(failure);
    const finished = await task.run(failure, async () => setDone(await work()));
    if (!finished) return;
    onChanged();
    document.getElementById("entries-title")?.focus();
  }

  const names = () => new Map(chosen.map((entry) => [entry.id, nameOf(entry)]));

  const remove = () =>
    change("Nothing was changed.", async () => {
      await editEntries(chosen.map((entry) => ({ id: entry.id, seen: versionOf(entry), remove: true })));
      onPick(new Set());
      const run = () => restoreEntries(chosen.map(({ id }) => id));
      return { message: `${some} deleted.`, undo: { run, why: "since they are there already", names: names() } };
    });

  const label = (set: Label) =>
    change("Nothing was changed.", async () => {
      const edits = chosen.map((entry) => ({ id: entry.id, seen: versionOf(entry), ...set }));
      const { changed } = await editEntries(edits);
      onPick(new Set());
      const seen = new Map(changed.map(({ id, version }) => [id, version]));
      const back = chosen.map((entry) => ({ id: entry.id, seen: seen.get(entry.id) ?? "", ...labelsBack(entry, set) }));
      const run = () => editEntries(back, { partly: true });
      return {
        message: `${some} changed.`,
        undo: { run, why: "since somebody changed them meanwhile", names: names() },
      };
    });

  const takeBack = ({ run, why, names }: Undo) =>
    change("It was not undone.", async () => ({ message: undoneMessage(await run(), why, names) }));

  const undo = done?.undo;
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label="Picked entries">
        <button
          type="button"
          className={parts.plain}
          aria-pressed={pickable !== undefined}
          onClick={() => onPick(pickable ? undefined : NONE)}
        >
          Change several
        </button>
        {pickable && (
          <>
            <p aria-live="polite">{chosen.length === 0 ? "None picked" : `${some} picked`}</p>
            <button
              type="button"
              className={parts.plain}
              onClick={() => onPick(new Set(found.slice(0, EDIT_LIMIT).map(({ id }) => id)))}
              disabled={found.length === 0}
            >
              Pick {found.length > EDIT_LIMIT ? `the first ${plural(EDIT_LIMIT, "entry", "entries")}` : "all shown"}
            </button>
          </>
        )}
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
      {done && (
        <p className={parts.undo} role="status">
          <span>{done.message}</span>
          {undo && (
            <button type="button" className={parts.plain} onClick={() => takeBack(undo)} disabled={task.busy}>
              Undo
            </button>
          )}
          <button type="button" className={parts.plain} onClick={() => setDone(undefined)}>
            Close
          </button>
        </p>
      )}
      {task.problem && <Problem title={failed}>{task.problem}</Problem>}
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

/** The labels that were set, as the entry had them before. */
function labelsBack({ metadata }: ListedEntry, set: Label): Label {
  return Object.fromEntries((Object.keys(set) as (keyof Label)[]).map((name) => [name, metadata[name] ?? null]));
}

function undoneMessage({ changed, left }: EditManyAnswer, why: string, names: ReadonlyMap<string, string>): string {
  const undone = `Undone for ${plural(changed.length, "entry", "entries")}.`;
  if (left.length === 0) return undone;
  const named = left.slice(0, NAMED).map((id) => `“${names.get(id)}”`);
  const more = left.length > NAMED ? [`${left.length - NAMED} more`] : [];
  return `${undone} Left as they are, ${why}: ${[...named, ...more].join(", ")}.`;
}
