import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { storedRecords } from "../records.ts";
import { StoreUnavailable } from "../store.ts";
import { DATABASE_FILE, migrations, openDatabase } from "./open.ts";
import { openSqliteStore, sqliteEntries, sqlOf } from "./store.ts";

const WRITER = fileURLToPath(new URL("../../../tests/support/store-writer.ts", import.meta.url));

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "durable-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process that writes; `acknowledged` grows with each entry that it knows to be safe. */
function startWriter(
  folder: string,
  { count = Number.POSITIVE_INFINITY, killAfter = Number.POSITIVE_INFINITY, atOnce = 1 } = {},
) {
  const args = [WRITER, folder, String(count), String(atOnce)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const acknowledged: string[] = [];
  const lines = createInterface(child.stdout).on("line", (line) => {
    acknowledged.push(line);
    if (acknowledged.length === killAfter) child.kill("SIGKILL");
  });
  return { child, acknowledged, ended: Promise.all([once(child, "exit"), once(lines, "close")]) };
}

async function idsIn(folder: string): Promise<Set<string>> {
  const store = openSqliteStore(folder);
  const ids = new Set((await store.list()).map(({ id }) => id));
  await store.close();
  return ids;
}

const entry = (id: string): KnowledgeBaseEntry => ({
  id,
  page_title: "Offices",
  page_url: null,
  section_title: null,
  content: "x".repeat(1_000),
  created_at: "2026-01-01T00:00:00.000Z",
  embedding: null,
  metadata: {},
});

test("the database and the files beside it are for nobody but their user, one of an earlier release included", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, DATABASE_FILE), "", { mode: 0o644 });
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  await store.write([{ kind: "insert", entry: entry("a") }], []);
  const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
  expect(modes).toEqual(["", "-shm", "-wal"].map((end) => [`${DATABASE_FILE}${end}`, "600"]));
});

test("what was deleted is in no file, nor what an earlier release deleted", async () => {
  const folder = temporaryFolder();
  const filesHold = (text: string) =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));
  const earlier = openDatabase(folder);
  earlier.exec(`PRAGMA secure_delete = OFF; PRAGMA application_id = 0;
    INSERT INTO sign_in_attempt VALUES ('deleted by an earlier release', 1, '2026'); DELETE FROM sign_in_attempt;`);
  earlier.close();
  expect(filesHold("deleted by an earlier release")).toBe(true);
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  const words = "What does Ana Sousa pay?";
  const question = { occasion: "a", day: "2026-01-01", kind: "declined", answer_id: "a", unsure: false } as const;
  await store.questions.add([{ ...question, words: "hash", question: words }], 10);
  expect(filesHold(words)).toBe(true);
  await store.questions.remove("hash");
  await store.purge();
  expect([filesHold(words), filesHold("deleted by an earlier release")]).toEqual([false, false]);
});

test.each<[string, (file: string) => void]>([
  ["removed", (file) => rmSync(file)],
  ["replaced by a copy", (file) => [copyFileSync(file, `${file}.copy`), renameSync(`${file}.copy`, file)]],
  ["overwritten with something else", (file) => writeFileSync(file, "this is no database".repeat(1_000))],
  ["emptied", (file) => truncateSync(file)],
  ["left without its journal", (file) => rmSync(`${file}-wal`)],
  [
    "overwritten with another database",
    (file) => {
      const other = temporaryFolder();
      openDatabase(other).close();
      copyFileSync(join(other, DATABASE_FILE), file);
    },
  ],
])("while the server runs its file is %s: nothing more is acknowledged, and the store says why", async (_, spoil) => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close().catch(() => {}));
  await store.write([{ kind: "insert", entry: { ...entry("a"), content: "A".repeat(4_000_000) } }], []);
  await store.purge();
  await store.ping();
  spoil(join(folder, DATABASE_FILE));
  // More than its cache holds: visitors are answered from what is known, where it cannot be read.
  await store.get("a").catch((error) => expect(error).toBeInstanceOf(StoreUnavailable));
  const many = Array.from({ length: 200 }, (_, index) => ({ kind: "insert", entry: entry(`${index}`) }) as const);
  const writes = [
    () => store.write([{ kind: "insert", entry: entry("b") }], []),
    () => store.write(many, []),
    () => store.sessions.add({ hash: "a", name: "Ana", expiresAt: "2099" }, "2026"),
    () => store.attempts.forget("a"),
    () => store.ping(),
  ];
  for (const write of writes) await expect(write()).rejects.toThrow(StoreUnavailable);
  await expect(store.ping()).rejects.toThrow("removed or replaced");
});

test("a checkpoint, a vacuum and a second server leave a database what it is, one of an earlier release too", async () => {
  const folder = temporaryFolder();
  const earlier = openDatabase(folder);
  earlier.exec("PRAGMA application_id = 0");
  earlier.close();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  const other = openDatabase(folder);
  for (const command of ["PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"]) {
    other.exec(command);
    await store.write([{ kind: "insert", entry: entry(randomUUID()) }], []);
    await store.ping();
  }
  other.close();
  await store.write([{ kind: "insert", entry: entry("a") }], []);
  await store.purge();
  await store.ping();
});

test("every acknowledged write survives kill -9", async () => {
  const folder = temporaryFolder();
  const acknowledged = new Set<string>();
  for (const after of [1, 7, 40]) {
    const writer = startWriter(folder, { killAfter: after });
    await writer.ended;
    expect(writer.acknowledged.length).toBeGreaterThanOrEqual(after);
    for (const id of writer.acknowledged) acknowledged.add(id);
    const found = await idsIn(folder);
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
  }
});

