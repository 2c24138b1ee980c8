import { diffWordsWithSpace } from "diff";
import { useState } from "react";
import type { EntryVersion, ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { listVersions } from "../calls.ts";
import { Loading } from "../card.tsx";
import { Fold } from "../controls.tsx";
import parts from "../parts.module.css";
import { useLoaded } from "../use-task.ts";
import { momentOf } from "../words.ts";
import styles from "./differences.module.css";
import { draftOf, FIELDS, type FieldName, fieldNames, readable } from "./draft.ts";

/** Words that a diff may add and remove; beyond, both texts are shown whole: finding more would hold up the page. */
const MAX_EDITS = 500;

export function Differences({ entry }: { entry: ListedEntry }) {
  const [open, setOpen] = useState(false);
  return (
    <Fold title="What changed" onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open && <Versions entry={entry} />}
    </Fold>
  );
}

function Versions({ entry }: { entry: ListedEntry }) {
  const loaded = useLoaded("The earlier versions could not be loaded.", () => listVersions(entry.id), entry.id);
  return (
    <Loading of={loaded} label="Loading earlier versions…">
      {(versions) =>
        versions.length === 0 ? (
          <p className={parts.quiet}>Nobody has changed it by hand.</p>
        ) : (
          <ol className={parts.lines}>
            {versions.map(({ at, by, before }, place) => (
              <li key={at}>
                <p className={parts.quiet}>
                  {by}, {momentOf(at)}
                </p>
                <Difference before={textOf(before)} after={textOf(versions[place - 1]?.before ?? entry)} />
              </li>
            ))}
          </ol>
        )
      }
    </Loading>
  );
}

export function Difference({ before, after }: { before: string; after: string }) {
  const found = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, added: true, removed: false },
  ];
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

/** The fields that have their place in the text, without a label. */
const PLAIN = new Set<FieldName>(["pageTitle", "pageUrl", "sectionTitle", "content", "questions"]);

/** What can be edited of an entry, one field a line. */
export function textOf(entry: EntryVersion["before"]): string {
  const draft = draftOf(entry);
  const filled = fieldNames.filter((name) => draft[name]);
  return filled
    .map((name) => (PLAIN.has(name) ? draft[name] : `${FIELDS[name].label}: ${readable(name, draft[name])}`))
    .join("\n");
}
