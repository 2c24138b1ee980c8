import field from "../../ui/field.module.css";
import { SelectFrame } from "../../ui/field.tsx";
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
      <label className="visually-hidden" htmlFor="search-entries">
        Search entries
      </label>
      <input
        id="search-entries"
        type="search"
        className={field.control}
        placeholder="Search entries..."
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <label className="visually-hidden" htmlFor="entry-kind">
        Entries to show
      </label>
      <SelectFrame>
        <select
          id="entry-kind"
          className={field.control}
          value={kind}
          onChange={(event) => onKind(event.currentTarget.value as Kind)}
        >
          {Object.entries(KINDS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </SelectFrame>
    </search>
  );
}
