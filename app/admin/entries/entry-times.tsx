import type { ChangeEvent } from "react";
import { sectorNames } from "../../../shared/brand.ts";
import type { ROLES } from "../../../shared/contracts/library.ts";
import { Field, SelectFrame } from "../../ui/field.tsx";
import { momentOf } from "../filters.tsx";
import parts from "../parts.module.css";
import type { Draft } from "./draft.ts";
import styles from "./list.module.css";
import type { DraftFields } from "./use-entries.ts";

export const ROLE_NAMES: Record<(typeof ROLES)[number], string> = {
  "client-case": "A client's case",
  "our-practice": "Our own practice",
  "our-website": "This website",
  "worked-example": "A worked example",
  "general-advice": "General advice",
};

/** When an entry counts for visitors, when somebody should read it again, and what it tells of. Times are in UTC. */
export function EntryTimes({ id, draft, problems, onChange }: DraftFields) {
  const control = (field: keyof Draft) => ({
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(field, event.currentTarget.value),
  });
  const choice = (field: keyof Draft, label: string, names: Record<string, string>, none: string, hint?: string) => (
    <Field id={`${id}-${field}`} label={label} hint={hint}>
      {({ dir: _, ...props }) => (
        <SelectFrame>
          <select {...props} {...control(field)}>
            {[["", none], ...Object.entries(names)].map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </SelectFrame>
      )}
    </Field>
  );
  const time = (field: "publishAt" | "expiresAt", label: string, none: string) => (
    <Field
      id={`${id}-${field}`}
      label={label}
      mark="optional"
      // The same time in the operator's own time zone.
      hint={draft[field] ? `On your clock: ${momentOf(`${draft[field]}:00Z`)}.` : none}
      error={problems[field]}
    >
      {({ dir: _, ...props }) => <input {...props} {...control(field)} type="datetime-local" />}
    </Field>
  );
  const { publishAt, expiresAt, reviewBy } = problems;
  return (
    <details className={parts.reading} open={Boolean(publishAt ?? expiresAt ?? reviewBy) || undefined}>
      <summary>When it counts, and what it tells of</summary>
      <div className={styles.labels}>
        {choice("draft", "State", { draft: "Draft" }, "Published", "No answer and no search uses a draft.")}
        <Field
          id={`${id}-reviewBy`}
          label="Review by"
          mark="optional"
          hint="The day on which somebody should read it again."
          error={reviewBy}
        >
          {({ dir: _, ...props }) => <input {...props} {...control("reviewBy")} type="date" />}
        </Field>
        {time("publishAt", "Publish from, UTC", "At once where none is given.")}
        {time("expiresAt", "Until, UTC", "For good where none is given.")}
        {choice("role", "What it tells of", ROLE_NAMES, "Not set")}
        {choice("sector", "Sector", sectorNames, "Not set")}
      </div>
    </details>
  );
}
