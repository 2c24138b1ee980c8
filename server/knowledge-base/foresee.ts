/** Previews what a change would do: which of the questions nearest to it are answered differently, and what it contradicts. */
import type { z } from "zod";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Foreseen, foreseeRequest } from "../../shared/contracts/operator.ts";
import { stateAt } from "../../shared/domain/publication.ts";
import type { Engine } from "../consultant/engine.ts";
import { type Store, WriteConflict } from "../store/store.ts";
import { contradictionsOf } from "./contradictions.ts";
import { labelled } from "./labels.ts";

/** Id of an entry that is not saved yet. */
const DRAFT = "draft";

interface Dependencies {
  store: Store;
  engine: Engine;
  /** Milliseconds since 1970. */
  now: () => number;
}

export type Foresee = (
  request: z.output<typeof foreseeRequest>,
  /** Questions from the question log. */
  logged: readonly string[],
) => Promise<Foreseen>;

export function createForesee({ store, engine, now }: Dependencies): Foresee {
  return async (request, logged) => {
    const { before, ...change } = await changeOf(request);
    const outlook = await engine.foresee(change, logged);
    const [added] = change.add;
    return { ...outlook, contradictions: added ? await contradictionsOf(added, before, engine) : [] };
  };

  async function changeOf({ id, entry }: z.output<typeof foreseeRequest>) {
    const before = id === undefined ? undefined : await store.get(id);
    if (id !== undefined && !before) throw new WriteConflict("gone", id);
    if (!entry) return { add: [], remove: id === undefined ? [] : [id], before };
    const { questions = [], pageTitle, pageUrl, sectionTitle, content, role = null, sector = null, ...times } = entry;
    const metadata = { ...before?.metadata, questions, ...(before ? {} : { manually_added: true }) };
    const draft: KnowledgeBaseEntry = {
      id: id ?? DRAFT,
      created_at: before?.created_at ?? new Date(now()).toISOString(),
      page_title: pageTitle,
      page_url: pageUrl || null,
      section_title: sectionTitle || null,
      content,
      embedding: before?.embedding ?? null,
      metadata: labelled(metadata, { role, sector, ...times }),
    };
    const counts = (one: KnowledgeBaseEntry | undefined) => one && stateAt(one.metadata, now()) === "published";
    // A withdrawn entry is gone; a draft or a scheduled one is previewed as if it were published.
    if (!counts(before)) return { add: [draft], remove: [], before: undefined };
    return counts(draft) ? { add: [draft], remove: [], before } : { add: [], remove: [draft.id], before };
  }
}
