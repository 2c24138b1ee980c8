/** Which known questions a change would answer otherwise. The engine is asked a few at a time, so that visitors go first. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Foreseen, foreseeRequest } from "../../shared/contracts/operator.ts";
import type { Engine } from "../chat/engine/engine.ts";
import { type Store, WriteConflict } from "../store/store.ts";
import { labelled } from "./labels.ts";

/** Questions in one call of the engine: some tens of milliseconds, for which a visitor may wait. */
const BATCH = 4;
/** Of an entry that is not there yet. */
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
  /** Questions of the log. */
  logged: readonly string[],
) => Promise<Foreseen>;

export function createForesee({ store, engine, now, readKnown = readKnownQuestions }: Dependencies): Foresee {
  let known: Promise<string[]> | undefined;
  return async (request, logged) => {
    known ??= readKnown();
    const questions = [...new Set([...logged, ...(await known)])];
    const change = await changeOf(request);
    const { withdrawn, returned, near } = await engine.outlook(change, questions);
    const changed: Foreseen["changed"] = [];
    for (let at = 0; at < near.length; at += BATCH)
      changed.push(...(await engine.foresee(change, near.slice(at, at + BATCH))));
    return { tried: near.length, known: questions.length, withdrawn, returned, changed };
  };

  async function changeOf({ id, entry }: z.output<typeof foreseeRequest>) {
    const before = id === undefined ? undefined : await store.get(id);
    if (id !== undefined && !before) throw new WriteConflict("gone", id);
    if (!entry) return { add: [], remove: id === undefined ? [] : [id] };
    const { questions = [], role = null, sector = null } = entry;
    const metadata = { ...before?.metadata, questions, ...(before ? {} : { manually_added: true }) };
    const draft: KnowledgeBaseEntry = {
      id: id ?? DRAFT,
      created_at: before?.created_at ?? new Date(now()).toISOString(),
      page_title: entry.pageTitle,
      page_url: entry.pageUrl || null,
      section_title: entry.sectionTitle || null,
      content: entry.content,
      embedding: before?.embedding ?? null,
      metadata: labelled(metadata, { role, sector }),
    };
    return { add: [draft], remove: [] };
  }
}

/** Questions of the rounds in which the consultant was judged; none where the site was never built. */
async function readKnownQuestions(): Promise<string[]> {
  const text = await readFile(FILE, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  return z.string().array().parse(JSON.parse(text));
}
