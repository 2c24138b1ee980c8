import type { ChangeEvent } from "react";
import { Field, SelectFrame } from "../../ui/field.tsx";
import { momentOf } from "../filters.tsx";
import styles from "./table.module.css";
import type { DraftFields } from "./use-entries.ts";

/** When an entry counts for visitors, and when somebody should read it again. Times are typed and kept in UTC. */
export function EntryTimes({ id, draft, problems, onChange }: DraftFields) {
  const control = (field: "draft" | "publishAt" | "expiresAt" | "reviewBy") => ({
    name: field,
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(field, event.currentTarget.value),
  });
  return (
    <div className={styles.labels}>
      <Field id={`${id}-draft`} label="State" hint="No answer and no search uses a draft.">
        {({ dir: _, ...props }) => (
          <SelectFrame>
            <select {...props} {...control("draft")}>
              <option value="">Published</option>
              <option value="draft">Draft</option>
            </select>
          </SelectFrame>
        )}
      </Field>
      <Field
        id={`${id}-reviewBy`}
        label="Review by"
        mark="optional"
        hint="The day on which somebody should read it again."
        error={problems.reviewBy}
      >
        {({ dir: _, ...props }) => <input {...props} {...control("reviewBy")} type="date" />}
      </Field>
      <Field
        id={`${id}-publishAt`}
        label="Publish from, UTC"
        mark="optional"
        hint={hintOf("At once where none is given.", draft.publishAt)}
        error={problems.publishAt}
      >
        {({ dir: _, ...props }) => <input {...props} {...control("publishAt")} type="datetime-local" />}
      </Field>
      <Field
        id={`${id}-expiresAt`}
        label="Until, UTC"
        mark="optional"
        hint={hintOf("For good where none is given.", draft.expiresAt)}
        error={problems.expiresAt}
      >
        {({ dir: _, ...props }) => <input {...props} {...control("expiresAt")} type="datetime-local" />}
      </Field>
    </div>
  );
}

/** The same time in the operator's own time zone. */
const hintOf = (none: string, typed: string) => (typed ? `On your clock: ${momentOf(`${typed}:00Z`)}.` : none);
