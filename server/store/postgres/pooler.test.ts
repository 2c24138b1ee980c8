/** The store behind a real PgBouncer, and by addresses as hosts of databases give them. */
import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findPostgres, pgbouncer } from "../../../scripts/programs.mjs";
import { startTestPooler, type TestPooler } from "../../../tests/support/pooler.ts";
import {
  openEmptied,
  startTestPostgres,
  type TestPostgres,
  userOtherThanRoot,
} from "../../../tests/support/postgres.ts";
import { storeContract } from "../../../tests/support/store-contract.ts";
import { backUp, restore } from "../archive/archive.ts";
import { INGEST_LOCK, onlyOne } from "./only-one.ts";
import { openPostgresStore, type PostgresStore } from "./store.ts";

const programs = findPostgres();
const program = pgbouncer();
const busy = () => new Error("busy");

describe.skipIf(!programs)("Postgres as hosts give it", () => {
  let server: TestPostgres;
  let url: string;
  const poolers: Record<string, TestPooler> = {};
  beforeAll(async () => {
    if (!programs) return;
    server = await startTestPostgres(programs);
    url = await server.database();
    if (!program) return;
    poolers.defaults = await startTestPooler(program, url, "");
    // Few connections for many clients, so that each transaction may get another one.
    poolers.transactions = await startTestPooler(program, url, "pool_mode=transaction\ndefault_pool_size=3");
  });
  afterAll(async () => {
    for (const pooler of Object.values(poolers)) await pooler.stop();
    await server?.stop();
  });

  async function kept(opening: Promise<PostgresStore>) {
    const store = await opening;
    onTestFinished(() => store.close());
    return store;
  }

  test.each([
    "sslmode=disable&channel_binding=prefer",
    "pgbouncer=true&connection_limit=1&pool_timeout=10&statement_cache_size=0&schema=public",
    "gssencmode=disable&supa=base-pooler.x&application_name=ours",
    "uselibpqcompat=true&sslmode=allow",
    "keepalives=1&keepalives_idle=30&target_session_attrs=any&load_balance_hosts=disable",
    "sslmode=disable&sslaccept=strict&socket_timeout=10&prepareThreshold=0&fallback_application_name=ours",
    "sslmode=prefer&workaround=supabase-pooler.vercel",
  ])("an address with %s is the database's", async (query) => {
    const store = await kept(openEmptied(`${url}?${query}`));
    expect(await store.count()).toBe(0);
  });

  test("an address with what nobody knows is refused in one line that names it", async () => {
    const refused = openPostgresStore(`${url}?of_nobody=1`);
    await expect(refused).rejects.toThrow(
      'the database of DATABASE_URL cannot be used: unrecognized configuration parameter "of_nobody"',
    );
  });

  test("over TLS its certificate is checked where the address asks for it, by the authority's where it names one", async () => {
    const folder = mkdtempSync(join(tmpdir(), "certificate-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [key, certificate] = [join(folder, "key"), join(folder, "certificate")];
    const files = ["-keyout", key, "-out", certificate];
    const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files, ...names], { stdio: "ignore" });
    const user = userOtherThanRoot();
    if (user) for (const path of [folder, key, certificate]) chownSync(path, user.uid, user.gid);
    const url = await server.database();
    const { database } = await kept(openPostgresStore(url));
    await database.run(async (sql) => {
      for (const setting of [`ssl_cert_file = '${certificate}'`, `ssl_key_file = '${key}'`, "ssl = on"])
        await sql.unsafe(`ALTER SYSTEM SET ${setting}`);
      await sql`SELECT pg_reload_conf()`;
    });
    const isOn = async (query: string) => {
      const store = await openPostgresStore(`${url.replace("127.0.0.1", "localhost")}?${query}`);
      const [row] = await store.database.run((sql) => sql`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`);
      await store.close();
      return row?.ssl;
    };
    await expect.poll(() => isOn("sslmode=prefer")).toBe(true);
    expect(await isOn("sslmode=no-verify")).toBe(true);
    for (const mode of ["require", "verify-ca", "verify-full"])
      expect(await isOn(`sslrootcert=${encodeURIComponent(certificate)}&sslmode=${mode}`)).toBe(true);
    await expect(isOn("sslmode=verify-full")).rejects.toThrow("cannot be used: self-signed certificate");
    await expect(isOn("sslmode=verify-full&sslrootcert=/none")).rejects.toThrow("open '/none'");
  });

  test("a database that lacks letters is refused before anything is written", async () => {
    const url = await server.database();
    const { database } = await kept(openPostgresStore(url));
    const name = `${new URL(url).pathname.slice(1)}_latin`;
    await database.run((sql) => sql.unsafe(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`));
    await expect(openPostgresStore(`${url}_latin`)).rejects.toThrow(
      "the database of DATABASE_URL cannot be used: it is encoded in LATIN1; create it with ENCODING 'UTF8'",
    );
  });

  describe.skipIf(!program)("behind PgBouncer", () => {
    test("with its defaults it is opened and written to", async () => {
      const store = await kept(openPostgresStore(poolers.defaults?.before(await server.database()) ?? ""));
      expect(await store.count()).toBe(0);
      expect(await store.keys.get("name", "value")).toBe("value");
    });

    test("what it refuses for ever stops the start in one line, and is not waited for", async () => {
      const pooled = poolers.defaults?.before(url) ?? "";
      await expect(openPostgresStore(`${pooled}?search_path=other`)).rejects.toThrow(
        "the database of DATABASE_URL cannot be used: unsupported startup parameter: search_path",
      );
    });

    storeContract("PgBouncer, a connection for each transaction", async () =>
      openEmptied(poolers.transactions?.before(url) ?? ""),
    );

    test("an archive is read from it and put back", async () => {
      const pooled = poolers.transactions?.before(url) ?? "";
      const store = await kept(openEmptied(pooled));
      await store.keys.get("name", "value");
      const added = {
        page_title: "Offices",
        page_url: null,
        section_title: null,
        content: "Lisbon.",
        embedding: [1, 2],
      };
      const entry = { id: "a", created_at: "2026-01-01T00:00:00.000Z", metadata: {}, ...added };
      await store.write([{ kind: "insert", entry }], []);
      const folder = mkdtempSync(join(tmpdir(), "pooler-"));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = join(folder, "backup.sqlite");
      await backUp({ DATA_DIR: folder, DATABASE_URL: pooled }, file);
      await restore({ DATA_DIR: folder, DATABASE_URL: pooled }, file, { replace: true });
      expect(await store.list({ embeddings: true })).toEqual([entry]);
    });

    test("of several servers one ingests, and its lock is with nobody else", async () => {
      const pooled = poolers.transactions?.before(url) ?? "";
      const [one, other] = [await kept(openPostgresStore(pooled)), await kept(openPostgresStore(pooled))];
      const begun = Promise.withResolvers<void>();
      const ended = Promise.withResolvers<void>();
      const working = onlyOne(
        one.database,
        INGEST_LOCK,
        () => {
          begun.resolve();
          return ended.promise;
        },
        busy,
      );
      await begun.promise;
      for (const { database } of [one, other, one, other]) {
        await expect(onlyOne(database, INGEST_LOCK, async () => "done", busy)).rejects.toThrow("busy");
        await Promise.all([one.count(), other.count(), one.keys.get("name", "value")]);
      }
      ended.resolve();
      await working;
      expect(await onlyOne(other.database, INGEST_LOCK, async () => "done", busy)).toBe("done");
    });
  });
});
