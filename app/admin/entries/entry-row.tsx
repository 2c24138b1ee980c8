import { memo } from "react";
import { sectorNames } from "../../../shared/brand.ts";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { TextButton } from "../controls.tsx";
import parts from "../parts.module.css";
import { dayOf, nameOf, plural, ROLE_NAMES } from "../words.ts";
import { Discarded } from "./discarded.tsx";
import { isReviewDue, reviewDay, stateText } from "./draft.ts";
import styles from "./list.module.css";
import { answerIn, sourceOf } from "./list-filters.ts";
import { isLink } from "./search.ts";

export interface RowActions {
  edit: (entry: ListedEntry) => void;
  remove: (entry: ListedEntry) => void;
  approve: (entry: ListedEntry) => void;
  isPageGone: (entry: ListedEntry) => boolean;
  /** Ids of those that are picked; undefined while none can be. */
  picked: ReadonlySet<string> | undefined;
  pick: (id: string) => void;
}

interface Props {
  entry: ListedEntry;
  position: number;
  total: number;
  actions: RowActions;
}

export const EntryRow = memo(function EntryRow({ entry, position, total, actions }: Props) {
  const { metadata } = entry;
  const questions = metadata.questions?.length ?? 0;
  const isWritten = answerIn(entry) !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the list
    <div role="listitem" className={styles.row} aria-setsize={total} aria-posinset={position}>
      <div className={styles.words}>
        <h3 dir="auto">{entry.page_title}</h3>
        {entry.section_title && (
          <p className={styles.section} dir="auto">
            {entry.section_title}
          </p>
        )}
        <p className={parts.facts}>
          <span className={styles.badge} data-kind={metadata.manually_added ? "hand" : "page"}>
            {sourceOf(entry)}
          </span>
          {metadata.role && <span>{ROLE_NAMES[metadata.role]}</span>}
          {metadata.sector && <span>{sectorNames[metadata.sector]}</span>}
          {entry.page_url && <PageBadge url={entry.page_url} />}
          {stateText(entry) && <span className={styles.badge}>{stateText(entry)}</span>}
          {isReviewDue(entry) && <span className={styles.warning}>To review since {reviewDay(entry)}</span>}
          {actions.isPageGone(entry) && <span className={styles.warning}>Page is gone</span>}
          {metadata.use_anyway && <span>Used as it is written</span>}
          {metadata.page_changed && <span className={styles.warning}>Page has changed since</span>}
        </p>
      </div>
      <div className={styles.words}>
        <p className={styles.content} dir="auto">
          {entry.content}
        </p>
        {metadata.discarded && (
          <Discarded sentences={metadata.discarded}>
            <TextButton onClick={() => actions.approve(entry)} about={nameOf(entry)}>
              Use it anyway
            </TextButton>
          </Discarded>
        )}
        <p className={parts.facts}>
          {!isWritten && <span>Added {dayOf(entry.created_at)}</span>}
          {metadata.updated_by && metadata.updated_at && (
            <span>
              Changed {dayOf(metadata.updated_at)} by {metadata.updated_by}
            </span>
          )}
          {metadata.review_by && !isReviewDue(entry) && <span>To review by {reviewDay(entry)}</span>}
          {questions > 0 && <span>{plural(questions, "expected question")}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        {actions.picked && !isWritten && (
          <label className={styles.pick}>
            <span className="visually-hidden">Pick {nameOf(entry)}</span>
            <input type="checkbox" checked={actions.picked.has(entry.id)} onChange={() => actions.pick(entry.id)} />
          </label>
        )}
        <TextButton
          onClick={() => actions.edit(entry)}
          aria-label={`${isWritten ? "Say something else:" : "Edit"} ${nameOf(entry)}`}
        >
          {isWritten ? "Say something else" : "Edit"}
        </TextButton>
        {!isWritten && (
          <TextButton onClick={() => actions.remove(entry)} aria-label={`Delete ${nameOf(entry)}`}>
            Delete
          </TextButton>
        )}
      </div>
    </div>
  );
});

function PageBadge({ url }: { url: string }) {
  if (!isLink(url)) return <span className={styles.address}>{url}</span>;
  return (
    <a className={styles.address} href={url} target="_blank" rel="noreferrer">
      {url}
    </a>
  );
}
