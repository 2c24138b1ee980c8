/** An entry's state of publication, in a few words. */
import type { ListedEntry } from "../../../shared/contracts/knowledge-base.ts";
import { type EntryState, isToReview, stateAt } from "../../../shared/domain/publication.ts";
import { dayOf, utcMomentOf } from "../words.ts";

export const stateOf = ({ metadata }: ListedEntry): EntryState => stateAt(metadata, Date.now());
export const isReviewDue = ({ metadata }: ListedEntry): boolean => isToReview(metadata, Date.now());

/** Empty if it is published without an end. */
export function stateText(entry: ListedEntry): string {
  const { publish_at = "", expires_at } = entry.metadata;
  const state = stateOf(entry);
  if (state === "draft") return "Draft";
  if (state === "planned") return `From ${utcMomentOf(publish_at)}`;
  if (!expires_at) return "";
  return `${state === "expired" ? "Over since" : "Until"} ${utcMomentOf(expires_at)}`;
}

export const reviewDay = ({ metadata: { review_by } }: ListedEntry): string => (review_by ? dayOf(review_by) : "");
