/** Operators' metadata of an entry: role, sector, and when it counts. */
import type { EntryEditRequest, KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { RequestRefused } from "../http/refusal.ts";

type Metadata = KnowledgeBaseEntry["metadata"];

/** Where each label stands in an entry's metadata, by its name in requests. */
const PLACES = {
  role: "role",
  sector: "sector",
  draft: "draft",
  publishAt: "publish_at",
  expiresAt: "expires_at",
  reviewBy: "review_by",
} as const satisfies Partial<Record<keyof EntryEditRequest, keyof Metadata>>;
export type Labels = Pick<EntryEditRequest, keyof typeof PLACES>;
const NAMES = Object.keys(PLACES) as (keyof Labels)[];

/** Its end is before its beginning. */
export class NeverPublished extends RequestRefused {}

/** Fields that are undefined stay; null removes one. */
export function labelled(before: Metadata, labels: Labels): Metadata {
  const metadata: Metadata = { ...before };
  for (const name of NAMES) {
    if (labels[name] === undefined) continue;
    delete metadata[PLACES[name]];
    if (labels[name]) Object.assign(metadata, { [PLACES[name]]: labels[name] });
  }
  checkTimes(metadata);
  return metadata;
}

export function checkTimes({ publish_at, expires_at }: Metadata) {
  if (publish_at && expires_at && Date.parse(expires_at) <= Date.parse(publish_at))
    throw new NeverPublished(400, "expiresAt: must be later than the time from which the entry is published", {
      field: "expiresAt",
    });
}

/** The labels of an entry, to keep when its page has changed. */
export const labelsOf = (before: Metadata | undefined): Partial<Metadata> =>
  Object.fromEntries(
    Object.values(PLACES).flatMap((place) => (before?.[place] === undefined ? [] : [[place, before[place]]])),
  );
