import { type ListedEntry, versionOf } from "../../../shared/contracts/knowledge-base.ts";
import type { LibraryAnswerView } from "../../../shared/contracts/operator.ts";
import { isReviewDue, stateOf } from "./draft.ts";

export const FILTERS = {
  all: "All entries",
  hand: "Added by hand",
  pages: "From pages",
  own: "Own answers",
  library: "Answers written in advance",
  changed: "Page gone or changed",
  discarded: "Not used in part",
  edited: "Changed by hand",
  uncited: "In no answer",
  review: "To review",
  draft: "Drafts",
  planned: "Planned for later",
  expired: "Over",
} as const;
export type Filter = keyof typeof FILTERS;

export const ORDERS = { newest: "Newest first", changed: "Changed last", title: "By title", page: "By page" } as const;
export type Order = keyof typeof ORDERS;

/** `cited`: addresses that answers of the library cite. */
export function isShown(
  entry: ListedEntry,
  filter: Filter,
  isPageGone: (entry: ListedEntry) => boolean,
  cited: ReadonlySet<string> = new Set(),
): boolean {
  const { metadata, page_url } = entry;
  const shown: Record<Filter, () => boolean> = {
    all: () => true,
    hand: () => metadata.manually_added === true,
    pages: () => !metadata.manually_added,
    own: () => metadata.overrides !== undefined,
    library: () => false,
    changed: () => metadata.page_changed === true || isPageGone(entry),
    discarded: () => (metadata.discarded?.length ?? 0) > 0,
    edited: () => metadata.updated_by !== undefined,
    uncited: () => metadata.overrides === undefined && (page_url === null || !cited.has(page_url)),
    review: () => isReviewDue(entry),
    draft: () => stateOf(entry) === "draft",
    planned: () => stateOf(entry) === "planned",
    expired: () => stateOf(entry) === "expired",
  };
  return shown[filter]();
}

const KEYS: Record<Exclude<Order, "newest">, (entry: ListedEntry) => string> = {
  changed: versionOf,
  title: ({ page_title, section_title }) => `${page_title} ${section_title ?? ""}`,
  page: ({ page_url }) => page_url ?? "\uffff",
};
const collator = new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" });

/** The list comes newest first. Each key is made once. */
export function inOrder(entries: readonly ListedEntry[], order: Order): readonly ListedEntry[] {
  if (order === "newest") return entries;
  const keyed = entries.map((entry) => ({ entry, key: KEYS[order](entry) }));
  const sign = order === "changed" ? -1 : 1;
  return keyed.sort((a, b) => sign * collator.compare(a.key, b.key)).map(({ entry }) => entry);
}

const WRITTEN = "library:";

/** An answer of the library in the form of an entry: one list, one search. An operator's own stands in its place. */
export const asEntry = ({ id, question, subject, text, urls, override, stands }: LibraryAnswerView): ListedEntry =>
  override?.entry ?? {
    id: `${WRITTEN}${id}`,
    page_title: question,
    page_url: urls[0] ?? null,
    section_title: stands ? subject : `${subject}. Withheld: a page that it cites has changed.`,
    content: text,
    created_at: "",
    metadata: {},
  };

/** The id of the library's answer that is shown as this entry. */
export const answerIn = ({ id }: ListedEntry) => (id.startsWith(WRITTEN) ? id.slice(WRITTEN.length) : undefined);

/** How many more words of an entry are seen at a glance. */
export function sourceOf(entry: ListedEntry): string {
  const { overrides, manually_added, edited } = entry.metadata;
  if (answerIn(entry)) return "Written in advance";
  if (overrides) return "Own answer";
  if (manually_added) return "Added by hand";
  return edited ? "From a page, rewritten by hand" : "From a page";
}
