/** Search over the knowledge base. */
export { coverage } from "./coverage.ts";
export { pathOf } from "./fields.ts";
export { type Page, tellingWords } from "./pages.ts";
export { isForeign, Query, type TermGroup, type Terms } from "./query.ts";
export { questionForm } from "./question-form.ts";
export { type Hit, readingOf } from "./ranking.ts";
export {
  createSearchIndex,
  type SearchIndex,
  type SearchOptions,
} from "./search-index.ts";
