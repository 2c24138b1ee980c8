import type { ChangeEvent } from "react";
import { sectorNames } from "../../../shared/brand.ts";
import type { ROLES } from "../../../shared/contracts/library.ts";
import { Field, SelectFrame } from "../../ui/field.tsx";
import styles from "./table.module.css";
import type { DraftFields } from "./use-draft-form.ts";

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
