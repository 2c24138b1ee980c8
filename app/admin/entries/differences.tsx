import { diffWordsWithSpace } from "diff";
import { useCallback, useState } from "react";
import type { EntryVersion, ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { listVersions } from "../calls.ts";
import { Problem, Spinner } from "../card.tsx";
import { dayOf, momentOf, utcMomentOf } from "../filters.tsx";
import parts from "../parts.module.css";
import { useLoaded } from "../use-task.ts";
import styles from "./differences.module.css";

/** Words that a diff may add and remove; beyond, both texts are shown whole: finding more would hold up the page. */
const MAX_EDITS = 500;

/** The latest changes of an entry as diffs, loaded when it is opened. */
export function Differences({ entry }: { entry: ListedEntry }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>What changed</summary>
      {open && <Versions entry={entry} />}
    </details>
  );
}

function Versions({ entry }: { entry: ListedEntry }) {
  const load = useCallback(() => listVersions(entry.id), [entry.id]);
  const { value, reload, task } = useLoaded("The earlier versions could not be loaded.", load);
  if (task.problem)
    return (
      <Problem title="The earlier versions could not be loaded." onRetry={reload}>
        {task.problem}
      </Problem>
    );
  if (!value) return <Spinner label="Loading earlier versions…" />;
  if (value.length === 0) return <p className={parts.quiet}>Nobody has changed it by hand.</p>;
  return (
    <ol className={styles.versions}>
      {value.map((version, place) => (
        <li key={version.at}>
          <p className={parts.quiet}>
            {version.by}, {momentOf(version.at)}
          </p>
          <Difference before={textOf(version.before)} after={textOf(value[place - 1]?.before ?? entry)} />
        </li>
      ))}
    </ol>
  );
}

export function Difference({ before, after }: { before: string; after: string }) {
  const found = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (!found)
    return (
      <p className={styles.text} dir="auto">
        <del>{before}</del>
        <ins>{after}</ins>
      </p>
    );
  return (
    <p className={styles.text} dir="auto">
      {found.map(({ added, removed, value }, place) => {
        const Part = added ? "ins" : removed ? "del" : "span";
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one diff never move
        return <Part key={place}>{value}</Part>;
      })}
    </p>
  );
}

/** The editable fields of an entry, one a line. */
export function textOf({ page_title, page_url, section_title, content, metadata }: EntryVersion["before"]): string {
  const { questions = [], role, sector, draft, publish_at, expires_at, review_by } = metadata;
  const times = [
    draft && "Draft",
    publish_at && `Published from ${utcMomentOf(publish_at)}`,
    expires_at && `Until ${utcMomentOf(expires_at)}`,
    review_by && `Review by ${dayOf(review_by)}`,
  ];
  const head = [page_title, section_title, page_url, role, sector, ...times].filter(Boolean);
  return [...head, content, ...questions].join("\n");
}
