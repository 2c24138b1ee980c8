import { sectorNames } from "../../../shared/brand.ts";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import type { Role, Sector } from "../../../shared/contracts/library.ts";
import { dayOf, utcMomentOf } from "../filters.tsx";
import parts from "../parts.module.css";
import { conflictsOf, type Draft, draftOf, type Edit } from "./draft.ts";
import { ROLE_NAMES } from "./entry-times.tsx";

interface Props {
  edit: Edit;
  /** The entry as it is now. */
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
            <dt>{NAMES[field]}</dt>
            <dd dir="auto">{readable(field, theirs[field])}</dd>
          </div>
        ))}
      </dl>
      <p>Whatever only one of you changed stays as it was changed.</p>
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

/** The labels of the form's fields. */
const NAMES: Record<keyof Draft, string> = {
  pageTitle: "Page title",
  pageUrl: "Page URL",
  sectionTitle: "Section title",
  content: "Content",
  questions: "Expected questions",
  role: "What it tells of",
  sector: "Sector",
  draft: "State",
  publishAt: "Publish from",
  expiresAt: "Until",
  reviewBy: "Review by",
};

const READABLE: Partial<Record<keyof Draft, (value: string) => string>> = {
  role: (role) => ROLE_NAMES[role as Role],
  sector: (sector) => sectorNames[sector as Sector],
  draft: () => "Draft",
  publishAt: (time) => utcMomentOf(`${time}:00Z`),
  expiresAt: (time) => utcMomentOf(`${time}:00Z`),
  reviewBy: dayOf,
};

function readable(field: keyof Draft, value: string): string {
  if (value) return READABLE[field]?.(value) ?? value;
  return field === "draft" ? "Published" : "Nothing";
}
