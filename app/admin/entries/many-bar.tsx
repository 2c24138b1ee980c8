import { sectorNames } from "../../../shared/brand.ts";
import { type EntryEdits, type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { Role, Sector } from "../../../shared/contracts/library.ts";
import { editEntries, restoreEntries } from "../calls.ts";
import { Options, TextButton } from "../controls.tsx";
import { plural, ROLE_NAMES } from "../words.ts";
import styles from "./list.module.css";
import type { useUndo } from "./use-undo.tsx";

interface Props {
  entries: readonly ListedEntry[];
  /** Those that match search and filter. */
  found: readonly ListedEntry[];
  /** Undefined while nothing can be picked. */
  picked: ReadonlySet<string> | undefined;
  onPick: (picked: ReadonlySet<string> | undefined) => void;
  undoing: ReturnType<typeof useUndo>;
}

/** The server's limit of entries in one bulk edit. */
const EDIT_LIMIT = 1_000;

const NONE: ReadonlySet<string> = new Set();

type Label = Pick<EntryEdits[number], "role" | "sector" | "draft">;

export function ManyBar({ entries, found, picked, onPick, undoing: { change, task } }: Props) {
  const chosen = picked ? entries.filter(({ id }) => picked.has(id)) : [];
  const some = plural(chosen.length, "entry", "entries");

  const remove = () =>
    change("Nothing was changed.", async () => {
      await editEntries(chosen.map((entry) => ({ id: entry.id, seen: versionOf(entry), remove: true })));
      onPick(NONE);
      const run = () => restoreEntries(chosen.map(({ id }) => id));
      return { message: `${some} deleted.`, undo: { run, why: "since they are there already", entries: chosen } };
    });

  const label = (set: Label) =>
    change("Nothing was changed.", async () => {
      const edits = chosen.map((entry) => ({ id: entry.id, seen: versionOf(entry), ...set }));
      const { changed } = await editEntries(edits);
      onPick(NONE);
      const seen = new Map(changed.map(({ id, version }) => [id, version]));
      const back = chosen.map((entry) => ({ id: entry.id, seen: seen.get(entry.id) ?? "", ...labelsBack(entry, set) }));
      const run = () => editEntries(back, { partly: true });
      const why = "since somebody changed them meanwhile";
      return { message: `${some} changed.`, undo: { run, why, entries: chosen } };
    });

  return (
    <div className={styles.bar} role="toolbar" aria-label="Picked entries">
      <TextButton aria-pressed={picked !== undefined} onClick={() => onPick(picked ? undefined : NONE)}>
        Change several
      </TextButton>
      {picked && (
        <>
          <p aria-live="polite">{chosen.length === 0 ? "None picked" : `${some} picked`}</p>
          <TextButton
            onClick={() => onPick(new Set(found.slice(0, EDIT_LIMIT).map(({ id }) => id)))}
            disabled={found.length === 0}
          >
            Pick {found.length > EDIT_LIMIT ? `the first ${plural(EDIT_LIMIT, "entry", "entries")}` : "all shown"}
          </TextButton>
        </>
      )}
      {chosen.length > 0 && (
        <>
          <TextButton onClick={() => onPick(NONE)}>Pick none</TextButton>
          <SetLabel
            label="Set what they tell of"
            short="Tells of…"
            names={{ ...ROLE_NAMES, "": "Not set" }}
            onSet={(role) => label({ role: (role || null) as Role | null })}
          />
          <SetLabel
            label="Set the sector"
            short="Sector…"
            names={{ ...sectorNames, "": "Not set" }}
            onSet={(sector) => label({ sector: (sector || null) as Sector | null })}
          />
          <SetLabel
            label="Set the state"
            short="State…"
            names={{ published: "Published", draft: "Draft" }}
            onSet={(state) => label({ draft: state === "draft" })}
          />
          <TextButton onClick={remove} disabled={task.busy}>
            Delete {some}
          </TextButton>
        </>
      )}
    </div>
  );
}

interface SetLabelProps {
  label: string;
  /** What shows, since no choice of several entries is that of all. */
  short: string;
  names: Record<string, string>;
  onSet: (value: string) => void;
}

function SetLabel({ label, short, names, onSet }: SetLabelProps) {
  return (
    <select aria-label={label} value="shown" onChange={(event) => onSet(event.currentTarget.value)}>
      <option value="shown" disabled>
        {short}
      </option>
      <Options names={names} />
    </select>
  );
}

/** The labels that were set, as the entry had them before. */
function labelsBack({ metadata }: ListedEntry, set: Label): Label {
  return Object.fromEntries((Object.keys(set) as (keyof Label)[]).map((name) => [name, metadata[name] ?? null]));
}
