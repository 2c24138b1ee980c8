import { useProblems } from "../../ui/use-problems.ts";
import { CUT_OFF } from "../words.ts";
import { type Draft, type DraftProblems, emptyDraft, problemsOf } from "./draft.ts";

interface Options {
  /** Prefix of the controls' ids. */
  id: string;
  draft: Draft;
  contentLimit: number;
  onChange: (draft: Draft) => void;
}

const FIELDS = Object.keys(emptyDraft) as (keyof Draft)[];

export const controlId = (id: string, field: keyof Draft) => `${id}-${field}`;

/** Validation of a form for an entry, and the props of its fields. */
export function useDraftForm({ id, draft, contentLimit, onChange }: Options) {
  const checks = useProblems(FIELDS, (field) => controlId(id, field));
  function change(field: keyof Draft, value: string) {
    const next = { ...draft, [field]: value };
    checks.follow(field, problemsOf(next, contentLimit), CUT_OFF);
    onChange(next);
  }
  return {
    fields: { id, draft, problems: checks.problems, contentLimit, onChange: change, onCut: checks.noteCut },
    /** Shows what is wrong, and focuses the first of it. True if there is nothing. */
    passes: (form: HTMLFormElement) => checks.passes({ ...problemsOf(draft, contentLimit), ...halfTyped(form) }),
  };
}

/** Props of a part of the form. */
export type DraftFields = ReturnType<typeof useDraftForm>["fields"];

/** An incomplete time has an empty value; it must not be discarded silently. */
function halfTyped(form: HTMLFormElement): DraftProblems {
  const controls = [...form.elements].filter((one) => one instanceof HTMLInputElement);
  return Object.fromEntries(
    controls.filter(({ validity }) => validity.badInput).map(({ name }) => [name, "A part of it is missing."]),
  );
}
