import { useDeferredValue, useMemo, useState } from "react";
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { usePageGone } from "./page-gone.ts";
import { entriesOfKind, type Kind, searchEntries } from "./search.ts";

/** The entries that match the search and the chosen kind. `pages`: paths of the site's pages. */
export function useFound(entries: readonly ListedEntry[], pages: readonly string[]) {
  const [search, setSearch] = useState("");
  const [kind, setKind] = useState<Kind>("all");
  // Typing has priority over rendering the list.
  const query = useDeferredValue(search);

  const isPageGone = usePageGone(pages);
  const found = useMemo(() => {
    const toCheck = (entry: ListedEntry) => isPageGone(entry) || entry.metadata.page_changed === true;
    return entriesOfKind(searchEntries(entries, query), kind, toCheck);
  }, [entries, query, kind, isPageGone]);

  return {
    found,
    isPageGone,
    filters: { search, kind, onSearch: setSearch, onKind: setKind },
    isFiltered: query.trim() !== "" || kind !== "all",
    /** Changes with the query. */
    queryKey: `${kind} ${query}`,
  };
}
