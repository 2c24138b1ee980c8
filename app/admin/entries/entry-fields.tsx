import type { ChangeEvent, ClipboardEvent } from "react";
import { site } from "../../../content/site.ts";
import {
  type ListedEntry,
  QUESTION_LENGTH,
  QUESTION_LIMIT,
  TITLE_LIMIT,
} from "../../../shared/contracts/knowledge-base.ts";
import { Field } from "../../ui/field.tsx";
import { overflows } from "../../ui/paste.ts";
import { plural } from "../filters.tsx";
import parts from "../parts.module.css";
import type { Draft } from "./draft.ts";
import styles from "./list.module.css";
import { pageOf } from "./search.ts";
import { controlId, type DraftFields } from "./use-entries.ts";

/** Characters that the questions may have together, line breaks included. */
const QUESTIONS_LENGTH = QUESTION_LIMIT * (QUESTION_LENGTH + 1);

interface Props extends DraftFields {
  /** Paths of the site's pages. */
  pages: readonly string[];
}

export function EntryFields({ id, draft, problems, contentLimit, pages, onChange, onCut }: Props) {
  const page = pageOf(draft.pageUrl.trim(), site.origin);
  const control = (field: keyof Draft, maxLength: number) => ({
    name: field,
    value: draft[field],
    maxLength,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(field, event.currentTarget.value),
    onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (overflows(event, maxLength)) onCut(field);
    },
  });
  const field = (name: keyof Draft) => ({ id: controlId(id, name), error: problems[name] });
  const count = `${controlId(id, "content")}-length`;
  return (
    <>
      <Field {...field("pageTitle")} label="Page title" mark="required">
        {(props) => <input {...props} {...control("pageTitle", TITLE_LIMIT)} type="text" aria-required />}
      </Field>
      <Field
        {...field("pageUrl")}
        label="Page URL"
        mark="optional"
        hint={
          page !== undefined && !pages.includes(page)
            ? `This site has no page at ${page}: visitors who follow it find nothing.`
            : "/results/finance, or https://www.example.org"
        }
      >
        {(props) => (
          <input {...props} {...control("pageUrl", TITLE_LIMIT)} type="text" inputMode="url" spellCheck={false} />
        )}
      </Field>
      <Field {...field("sectionTitle")} label="Section title" mark="optional">
        {(props) => <input {...props} {...control("sectionTitle", TITLE_LIMIT)} type="text" />}
      </Field>
      <Field {...field("content")} label="Content" mark="required">
        {(props) => (
          <>
            <textarea
              {...props}
              {...control("content", contentLimit)}
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
        label="Expected questions"
        mark="optional"
        hint="Questions that this entry answers, in the words in which people ask them: one on each line."
      >
        {(props) => <textarea {...props} {...control("questions", QUESTIONS_LENGTH)} rows={2} />}
      </Field>
    </>
  );
}

type Sentences = NonNullable<ListedEntry["metadata"]["discarded"]>;

export const notUsed = (count: number) =>
  `${plural(count, "sentence")} not used: ${count === 1 ? "it seems" : "they seem"} to be meant for the consultant`;

/** Sentences that are never quoted to visitors, and why. */
export function Discarded({ sentences, children }: { sentences: Sentences; children?: React.ReactNode }) {
  return (
    <div className={styles.discarded}>
      <p className={styles.warning}>{notUsed(sentences.length)}</p>
      <ul>
        {sentences.map(({ sentence, reason }) => (
          <li key={sentence}>
            <q dir="auto">{sentence}</q> ({reason})
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
