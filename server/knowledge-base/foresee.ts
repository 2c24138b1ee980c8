/** Previews what a change would do: which of the questions nearest to it are answered differently, and what it contradicts. */
import type { z } from "zod";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { FigureContradiction, Foreseen, foreseeRequest } from "../../shared/contracts/operator.ts";
import { stateAt } from "../../shared/domain/publication.ts";
import type { Engine } from "../consultant/engine.ts";
import { type Store, WriteConflict } from "../store/store.ts";
import { type Contradiction, figureReader, type Statement } from "./figure-statements.ts";
import { labelled } from "./labels.ts";
import { nameOf } from "./own-answer.ts";

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

/** Figures in one call of the engine: some tens of milliseconds, for which a visitor may wait. */
const BATCH = 4;
/** Figures of an entry that are compared. */
const COMPARED = 200;
const yieldToEventLoop = () => new Promise((resolve) => setImmediate(resolve));

type Reader = ReturnType<typeof figureReader>;

/** `before` is the entry as it is now: its own contradictions are not new. */
export async function contradictionsOf(
  entry: KnowledgeBaseEntry,
  before: KnowledgeBaseEntry | undefined,
  engine: Pick<Engine, "surroundings">,
): Promise<FigureContradiction[]> {
  const { facts, subjects } = await engine.surroundings([]);
  const reader = figureReader(facts, subjects);
  const said = newIn(reader.read(passageOf(entry)), before, reader, entry).slice(0, COMPARED);
  const known = new Map<string, readonly Statement[]>();
  const found: FigureContradiction[] = [];
  for (let at = 0; at < said.length; at += BATCH) {
    const batch = said.slice(at, at + BATCH);
    const { entries } = await engine.surroundings(batch.map(({ sentence }) => `${nameOf(entry)}. ${sentence}`));
    const others = entries.filter(({ id }) => id !== entry.id);
    for (const other of others) {
      if (known.has(other.id)) continue;
      known.set(other.id, reader.read(passageOf(other)));
      await yieldToEventLoop();
    }
    for (const one of batch) found.push(...firstAgainst(one, others, known, reader));
  }
  return found;
}

/** The ledger first, then the nearest entry. */
function firstAgainst(
  said: Statement,
  entries: readonly KnowledgeBaseEntry[],
  known: ReadonlyMap<string, readonly Statement[]>,
  reader: Reader,
): FigureContradiction[] {
  const ledger = reader.againstLedger(said);
  if (ledger) return [told(ledger)];
  for (const entry of entries) {
    const found = reader.against(said, known.get(entry.id) ?? []);
    if (found) return [told(found, entry)];
  }
  return [];
}

function told({ kind, claimed, other, fact }: Contradiction, entry?: KnowledgeBaseEntry): FigureContradiction {
  return {
    kind,
    sentence: claimed.sentence,
    figure: claimed.figure.text,
    other: {
      sentence: other.sentence,
      figure: other.figure.text,
      title: entry ? nameOf(entry) : "",
      url: entry?.page_url ?? fact?.page ?? null,
      entry: entry?.id ?? null,
    },
  };
}

function newIn(
  said: readonly Statement[],
  before: KnowledgeBaseEntry | undefined,
  reader: Reader,
  entry: KnowledgeBaseEntry,
): Statement[] {
  if (!before || nameOf(before) !== nameOf(entry) || before.page_url !== entry.page_url) return [...said];
  const old = new Set(reader.read(passageOf(before)).map(({ sentence }) => sentence));
  return said.filter(({ sentence }) => !old.has(sentence));
}

const passageOf = ({ page_title, section_title, page_url, content, metadata: { role } }: KnowledgeBaseEntry) => ({
  title: page_title,
  section: section_title,
  url: page_url,
  text: content,
  ...(role ? { role } : {}),
});
