import type { ChangeEvent } from "react";
import { sectorNames } from "../../../shared/brand.ts";
import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { ROLES } from "../../../shared/contracts/library.ts";
import { Field, SelectFrame } from "../../ui/field.tsx";
import { dayOf, nameOf } from "../filters.tsx";
import { type Column, openClass } from "../table/dense-table.tsx";
import { isReviewDue, reviewDay, stateText } from "./draft.ts";
import styles from "./table.module.css";
import { kindOf, noteOf } from "./table-filters-form.tsx";
import type { DraftFields } from "./use-entries.ts";

interface Options {
  picked: ReadonlySet<string>;
  isPageGone: (entry: ListedEntry) => boolean;
  onPick: (picked: ReadonlySet<string>) => void;
  onOpen: (entry: ListedEntry) => void;
}

export function entryColumns({ picked, isPageGone, onPick, onOpen }: Options): Column<ListedEntry>[] {
  function toggle({ id }: ListedEntry) {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    onPick(next);
  }
  const labelsOf = ({ metadata: { role, sector } }: ListedEntry) =>
    [role && ROLE_NAMES[role], sector && sectorNames[sector]].filter(Boolean).join(", ");
  return [
    {
      id: "pick",
      label: "Pick",
      width: "44px",
      cell: (entry) => (
        <label className={styles.pick}>
          <span className="visually-hidden">Pick {nameOf(entry)}</span>
          <input type="checkbox" checked={picked.has(entry.id)} onChange={() => toggle(entry)} />
        </label>
      ),
    },
    {
      id: "title",
      label: "Entry",
      width: "minmax(0, 3fr)",
      value: nameOf,
      cell: (entry) => (
        <button type="button" className={openClass} onClick={() => onOpen(entry)}>
          <span>
            {entry.section_title && `${entry.section_title} `}
            <span className={entry.section_title ? styles.page : undefined}>{entry.page_title}</span>
          </span>
        </button>
      ),
    },
    { id: "kind", label: "Kind", width: "6.5rem", value: kindOf, cell: kindOf, minor: true },
    {
      id: "page",
      label: "Page",
      width: "minmax(0, 2fr)",
      value: ({ page_url }) => page_url ?? "",
      cell: ({ page_url }) => page_url,
      minor: true,
    },
    { id: "labels", label: "Tells of", width: "minmax(0, 1fr)", value: labelsOf, cell: labelsOf, minor: true },
    {
      id: "changed",
      label: "Changed",
      width: "9.5rem",
      value: (entry) => Date.parse(versionOf(entry)),
      cell: (entry) => dayOf(versionOf(entry)),
      minor: true,
    },
    { id: "state", label: "State", width: "8rem", value: stateText, cell: stateText, minor: true },
    {
      id: "review",
      label: "Review by",
      width: "7.5rem",
      value: ({ metadata }) => metadata.review_by ?? "",
      cell: (entry) => (isReviewDue(entry) ? <strong>{reviewDay(entry)}</strong> : reviewDay(entry)),
      minor: true,
    },
    {
      id: "note",
      label: "To look at",
      width: "8.5rem",
      value: (entry) => noteOf(entry, isPageGone),
      cell: (entry) => noteOf(entry, isPageGone),
      minor: true,
    },
  ];
}

export const ROLE_NAMES: Record<(typeof ROLES)[number], string> = {
  "client-case": "A client's case",
  "our-practice": "Our own practice",
  "our-website": "This website",
  "worked-example": "A worked example",
  "general-advice": "General advice",
};

/** The fields for an entry's role and sector. */
export function EntryLabels({ id, draft, onChange }: DraftFields) {
  const select = (field: "role" | "sector", names: Record<string, string>) => ({
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(field, event.currentTarget.value),
    children: [["", "Not set"], ...Object.entries(names)].map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    )),
  });
  return (
    <div className={styles.labels}>
      <Field id={`${id}-role`} label="What it tells of" mark="optional">
        {({ dir: _, ...props }) => (
          <SelectFrame>
            <select {...props} {...select("role", ROLE_NAMES)} />
          </SelectFrame>
        )}
      </Field>
      <Field id={`${id}-sector`} label="Sector" mark="optional">
        {({ dir: _, ...props }) => (
          <SelectFrame>
            <select {...props} {...select("sector", sectorNames)} />
          </SelectFrame>
        )}
      </Field>
    </div>
  );
}
