import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { Choice, SearchField } from "../filters.tsx";
import { isReviewDue, stateOf } from "./draft.ts";
import styles from "./table.module.css";

interface Props {
  search: string;
  filter: Filter;
  group: Group;
  onSearch: (search: string) => void;
  onFilter: (filter: Filter) => void;
  onGroup: (group: Group) => void;
}

export function TableFilters({ search, filter, group, onSearch, onFilter, onGroup }: Props) {
  return (
    <search className={styles.filters}>
      <SearchField id="search-table" label="Search entries" value={search} onChange={onSearch} />
      <Choice id="table-filter" label="Entries to show" names={FILTERS} value={filter} onChange={onFilter} />
      <Choice id="table-group" label="Groups" names={GROUPS} value={group} onChange={onGroup} />
    </search>
  );
}

/** Which entries the table shows, and how they are grouped. */
export const FILTERS = {
  all: "All entries",
  hand: "Added by hand",
  pages: "From pages",
  own: "Own answers",
  changed: "Page changed or gone",
  discarded: "Not used in part",
  edited: "Changed by hand",
  uncited: "In no answer",
  review: "To review",
  draft: "Drafts",
  planned: "Planned for later",
  expired: "Over",
} as const;
export type Filter = keyof typeof FILTERS;

export const GROUPS = { none: "No groups", page: "By page", kind: "By kind" } as const;
export type Group = keyof typeof GROUPS;

interface Known {
  isPageGone: (entry: ListedEntry) => boolean;
  /** Addresses that answers of the library cite. */
  cited: ReadonlySet<string>;
}

export function isShown(entry: ListedEntry, filter: Filter, { isPageGone, cited }: Known): boolean {
  const { metadata, page_url } = entry;
  const shown: Record<Filter, () => boolean> = {
    all: () => true,
    hand: () => metadata.manually_added === true,
    pages: () => !metadata.manually_added,
    own: () => metadata.overrides !== undefined,
    changed: () => metadata.page_changed === true || isPageGone(entry),
    discarded: () => (metadata.discarded?.length ?? 0) > 0,
    edited: () => metadata.updated_by !== undefined,
    uncited: () => metadata.overrides === undefined && (page_url === null || !cited.has(page_url)),
    review: () => isReviewDue(entry),
    draft: () => stateOf(entry) === "draft",
    planned: () => stateOf(entry) === "planned",
    expired: () => stateOf(entry) === "expired",
  };
  return shown[filter]();
}

export function kindOf({ metadata }: ListedEntry): string {
  if (metadata.overrides) return "Own answer";
  if (metadata.manually_added) return "By hand";
  return metadata.edited ? "Rewritten" : "From a page";
}

export const pageOfEntry = ({ page_url }: ListedEntry): string => page_url?.split("#")[0] || (page_url ? "/" : "");

/** What an operator should know of an entry, in a few words. */
export function noteOf(entry: ListedEntry, isPageGone: (entry: ListedEntry) => boolean): string {
  const { discarded, page_changed, use_anyway } = entry.metadata;
  if (isPageGone(entry)) return "Page is gone";
  if (isReviewDue(entry)) return "To review";
  if (page_changed) return "Page has changed";
  if (discarded?.length) return "Not used in part";
  return use_anyway ? "Used as written" : "";
}
