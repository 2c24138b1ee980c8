import type { HTMLAttributes } from "react";
import { enquiryForm } from "../../../content/forms.ts";
import { ENQUIRY_LIMITS } from "../../../shared/contracts/limits.ts";
import { controlsOf, Field } from "../../ui/field.tsx";
import styles from "./enquiry.module.css";
import type { Entries, EntryProblems, FieldName } from "./entries.ts";

interface Props {
  entries: Entries;
  problems: EntryProblems;
  onChange: (field: FieldName, value: string) => void;
  onCut: (field: FieldName) => void;
}

const { fields: labels, required, optional, messageHint } = enquiryForm;

/** The id of a field's control: the first with a problem gets the focus by it. */
export const idOf = (field: FieldName) => `enquiry-${field}`;

export function EntryFields({ entries, problems, onChange, onCut }: Props) {
  const { message } = entries;
  const control = controlsOf<FieldName>({ values: entries, limits: ENQUIRY_LIMITS, onChange, onCut });
  const line = (field: FieldName, mark: string, attributes: InputAttributes) => (
    <Field id={idOf(field)} label={labels[field]} mark={mark} error={problems[field]} className={styles[field]}>
      {(props) => <input {...props} {...control(field)} {...attributes} />}
    </Field>
  );
  return (
    <div className={styles.fields}>
      {line("name", required, { type: "text", autoComplete: "name", required: true })}
      {line("email", required, { type: "email", autoComplete: "email", required: true, spellCheck: false })}
      {line("organisation", optional, { type: "text", autoComplete: "organization" })}
      <Field
        id={idOf("message")}
        label={labels.message}
        mark={optional}
        hint={messageHint}
        error={problems.message}
        count={{ length: message.length, limit: ENQUIRY_LIMITS.message }}
        className={styles.message}
      >
        {(props) => <textarea {...props} {...control("message")} rows={3} />}
      </Field>
    </div>
  );
}

type InputAttributes = HTMLAttributes<HTMLInputElement> & {
  type: string;
  autoComplete: string;
  required?: boolean;
};
