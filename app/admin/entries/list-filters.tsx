import { Choice, SearchField } from "../filters.tsx";
import styles from "./list.module.css";
import type { Kind } from "./search.ts";

const KINDS: Record<Kind, string> = {
  all: "All entries",
  "by-hand": "Added by hand",
  "from-pages": "From pages",
  "to-check": "Page gone or changed",
};

interface Props {
  search: string;
  kind: Kind;
  onSearch: (search: string) => void;
  onKind: (kind: Kind) => void;
}

export function ListFilters({ search, kind, onSearch, onKind }: Props) {
  return (
    <search className={styles.filters}>
      <SearchField id="search-entries" label="Search entries" value={search} onChange={onSearch} />
      <Choice id="entry-kind" label="Entries to show" names={KINDS} value={kind} onChange={onKind} />
    </search>
  );
}
