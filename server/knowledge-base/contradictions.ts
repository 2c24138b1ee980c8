/** Figures that an entry states otherwise than the ledger or another entry does. */
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import type { Fact } from "../../shared/contracts/library.ts";
import type { EntryContradiction, FigureContradiction } from "../../shared/contracts/operator.ts";
import { stateAt } from "../../shared/domain/publication.ts";
import type { Engine } from "../consultant/engine.ts";
import type { Store } from "../store/store.ts";
import { inTurns, ownTurn } from "../turns.ts";
import { nameOf } from "./entry-changes.ts";
import { allEntries } from "./entry-pages.ts";
import { type Contradiction, figureReader, type Statement } from "./figure-statements.ts";

interface Dependencies {
  store: Store;
  engine: Engine;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Of so many entries that operators wrote, the newest that count. */
const LOOKED_AT = 40;

/** What operators wrote beside what it contradicts, made once for each revision. */
export function createContradictions({ store, engine, now }: Dependencies) {
  let made: { revision: number; found: Promise<EntryContradiction[]> } | undefined;
  return async (): Promise<EntryContradiction[]> => {
    const revision = await store.revision();
    if (made?.revision !== revision) made = { revision, found: allFound() };
    // What failed is tried again.
    made.found.catch(() => (made = undefined));
    return made.found;
  };

  async function allFound(): Promise<EntryContradiction[]> {
    const written = (await allEntries(store)).filter(
      ({ metadata, content }) =>
        metadata.manually_added && /\d/.test(content) && stateAt(metadata, now()) === "published",
    );
    const found: EntryContradiction[] = [];
    for (const entry of written.slice(0, LOOKED_AT))
      for (const one of await contradictionsOf(entry, undefined, engine))
        found.push({ ...one, entry: { id: entry.id, title: nameOf(entry) } });
    return found;
  }
}

/** Figures of an entry that are compared. */
const COMPARED = 200;

type Reader = ReturnType<typeof figureReader>;

/** The ledger's own figures are read once. */
const readers = new WeakMap<readonly Fact[], Reader>();

/** `before` is the entry as it is now: its own contradictions are not new. */
export async function contradictionsOf(
  entry: KnowledgeBaseEntry,
  before: KnowledgeBaseEntry | undefined,
  engine: Pick<Engine, "surroundings">,
): Promise<FigureContradiction[]> {
  const { facts, subjects } = await engine.surroundings([]);
  const reader = readers.get(facts) ?? figureReader(facts, subjects);
  readers.set(facts, reader);
  const said = newIn(await statementsOf(entry, reader), await statementsOf(before, reader), before, entry);
  const known = new Map<string, readonly Statement[]>();
  const found: FigureContradiction[] = [];
  for (const [sentence, figures] of Map.groupBy(said.slice(0, COMPARED), (one) => one.sentence)) {
    // A search of thousands of entries takes some tens of milliseconds: a visitor waits for one of them at most.
    await ownTurn();
    const { entries } = await engine.surroundings([`${nameOf(entry)}. ${sentence}`]);
    const others = entries.filter(({ id }) => id !== entry.id);
    for await (const other of inTurns(others.filter(({ id }) => !known.has(id))))
      known.set(other.id, await statementsOf(other, reader));
    for (const one of figures) found.push(...firstAgainst(one, others, known, reader));
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

const statementsOf = async (entry: KnowledgeBaseEntry | undefined, reader: Reader): Promise<Statement[]> =>
  entry ? Array.fromAsync(inTurns(reader.read(passageOf(entry)))) : [];

function newIn(
  said: readonly Statement[],
  saidBefore: readonly Statement[],
  before: KnowledgeBaseEntry | undefined,
  entry: KnowledgeBaseEntry,
): readonly Statement[] {
  if (!before || nameOf(before) !== nameOf(entry) || before.page_url !== entry.page_url) return said;
  const old = new Set(saidBefore.map(({ sentence }) => sentence));
  return said.filter(({ sentence }) => !old.has(sentence));
}

const passageOf = ({ page_title, section_title, page_url, content, metadata: { role } }: KnowledgeBaseEntry) => ({
  title: page_title,
  section: section_title,
  url: page_url,
  text: content,
  ...(role ? { role } : {}),
});
