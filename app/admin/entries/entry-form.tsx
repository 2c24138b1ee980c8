/** The form of an entry: its fields, what is wrong with them, and what it would change. */
import { type ReactNode, useRef } from "react";
import { CONTENT_LIMIT } from "../../../shared/contracts/knowledge-base.ts";
import { showToast } from "../../ui/toaster.ts";
import { useProblems } from "../../ui/use-problems.ts";
import parts from "../parts.module.css";
import { toasts } from "../words.ts";
import { type Draft, type DraftProblems, fieldNames, foreseeOf, problemsOf } from "./draft.ts";
import { controlId, EntryFields } from "./entry-fields.tsx";
import { Foresee } from "./proof.tsx";

interface Props {
  id: string;
  draft: Draft;
  limit?: number;
  /** Of an entry that is there already. */
  entryId?: string | undefined;
  onChange: (draft: Draft) => void;
  /** Called where nothing is wrong with what is typed. */
  onSubmit: () => void;
  note?: ReactNode;
  /** Below them: what stands in the way, and the buttons. `checked` runs something where nothing is wrong. */
  children: (checked: (run: () => void) => void) => ReactNode;
}

export function EntryForm({ id, draft, limit = CONTENT_LIMIT, entryId, onChange, onSubmit, note, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const checks = useProblems(fieldNames, (field) => controlId(id, field));
  function checked(run: () => void) {
    if (!draft.pageTitle.trim() || !draft.content.trim()) showToast({ kind: "error", title: toasts.missing });
    if (checks.passes({ ...problemsOf(draft, limit), ...halfTyped(form.current) })) run();
  }
  return (
    <form
      ref={form}
      className={parts.form}
      onSubmit={(event) => {
        event.preventDefault();
        checked(onSubmit);
      }}
      noValidate
    >
      {note}
      <EntryFields
        id={id}
        draft={draft}
        problems={checks.problems}
        contentLimit={limit}
        onChange={(field, value) => {
          const next = { ...draft, [field]: value };
          checks.follow(field, problemsOf(next, limit));
          onChange(next);
        }}
        onCut={(field) => checks.noteCut(field, "The end of what you pasted did not fit and was left out.")}
      />
      {draft.pageTitle.trim() && draft.content.trim() && <Foresee request={() => foreseeOf(draft, entryId)} />}
      {children(checked)}
    </form>
  );
}

/** An incomplete time has an empty value; it must not be discarded silently. */
function halfTyped(form: HTMLFormElement | null): DraftProblems {
  const controls = [...(form?.elements ?? [])].filter((one) => one instanceof HTMLInputElement);
  return Object.fromEntries(
    controls.filter(({ validity }) => validity.badInput).map(({ name }) => [name, "A part of it is missing."]),
  );
}
