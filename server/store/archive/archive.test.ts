import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findPostgres } from "../../../scripts/programs.mjs";
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { startTestPostgres, type TestPostgres } from "../../../tests/support/postgres.ts";
import { openPostgresStore } from "../postgres/store.ts";
import { migrations } from "../sqlite/open.ts";
import { openSqliteStore } from "../sqlite/store.ts";
import type { Store } from "../store.ts";
import { backUp, moveToPostgres, restore } from "./archive.ts";

const programs = findPostgres();

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "archive-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const entry = (id: string, over: Partial<KnowledgeBaseEntry> = {}): KnowledgeBaseEntry => ({
  id,
  page_title: "Offices",
  page_url: null,
  section_title: null,
  content: "Lisbon. الرياض 🙂",
  created_at: "2026-01-01T00:00:00.000Z",
  embedding: null,
  metadata: { manually_added: true },
  ...over,
});

const question = {
  occasion: "o",
  day: "2026-01-05",
  kind: "declined",
  answer_id: "declined",
  unsure: false,
  words: "why",
  question: "Why?",
} as const;

/** Something of everything that is kept. */
async function fill(store: Store, entries = 450) {
  const all = Array.from({ length: entries }, (_, index) =>
    entry(`${index}`, {
      page_url: "/results#a",
      embedding: index % 2 ? [0.5, Math.fround(index / 3)] : null,
      metadata: { questions: ["Où?"] },
    }),
  );
  const before = entry("gone", { content: "Porto." });
  const changes = ["added", "deleted"].map((action) => ({
    at: "2026-01-02T00:00:00.000Z",
    by: "Ana",
    action: action as "added" | "deleted",
    entry_id: "gone",
    title: "Offices",
    ...(action === "deleted" ? { before } : {}),
  }));
  await store.write(
    all.map((one) => ({ kind: "insert", entry: one }) as const),
    changes,
  );
  await store.questions.add([question], 10);
  await store.counts.add([{ day: "2026-01-05", subject: "", name: "questions", count: 3 }]);
  await store.ratings.put({ occasion: "o", answer_id: "a", helpful: false, comment: "Où?", day: "2026-01-05" }, 10);
  await store.keys.get("names", "shared");
}

async function contentOf(store: Store) {
  return {
    entries: await store.list({ embeddings: true }),
    changes: (await store.changes.list()).map(({ id: _, ...line }) => line),
    deleted: await store.changes.lastDeleted("gone"),
    questions: await store.questions.list(),
    ratings: await store.ratings.list("2026-01-01", 10),
    counts: await store.counts.list("2026-01-01"),
    key: await store.keys.get("names", "another"),
  };
}

/** What of a store's content its backup holds. */
const kept = (content: Awaited<ReturnType<typeof contentOf>>) => ({ ...content, questions: [], ratings: [] });

async function withSqlite<T>(path: string, use: (store: Store) => Promise<T>): Promise<T> {
  const store = openSqliteStore(path);
  const result = await use(store);
  await store.close();
  return result;
}

