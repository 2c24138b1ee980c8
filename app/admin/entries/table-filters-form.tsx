import { Choice, SearchField } from "../filters.tsx";
import styles from "./table.module.css";
import { FILTERS, type Filter, GROUPS, type Group } from "./table-filters.ts";

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
