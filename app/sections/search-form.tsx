import { sectorNames } from "../../shared/brand.ts";
import { SECTORS } from "../../shared/contracts/library.ts";
import { RESULT_KINDS, SEARCH_TEXT_LIMIT } from "../../shared/contracts/search.ts";
import { KIND_NAMES } from "../../shared/domain/search/words.ts";
import { Field, SelectFrame } from "../ui/field.tsx";
import styles from "./search-form.module.css";

/** The search as a form that the server answers with a page; where results stand below, a script answers sooner. */
export function SearchForm({ id, filters = false }: { id: string; filters?: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that searches; the element <search> is not known everywhere yet
    <form role="search" action="/search" className={styles.form} aria-label="Search this site">
      <Field id={`${id}-query`} label="Search for">
        {(control) => (
          <input
            {...control}
            type="search"
            name="q"
            required
            maxLength={SEARCH_TEXT_LIMIT}
            enterKeyHint="search"
            autoComplete="off"
            data-search-field
          />
        )}
      </Field>
      <button type="submit" className="button">
        Search
      </button>
      {filters && (
        <>
          <Filter id={id} name="kind" label="Kind" all="Everything" options={kinds} />
          <Filter id={id} name="sector" label="Sector" all="All sectors" options={sectors} />
        </>
      )}
    </form>
  );
}

const kinds = RESULT_KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const);
const sectors = SECTORS.map((sector) => [sector, sectorNames[sector]] as const);

interface FilterProps {
  id: string;
  name: string;
  label: string;
  /** What stands for no filter. */
  all: string;
  options: readonly (readonly [value: string, label: string])[];
}

const Filter = ({ id, name, label, all, options }: FilterProps) => (
  <Field id={`${id}-${name}`} label={label}>
    {(control) => (
      <SelectFrame>
        <select {...control} name={name}>
          {[["", all] as const, ...options].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </SelectFrame>
    )}
  </Field>
);

/** The search in the foot of every page: a form that the server answers. */
export function SiteSearch() {
  return (
    <form action="/search" className={styles.siteSearch}>
      <label htmlFor="site-search">Search this site</label>
      <input
        id="site-search"
        type="search"
        name="q"
        required
        maxLength={SEARCH_TEXT_LIMIT}
        enterKeyHint="search"
        data-search-field
      />
      <button type="submit">Search</button>
    </form>
  );
}
