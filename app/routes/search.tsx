import { searchPage } from "../../content/indexes.ts";
import { SEARCH_WORDS } from "../../shared/domain/search/words.ts";
import { SearchForm } from "../sections/search-form.tsx";
import { indexMeta } from "../seo/page-kinds.ts";
import { PageHead } from "../ui/page-head.tsx";
import styles from "./search.module.css";

export const meta = () => indexMeta("/search", "Search this site", searchPage);

/** The marked parts are filled by the server (server/search/page.ts), and from the first key on by app/behaviours/search.ts. */
export default function Search() {
  return (
    <main id="main" tabIndex={-1} data-role="our-website">
      <PageHead kicker={searchPage.title} title={searchPage.headline} intro={searchPage.intro} />
      <div className={`container ${styles.search}`} data-behaviour="search">
        <SearchForm id="search" filters />
        <div className={styles.state}>
          <p role="status" data-search-status>
            {SEARCH_WORDS.empty}
          </p>
          <button type="button" className="button quiet" data-search-retry hidden>
            Try again
          </button>
        </div>
        <ol className={styles.results} data-search-results />
        <template data-search-item>
          <li>
            <p className="kicker" data-part="kind" />
            <a href="/search" data-part="name">
              A result
            </a>
            <p data-part="excerpt" />
          </li>
        </template>
        <label className={styles.key} data-search-key hidden>
          <input type="checkbox" defaultChecked /> Press <kbd>/</kbd> on any page to search
        </label>
      </div>
    </main>
  );
}
