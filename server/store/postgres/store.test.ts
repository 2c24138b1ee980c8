import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { findPostgres } from "../../../scripts/programs.mjs";
import type { KnowledgeBaseEntry } from "../../../shared/contracts/knowledge-base.ts";
import { openEmptied, startTestPostgres, type TestPostgres } from "../../../tests/support/postgres.ts";
import { storeContract } from "../../../tests/support/store-contract.ts";
import { StoreUnavailable } from "../store.ts";
import { openPostgresStore, type PostgresStore } from "./store.ts";

const programs = findPostgres();
let server: TestPostgres;
/** Of a database for all that leave it usable. */
let url: string;

const entry = (id: string): KnowledgeBaseEntry => ({
  id,
  page_title: "Offices",
  page_url: null,
  section_title: null,
  content: "Lisbon.",
  created_at: "2026-01-01T00:00:00.000Z",
  embedding: null,
  metadata: {},
});
const inserted = (id: string) => [{ kind: "insert", entry: entry(id) }] as const;

describe.skipIf(!programs)("Postgres", () => {
  beforeAll(async () => {
    if (!programs) return;
    server = await startTestPostgres(programs);
    url = await server.database();
  });
  afterAll(() => server?.stop());

  async function kept(opening: Promise<PostgresStore>) {
    const store = await opening;
    onTestFinished(() => store.close());
    return store;
  }

  storeContract("Postgres", async () => openEmptied(url));

  test("servers that start together bring an empty database up to date once", async () => {
    const url = await server.database();
    const stores = await Promise.all(Array.from({ length: 6 }, () => kept(openPostgresStore(url))));
    await stores[0]?.write(inserted("a"), []);
    for (const store of stores) expect(await store.count()).toBe(1);
  });

  test("a database of a newer release is refused in one line and left as it is", async () => {
    const url = await server.database();
    const store = await kept(openPostgresStore(url));
    await store.database.run(async (sql) => sql`UPDATE schema_version SET version = 999`);
    await expect(openPostgresStore(url)).rejects.toThrow(
      "the database of DATABASE_URL cannot be used: the database was written by a newer release (schema 999); it was left as it is",
    );
    expect(await store.count()).toBe(0);
  });

  test("a server that a newer release has overtaken says why it cannot use the database, once", async () => {
    const url = await server.database();
    const lost: unknown[] = [];
    const store = await openPostgresStore(url, (error) => lost.push(error));
    onTestFinished(() => store.close());
    await store.database.run(async (sql) => sql`UPDATE schema_version SET version = 999`);
    await server.kill();
    await expect(store.count()).rejects.toThrow(StoreUnavailable);
    await server.start();
    await expect.poll(() => lost.length).toBe(2);
    expect(String(lost[1])).toContain("written by a newer release (schema 999)");
    const refused = await store.count().catch((error: Error) => error);
    expect(String((refused as Error).cause)).toContain("newer release");
  });

  test.each([
    ["a wrong password", (url: string) => url.replace(/:[^:@]+@/, ":wrong@"), /password authentication failed/],
    ["a database that is not there", (url: string) => `${url}_not`, /database ".*_not" does not exist/],
  ])("%s is said in one line", async (_, spoilt, message) => {
    const error: Error = await openPostgresStore(spoilt(url)).then(
      () => expect.unreachable(),
      (reason) => reason,
    );
    expect(error.message).toMatch(/^the database of DATABASE_URL cannot be used: /);
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain("\n");
  });

  test("a vector is kept as it is, whatever its length, without an extension", async () => {
    const store = await kept(openEmptied(url));
    const vector = Array.from({ length: 1_536 }, (_, index) => Math.fround(Math.sin(index)));
    await store.write([{ kind: "insert", entry: { ...entry("a"), embedding: vector } }], []);
    await store.write([{ kind: "insert", entry: { ...entry("b"), embedding: [1, 2] } }], []);
    expect((await store.get("a"))?.embedding).toEqual(vector);
    const extensions = await store.database.run(async (sql) => sql`SELECT extname FROM pg_extension`);
    expect(extensions.map(({ extname }) => extname)).toEqual(["plpgsql"]);
  });

  test("every acknowledged write survives the death of the database, and the store is back by itself", async () => {
    const store = await kept(openEmptied(url));
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let id = 0; ; id += 1) {
        await store.write(inserted(`${id}`), []);
        acknowledged.push(`${id}`);
        if (acknowledged.length === 20) void server.kill();
      }
    })();
    await expect(writing).rejects.toThrow(StoreUnavailable);
    await expect(store.ping()).rejects.toThrow("The database does not answer. Please try again in a moment.");
    await server.start();
    await expect
      .poll(() =>
        store.ping().then(
          () => "back",
          () => "away",
        ),
      )
      .toBe("back");
    const found = new Set((await store.list()).map(({ id }) => id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    await store.write(inserted("after"), []);
  });

  test("a database that hangs is given up in time, then at once, and what was given up is not done later", async () => {
    const store = await kept(openEmptied(url));
    await store.write(inserted("before"), []);
    server.freeze();
    onTestFinished(() => server.thaw());
    await expect(store.ping()).rejects.toThrow(StoreUnavailable);
    // Without a clock no time limit can run out.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await expect(store.write(inserted("while it hangs"), [])).rejects.toThrow(StoreUnavailable);
    vi.useRealTimers();
    server.thaw();
    await expect
      .poll(() =>
        store.ping().then(
          () => "back",
          () => "away",
        ),
      )
      .toBe("back");
    expect((await store.list()).map(({ id }) => id)).toEqual(["before"]);
  });

  test("a migration that takes longer than a start waits goes on to its end", async () => {
    const url = await server.database();
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    // The migration waits for a lock that the test holds.
    await sql.unsafe(`CREATE TABLE schema_version (version integer NOT NULL);
      CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END';
      CREATE TRIGGER wait BEFORE INSERT ON schema_version FOR EACH ROW EXECUTE FUNCTION wait();
      SELECT pg_advisory_lock(1);`);
    const store = await kept(openPostgresStore(url));
    await expect(store.count()).rejects.toThrow(StoreUnavailable);
    await sql.end();
    await expect.poll(() => store.count().catch(() => undefined)).toBe(0);
  });

  test("a store that is opened while the database is away serves once it is there", async () => {
    await (await openEmptied(url)).close();
    await server.kill();
    const lost: unknown[] = [];
    const store = await openPostgresStore(url, (error) => lost.push(error));
    onTestFinished(() => store.close());
    await expect(store.count()).rejects.toThrow(StoreUnavailable);
    expect(lost).toHaveLength(1);
    await server.start();
    await expect.poll(() => store.count().catch(() => "away")).toBe(0);
  });
});