describe("the embedded database", () => {
  test("a restore leaves the server that runs its key: the names that it goes on giving are this site's", async () => {
    const [data, other] = [folder(), folder()];
    const file = join(folder(), "backup.sqlite");
    await withSqlite(other, async (store) => {
      await fill(store);
      await store.keys.get("answer-names", "the other's");
    });
    await backUp({ DATA_DIR: other }, file);
    const server = openSqliteStore(data);
    expect(await server.keys.get("answer-names", "its own")).toBe("its own");
    await restore({ DATA_DIR: data }, file, { replace: true });
    expect(await server.keys.get("answer-names", "another")).toBe("its own");
    expect(await server.count()).toBe(450);
    await server.close();
    const empty = folder();
    await restore({ DATA_DIR: empty }, file);
    expect(await withSqlite(empty, (store) => store.keys.get("answer-names", "another"))).toBe("the other's");
  });

  test("a backup made while a server writes is one moment's state, and restores to it", async () => {
    const data = folder();
    const file = join(folder(), "kept", "backup.sqlite");
    const server = openSqliteStore(data);
    await fill(server);
    const expected = await contentOf(server);
    await backUp({ DATA_DIR: data }, file);
    await server.write([{ kind: "insert", entry: entry("later") }], []);
    const revision = await server.revision();
    expect(await restore({ DATA_DIR: data }, file, { replace: true })).toEqual({
      knowledge_base: 450,
      change_record: 2,
      logged_question: 0,
      answer_rating: 0,
      daily_count: 1,
      shared_key: 1,
    });
    // The server that was running all the while has it, and knows that something has changed.
    expect(await contentOf(server)).toEqual(kept(expected));
    expect(await server.revision()).toBeGreaterThan(revision);
    await server.close();
    expect(readdirSync(join(file, ".."))).toEqual(["backup.sqlite"]);
  });

  test("a restore into an empty folder brings everything back but what visitors wrote", async () => {
    const [data, fresh] = [folder(), folder()];
    const file = join(folder(), "backup.sqlite");
    const expected = await withSqlite(data, async (store) => {
      await fill(store);
      return contentOf(store);
    });
    await backUp({ DATA_DIR: data }, file);
    await restore({ DATA_DIR: fresh }, file);
    expect(await withSqlite(fresh, contentOf)).toEqual(kept(expected));
  });

  test("a backup holds no word of what visitors asked or said of answers, which are deleted in time", async () => {
    const data = folder();
    const file = join(folder(), "backup.sqlite");
    await withSqlite(data, async (store) => {
      await fill(store, 3);
      await store.questions.add([{ ...question, question: "Is the lighthouse open?", words: "lighthouse" }], 10);
      const rating = { occasion: "p", answer_id: "a", helpful: false, day: "2026-01-05" };
      await store.ratings.put({ ...rating, comment: "The lighthouse is shut." }, 10);
    });
    await backUp({ DATA_DIR: data }, file);
    expect(readFileSync(file).includes("Lisbon.")).toBe(true);
    expect(readFileSync(file).includes("lighthouse")).toBe(false);
  });

  test("a restore over entries needs to be asked for, and a backup never overwrites a file", async () => {
    const data = folder();
    const file = join(folder(), "backup.sqlite");
    await withSqlite(data, (store) => fill(store, 3));
    await backUp({ DATA_DIR: data }, file);
    await expect(restore({ DATA_DIR: data }, file)).rejects.toThrow("holds 3 entries already; --replace");
    await expect(backUp({ DATA_DIR: data }, file)).rejects.toThrow("is there already");
    await expect(backUp({ DATA_DIR: folder() }, join(folder(), "b"))).rejects.toThrow("there is no database in");
    await expect(restore({ DATA_DIR: data }, join(data, "nothing"))).rejects.toThrow("there is no file");
  });

  test("a backup that is damaged changes nothing, and is left as it is", async () => {
    const data = folder();
    const file = join(folder(), "backup.sqlite");
    await withSqlite(data, (store) => fill(store, 3));
    const before = await withSqlite(data, contentOf);
    writeFileSync(file, "This is not a database. ".repeat(500));
    const bytes = readFileSync(file);
    await expect(restore({ DATA_DIR: data }, file, { replace: true })).rejects.toThrow(
      `the database ${file} cannot be opened: file is not a database`,
    );
    expect(await withSqlite(data, contentOf)).toEqual(before);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test.each<[string, (file: string, data: string) => void]>([
    ["an empty file", (file) => writeFileSync(file, "")],
    [
      "another program's database",
      (file) => {
        const other = new DatabaseSync(file);
        other.exec("CREATE TABLE bookmark (id INTEGER PRIMARY KEY); PRAGMA user_version = 3");
        other.close();
      },
    ],
    [
      "a copy of a running server's file without its latest changes",
      (file, data) => copyFileSync(join(data, "knowledge-base.sqlite"), file),
    ],
  ])("%s is no backup: it is refused, and nothing is lost", async (_, make) => {
    const data = folder();
    const file = join(folder(), "backup.sqlite");
    const server = openSqliteStore(data);
    await fill(server, 3);
    const before = await contentOf(server);
    make(file, data);
    await expect(restore({ DATA_DIR: data }, file, { replace: true })).rejects.toThrow(
      `${file} is no database of this site`,
    );
    expect(await contentOf(server)).toEqual(before);
    await server.close();
  });

  test("a backup without entries is not put over a database that has some", async () => {
    const [data, fresh] = [folder(), folder()];
    const file = join(folder(), "backup.sqlite");
    await withSqlite(fresh, async () => {});
    await backUp({ DATA_DIR: fresh }, file);
    await withSqlite(data, (store) => fill(store, 3));
    await expect(restore({ DATA_DIR: data }, file, { replace: true })).rejects.toThrow(
      "holds no entries, and the database holds 3: it was left as it is",
    );
    expect(await withSqlite(data, (store) => store.count())).toBe(3);
    // Over one that has none it harms nobody.
    await restore({ DATA_DIR: fresh }, file);
  });

  test("a backup of an earlier release is restored, and its file stays as it was", async () => {
    const file = join(folder(), "backup.sqlite");
    const old = new DatabaseSync(file);
    old.exec(`${migrations[0]}; ${migrations[1]}; PRAGMA user_version = 2;`);
    old.exec("INSERT INTO unanswered_question VALUES ('q', 'Why?', 2, '2026-01-03T00:00:00Z', '2026-01-04T00:00:00Z')");
    old.exec(
      "INSERT INTO knowledge_base VALUES ('a', 'Offices', NULL, NULL, 'Lisbon.', '2026-01-01T00:00:00.000Z', NULL, '{}')",
    );
    old.close();
    const bytes = readFileSync(file);
    const data = folder();
    await restore({ DATA_DIR: data }, file);
    expect(await withSqlite(data, async (store) => (await store.get("a"))?.content)).toBe("Lisbon.");
    expect(await withSqlite(data, (store) => store.questions.list())).toEqual([
      { ...question, occasion: "q", words: "q", day: "2026-01-04" },
    ]);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

describe.skipIf(!programs)("Postgres", () => {
  let server: TestPostgres;
  beforeAll(async () => {
    if (programs) server = await startTestPostgres(programs);
  });
  afterAll(() => server?.stop());

  async function withPostgres<T>(url: string, use: (store: Store) => Promise<T>): Promise<T> {
    const store = await openPostgresStore(url);
    const result = await use(store);
    await store.close();
    return result;
  }

  test("a move keeps everything, a backup and a restore into either kind all but what visitors wrote", async () => {
    const [data, back] = [folder(), folder()];
    const expected = await withSqlite(data, async (store) => {
      await fill(store);
      return contentOf(store);
    });
    const [url, other] = [await server.database(), await server.database()];
    expect(await moveToPostgres({ DATA_DIR: data, DATABASE_URL: url })).toEqual({
      knowledge_base: 450,
      change_record: 2,
      logged_question: 1,
      answer_rating: 1,
      daily_count: 1,
      shared_key: 1,
    });
    expect(await withPostgres(url, contentOf)).toEqual(expected);
    const file = join(folder(), "backup.sqlite");
    await backUp({ DATA_DIR: data, DATABASE_URL: url }, file);
    await restore({ DATA_DIR: back, DATABASE_URL: other }, file);
    expect(await withPostgres(other, contentOf)).toEqual(kept(expected));
    await restore({ DATA_DIR: back }, file);
    expect(await withSqlite(back, contentOf)).toEqual(kept(expected));
    expect(await withSqlite(data, contentOf)).toEqual(expected);
  });

  test("a move into a database that holds something is refused", async () => {
    const data = folder();
    await withSqlite(data, (store) => fill(store, 2));
    const url = await server.database();
    await withPostgres(url, (store) => fill(store, 3));
    await expect(moveToPostgres({ DATA_DIR: data, DATABASE_URL: url })).rejects.toThrow("holds 3 entries already");
    await expect(moveToPostgres({ DATA_DIR: data })).rejects.toThrow("DATABASE_URL is not set");
    await expect(moveToPostgres({ DATA_DIR: folder(), DATABASE_URL: url })).rejects.toThrow("there is no database in");
  });
});
