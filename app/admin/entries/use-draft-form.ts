import { useProblems } from "../../ui/use-problems.ts";
import { CUT_OFF } from "../words.ts";
import { type Draft, emptyDraft, problemsOf } from "./draft.ts";
import { controlId } from "./entry-fields.tsx";
import { halfTyped } from "./entry-times.tsx";

interface Options {
  /** Prefix of the controls' ids. */
  id: string;
  draft: Draft;
  contentLimit: number;
  onChange: (draft: Draft) => void;
}

const FIELDS = Object.keys(emptyDraft) as (keyof Draft)[];

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
