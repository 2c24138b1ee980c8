/** Previews which known questions a change would answer differently, a few at a time so that visitors' questions go first. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Foreseen, foreseeRequest } from "../../shared/contracts/operator.ts";
import { stateAt } from "../../shared/domain/publication.ts";
import type { Engine } from "../chat/engine/engine.ts";
import { type Store, WriteConflict } from "../store/store.ts";
import { contradictionsOf } from "./contradictions.ts";
import { labelled } from "./labels.ts";

/** Questions in one call of the engine: some tens of milliseconds, for which a visitor may wait. */
const BATCH = 4;
/** Id of an entry that is not saved yet. */
const DRAFT = "draft";
const FILE = join("build", "known-questions.json");

interface Dependencies {
  store: Store;
  engine: Engine;
  /** Milliseconds since 1970. */
  now: () => number;
  readKnown?: () => Promise<string[]>;
}

export type Foresee = (
  request: z.output<typeof foreseeRequest>,
  /** Questions from the question log. */
  logged: readonly string[],
) => Promise<Foreseen>;

export function createForesee({ store, engine, now, readKnown = readKnownQuestions }: Dependencies): Foresee {
  let known: Promise<string[]> | undefined;
  return async (request, logged) => {
    known ??= readKnown();
    const questions = [...new Set([...logged, ...(await known)])];
    const { before, ...change } = await changeOf(request);
    const { withdrawn, returned, near } = await engine.outlook(change, questions);
    const changed: Foreseen["changed"] = [];
    for (let at = 0; at < near.length; at += BATCH)
      changed.push(...(await engine.foresee(change, near.slice(at, at + BATCH))));
    const [added] = change.add;
    const contradictions = added ? await contradictionsOf(added, before, engine) : [];
    return { tried: near.length, known: questions.length, withdrawn, returned, changed, contradictions };
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

/** Questions of the public exam; none where the site was never built. */
async function readKnownQuestions(): Promise<string[]> {
  const text = await readFile(FILE, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  return z.string().array().parse(JSON.parse(text));
}
