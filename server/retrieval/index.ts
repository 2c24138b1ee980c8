/** Search over the knowledge base. */
export { pathOf } from "./fields.ts";
export type { Query, TermGroup } from "./query.ts";
export { coverage, type Hit } from "./ranking.ts";
export {
  buildSearchIndex,
  createSearchIndex,
  type Page,
  type SearchIndex,
  type SearchOptions,
} from "./search-index.ts";
