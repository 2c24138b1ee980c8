import field from "../../ui/field.module.css";
import { SelectFrame } from "../../ui/field.tsx";
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
      <label className="visually-hidden" htmlFor="search-table">
        Search entries
      </label>
      <input
        id="search-table"
        type="search"
        className={field.control}
        placeholder="Search entries..."
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <Choice id="table-filter" label="Entries to show" names={FILTERS} value={filter} onChange={onFilter} />
      <Choice id="table-group" label="Groups" names={GROUPS} value={group} onChange={onGroup} />
    </search>
  );
}

interface ChoiceProps<Name extends string> {
  id: string;
  label: string;
  names: Record<Name, string>;
  value: Name;
  onChange: (value: Name) => void;
}

function Choice<Name extends string>({ id, label, names, value, onChange }: ChoiceProps<Name>) {
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <SelectFrame>
        <select
          id={id}
          className={field.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Name)}
        >
          {Object.entries<string>(names).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </SelectFrame>
    </div>
  );
}
