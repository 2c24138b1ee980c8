/** Search over the knowledge base. */
export { coverage, type Terms } from "./coverage.ts";
export { pathOf } from "./fields.ts";
export type { Query, TermGroup } from "./query.ts";
export { type Hit, readingOf } from "./ranking.ts";
export {
  buildSearchIndex,
  createSearchIndex,
  type Page,
  type SearchIndex,
  type SearchOptions,
} from "./search-index.ts";
