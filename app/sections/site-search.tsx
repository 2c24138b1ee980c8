import { SEARCH_TEXT_LIMIT } from "../../shared/contracts/search.ts";
import styles from "./site-search.module.css";

/** The search in the foot of every page: a form that the server answers. */
export function SiteSearch() {
  return (
    <form action="/search" className={styles.form}>
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
