/** The state of an entry: published, draft, scheduled or expired. */
import type { KnowledgeBaseEntry } from "../contracts/knowledge-base.ts";

type Metadata = KnowledgeBaseEntry["metadata"];
export type EntryState = "published" | "draft" | "planned" | "expired";

export function stateAt({ draft, publish_at, expires_at }: Metadata, now: number): EntryState {
  if (draft) return "draft";
  if (expires_at !== undefined && Date.parse(expires_at) <= now) return "expired";
  return publish_at !== undefined && Date.parse(publish_at) > now ? "planned" : "published";
}

/** The next moment at which its state becomes another by itself; Infinity where there is none. */
export function turnOf({ draft, publish_at, expires_at }: Metadata, now: number): number {
  if (draft) return Number.POSITIVE_INFINITY;
  const turns = [publish_at, expires_at].flatMap((time) => (time === undefined ? [] : Date.parse(time)));
  return Math.min(...turns.filter((turn) => turn > now));
}

/** Whether it should be read again, by the day that was set (in UTC). */
export const isToReview = ({ review_by }: Metadata, now: number): boolean =>
  review_by !== undefined && review_by <= new Date(now).toISOString().slice(0, 10);
