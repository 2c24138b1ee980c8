/** What servers share beside the entries. */
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { findPostgres } from "../../../scripts/programs.mjs";
import { startTestPostgres, type TestPostgres } from "../../../tests/support/postgres.ts";
import { createAttempts } from "../../access/attempts.ts";
import { memoryCounter } from "../rate-counter.ts";
import { INGEST_LOCK, onlyOne } from "./only-one.ts";
import { sharedCounter } from "./rate-counter.ts";
import { openPostgresStore } from "./store.ts";

const programs = findPostgres();
const SECRET = { password: "secret", site: "http://localhost:3000" };
const busy = () => new Error("busy");

describe.skipIf(!programs)("servers that share a Postgres", () => {
  let server: TestPostgres;
  beforeAll(async () => {
    if (programs) server = await startTestPostgres(programs);
  });
  afterAll(() => server?.stop());

  /** As many servers over one empty database. */
  const servers = async (count: number) => (await stores(count)).map(({ database }) => database);
  async function stores(count: number) {
    const url = await server.database();
    const opened = await Promise.all(Array.from({ length: count }, () => openPostgresStore(url)));
    onTestFinished(async () => void (await Promise.all(opened.map((store) => store.close()))));
    return opened;
  }

  test("work that only one may do is refused to the others until it has ended, well or not", async () => {
    const [one, other] = await servers(2);
    if (!one || !other) throw new Error("two servers were asked for");
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const working = onlyOne(
      one,
      INGEST_LOCK,
      () => {
        begun.resolve();
        return ended.promise;
      },
      busy,
    );
    await begun.promise;
    await expect(onlyOne(other, INGEST_LOCK, async () => "done", busy)).rejects.toThrow("busy");
    await expect(onlyOne(one, INGEST_LOCK, async () => "done", busy)).rejects.toThrow("busy");
    ended.resolve();
    await working;
    await expect(onlyOne(other, INGEST_LOCK, () => Promise.reject(new Error("failed")), busy)).rejects.toThrow(
      "failed",
    );
    expect(await onlyOne(one, INGEST_LOCK, async () => "done", busy)).toBe("done");
  });

  test("a lock ends with the server that held it", async () => {
    const [one, other] = await servers(2);
    if (!one || !other) throw new Error("two servers were asked for");
    const begun = Promise.withResolvers<void>();
    const forever = () => {
      begun.resolve();
      return new Promise(() => {});
    };
    void onlyOne(one, INGEST_LOCK, forever, busy).catch(() => {});
    await begun.promise;
    await expect(onlyOne(other, INGEST_LOCK, async () => "done", busy)).rejects.toThrow("busy");
    await one.close();
    const taken = () => onlyOne(other, INGEST_LOCK, async () => "done", busy).catch((error) => error.message);
    await expect.poll(taken).toBe("done");
  });

  test("wrong passwords count on all servers together, and lock the network out of every one", async () => {
    const opened = await stores(3);
    const doors = opened.map(({ attempts }) =>
      createAttempts({ attempts, counter: memoryCounter() }, SECRET, Date.now),
    );
    const knock = async (turn: number) => "lockedFor" in ((await doors[turn % 3]?.begin("203.0.113.7")) ?? {});
    const locked = await Promise.all(Array.from({ length: 30 }, (_, turn) => knock(turn)));
    expect(locked.filter((shut) => !shut)).toHaveLength(10);
    expect(await Promise.all([0, 1, 2].map(knock))).toEqual([true, true, true]);
    await doors[0]?.succeeded("203.0.113.7");
    expect(await Promise.all([0, 1, 2].map(knock))).toEqual([false, false, false]);
    const held = await opened[0]?.database.run((sql) => sql`SELECT key FROM sign_in_attempt`);
    expect(JSON.stringify(held)).not.toContain("203.0.113.7");
  });

  test("a bucket is one for all servers, and each counts for itself while the database is away", async () => {
    const databases = await servers(2);
    const counters = databases.map((database) =>
      sharedCounter(
        database,
        memoryCounter(() => 0),
      ),
    );
    const [one, other] = counters;
    if (!one || !other) throw new Error("two servers were asked for");
    // Without a clock the database has all the time that it takes.
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const waits = [];
    for (const counter of [one, other, one, other, one]) waits.push(await counter.take("chat 203.0.113.1", 3));
    expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
    for (const wait of waits.slice(3)) expect(wait).toBeGreaterThan(15);
    expect(await one.take("chat 203.0.113.2", 3)).toBe(0);
    vi.useRealTimers();
    await server.kill();
    onTestFinished(() => server.start());
    const own = [];
    for (let taken = 0; taken < 4; taken += 1) own.push(await one.take("chat 203.0.113.1", 3));
    expect(own).toEqual([0, 0, 0, 20]);
    for (const counter of counters) counter.close();
  });
});