test("of thousands of entries that are written at once, a server that is killed leaves all or none", async () => {
  const folder = temporaryFolder();
  const journal = join(folder, `${DATABASE_FILE}-wal`);
  for (const bytes of [1, 1_000_000, 4_000_000]) {
    const before = (await idsIn(folder)).size;
    const writer = startWriter(folder, { atOnce: 3_000 });
    await vi.waitUntil(() => (statSync(journal, { throwIfNoEntry: false })?.size ?? 0) >= bytes, {
      timeout: 120_000,
      interval: 1,
    });
    writer.child.kill("SIGKILL");
    await writer.ended;
    const found = await idsIn(folder);
    expect((found.size - before) % 3_000).toBe(0);
    expect(writer.acknowledged.filter((id) => !found.has(id))).toEqual([]);
  }
});

test("two processes that start together and write at once lose nothing", async () => {
  const folder = temporaryFolder();
  const writers = [startWriter(folder, { count: 60 }), startWriter(folder, { count: 60 })];
  const exits = await Promise.all(writers.map(({ ended }) => ended));
  expect(exits.map(([[code]]) => code)).toEqual([0, 0]);
  expect((await idsIn(folder)).size).toBe(120);
});

test("a full disk refuses the write with a sentence, damages nothing, and is over when there is room", async () => {
  const database = openDatabase(temporaryFolder());
  const store = sqliteEntries(database);
  await store.write([{ kind: "insert", entry: entry("before") }], []);
  const pages = Number(database.prepare("PRAGMA page_count").get()?.page_count);
  database.exec(`PRAGMA max_page_count = ${pages + 2}`);
  const many = Array.from({ length: 50 }, (_, index) => ({ kind: "insert", entry: entry(`${index}`) }) as const);
  await expect(store.write(many, [])).rejects.toThrow(StoreUnavailable);
  await expect(store.write(many, [])).rejects.toThrow("The server's disk is full. Nothing was changed.");
  expect((await store.list()).map(({ id }) => id)).toEqual(["before"]);
  expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  database.exec("PRAGMA max_page_count = 1000000");
  await store.write(many, []);
  expect(await store.count()).toBe(51);
  database.close();
});

test("a write that waits too long for another process says that the database is busy; what is read waits for none", async () => {
  const folder = temporaryFolder();
  const database = openDatabase(folder);
  database.exec("PRAGMA busy_timeout = 0");
  database.patience = 20;
  const { keys } = storedRecords(sqlOf(database));
  await keys.put("name", "kept");
  const other = openDatabase(folder);
  other.exec("BEGIN IMMEDIATE");
  const write = sqliteEntries(database).write([{ kind: "insert", entry: entry("a") }], []);
  await expect(write).rejects.toThrow("The database is busy.");
  expect(await keys.get("name", "fresh")).toBe("kept");
  other.exec("ROLLBACK");
  other.close();
  database.close();
});

test("a write that waits for another process holds nobody else up, and is made once that has ended", async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  const other = openDatabase(folder);
  other.exec("BEGIN IMMEDIATE");
  const write = store.write([{ kind: "insert", entry: entry("a") }], []);
  expect(await store.count()).toBe(0);
  other.exec("ROLLBACK");
  other.close();
  await write;
  expect(await store.count()).toBe(1);
});

/** Opens a folder that cannot be used; returns the message after checking that no file in it was changed. */
function refusalOf(folder: string): string {
  const read = () => readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString("base64")]);
  const before = read();
  let message = "";
  try {
    openSqliteStore(folder);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(read()).toEqual(before);
  expect(message).not.toContain("\n");
  return message;
}

test("a database of a newer release is reported and left untouched", async () => {
  const folder = temporaryFolder();
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  database.exec("CREATE TABLE of_tomorrow (x); PRAGMA user_version = 999;");
  database.close();
  expect(refusalOf(folder)).toMatch(/was written by a newer release \(schema 999\); it was left as it is$/);
});

test("a file that is no database is reported and left untouched", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, DATABASE_FILE), "This is not a database. ".repeat(500));
  expect(refusalOf(folder)).toMatch(/^the database .* cannot be opened: file is not a database; it was left as it is$/);
});

test("a damaged database is reported and left untouched", async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  await store.write(
    Array.from({ length: 50 }, (_, index) => ({ kind: "insert", entry: entry(`${index}`) }) as const),
    [],
  );
  await store.close();
  const file = join(folder, DATABASE_FILE);
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 8_192, 40_960);
  writeFileSync(file, bytes);
  expect(refusalOf(folder)).toMatch(/is damaged|cannot be opened: .*malformed/);
});

test("a folder that cannot be written to is reported by its name", () => {
  const folder = join(temporaryFolder(), "taken");
  writeFileSync(folder, "a file where the folder should be");
  expect(() => openSqliteStore(folder)).toThrow(`the data folder ${folder} cannot be written to (DATA_DIR)`);
});

test("a database of the first release is brought up to date with its entries", async () => {
  const folder = temporaryFolder();
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  database.exec(migrations[0] ?? "");
  database.exec("PRAGMA user_version = 1");
  database.exec(
    "INSERT INTO knowledge_base VALUES ('a', 'Offices', NULL, NULL, 'Lisbon.', '2026-01-01T00:00:00.000Z', NULL, '{}')",
  );
  database.close();
  const store = openSqliteStore(folder);
  expect((await store.get("a"))?.content).toBe("Lisbon.");
  expect(await store.changes.list()).toEqual([]);
  await store.close();
});
