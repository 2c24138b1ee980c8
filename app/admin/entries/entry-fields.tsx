import { site } from "../../../content/site.ts";
import { sectorNames } from "../../../shared/brand.ts";
import { QUESTION_LENGTH, QUESTION_LIMIT, TITLE_LIMIT } from "../../../shared/contracts/knowledge-base.ts";
import { controlsOf, Field, SelectFrame } from "../../ui/field.tsx";
import { Fold, Options } from "../controls.tsx";
import parts from "../parts.module.css";
import { momentOf, ROLE_NAMES } from "../words.ts";
import { type Draft, type DraftProblems, FIELDS, type FieldName } from "./draft.ts";
import styles from "./list.module.css";
import { pageOf } from "./search.ts";
import { usePages } from "./use-entries.ts";

/** Characters that the questions may have together, line breaks included. */
const QUESTIONS_LENGTH = QUESTION_LIMIT * (QUESTION_LENGTH + 1);

export const controlId = (id: string, field: FieldName) => `${id}-${field}`;

interface Props {
  id: string;
  draft: Draft;
  problems: DraftProblems;
  contentLimit: number;
  onChange: (field: FieldName, value: string) => void;
  /** The end of a paste did not fit. */
  onCut: (field: FieldName) => void;
}

export function EntryFields({ id, draft, problems, contentLimit, onChange, onCut }: Props) {
  const pages = usePages();
  const page = pageOf(draft.pageUrl.trim(), site.origin);
  const field = (name: FieldName) => ({
    id: controlId(id, name),
    label: FIELDS[name].label,
    error: problems[name],
  });
  const limits = {
    pageTitle: TITLE_LIMIT,
    pageUrl: TITLE_LIMIT,
    sectionTitle: TITLE_LIMIT,
    content: contentLimit,
    questions: QUESTIONS_LENGTH,
  };
  const control = controlsOf<FieldName>({ values: draft, limits, onChange, onCut });
  const choice = (name: FieldName, names: Record<string, string>, hint?: string) => (
    <Field {...field(name)} hint={hint}>
      {({ dir: _, ...props }) => (
        <SelectFrame>
          <select {...props} {...control(name)}>
            <Options names={names} />
          </select>
        </SelectFrame>
      )}
    </Field>
  );
  const time = (name: "publishAt" | "expiresAt", none: string) => (
    <Field
      {...field(name)}
      label={`${FIELDS[name].label}, UTC`}
      mark="optional"
      // The same time in the operator's own time zone.
      hint={draft[name] ? `On your clock: ${momentOf(`${draft[name]}:00Z`)}.` : none}
    >
      {({ dir: _, ...props }) => <input {...props} {...control(name)} type="datetime-local" />}
    </Field>
  );
  const count = `${controlId(id, "content")}-length`;
  const isTimeWrong = Boolean(problems.publishAt ?? problems.expiresAt ?? problems.reviewBy);
  return (
    <>
      <Field {...field("pageTitle")} mark="required">
        {(props) => <input {...props} {...control("pageTitle")} type="text" aria-required />}
      </Field>
      <div className={styles.labels}>
        <Field
          {...field("pageUrl")}
          mark="optional"
          hint={
            page !== undefined && !pages.includes(page)
              ? `This site has no page at ${page}: visitors who follow it find nothing.`
              : "/results/finance, or https://www.example.org"
          }
        >
          {(props) => <input {...props} {...control("pageUrl")} type="text" inputMode="url" spellCheck={false} />}
        </Field>
        <Field {...field("sectionTitle")} mark="optional" hint="The part of that page, such as Outcome">
          {(props) => <input {...props} {...control("sectionTitle")} type="text" />}
        </Field>
      </div>
      <Field {...field("content")} mark="required">
        {(props) => (
          <>
            <textarea
              {...props}
              {...control("content")}
              rows={6}
              aria-required
              aria-describedby={[props["aria-describedby"], count].filter(Boolean).join(" ")}
            />
            <p id={count} className={parts.count}>{`${draft.content.length}/${contentLimit} characters`}</p>
          </>
        )}
      </Field>
      <Field
        {...field("questions")}
        mark="optional"
        hint="Questions that this entry answers, in the words in which people ask them: one on each line."
      >
        {(props) => <textarea {...props} {...control("questions")} rows={2} />}
      </Field>
      <Fold title="When it counts, and what it tells of" open={isTimeWrong || undefined}>
        <div className={styles.labels}>
          {choice("draft", { "": "Published", draft: "Draft" }, "No answer and no search uses a draft.")}
          <Field {...field("reviewBy")} mark="optional" hint="The day on which somebody should read it again.">
            {({ dir: _, ...props }) => <input {...props} {...control("reviewBy")} type="date" />}
          </Field>
          {time("publishAt", "At once where none is given.")}
          {time("expiresAt", "For good where none is given.")}
          {choice("role", { "": "Not set", ...ROLE_NAMES })}
          {choice("sector", { "": "Not set", ...sectorNames })}
        </div>
      </Fold>
    </>
  );
}
