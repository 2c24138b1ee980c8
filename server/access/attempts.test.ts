import { createHmac, scryptSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { RequestRefused } from "../http/refusal.ts";
import { memoryCounter } from "../store/rate-counter.ts";
import { openSqliteStore } from "../store/sqlite/store.ts";
import type { Store } from "../store/store.ts";
import { createAccess } from "./access.ts";

const MINUTE = 60_000;

function emptyStore(): Store {
  const folder = mkdtempSync(join(tmpdir(), "attempts-test-"));
  const store = openSqliteStore(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return store;
}

const newClock = () => ({ time: Date.parse("2026-01-01T00:00:00Z"), waits: [] as number[] });

/** The sign-in calls with a clock and a delay of their own. */
function signInServer({
  store = emptyStore(),
  password = "correct horse",
  trustProxy = 0,
  clock = newClock(),
  counter = memoryCounter(() => clock.time),
} = {}) {
  const access = createAccess({
    password,
    siteUrl: "http://localhost:3000",
    trustProxy,
    allowedOrigins: [],
    ...store,
    counter,
    record: async () => {},
    now: () => clock.time,
    wait: async (milliseconds) => void clock.waits.push(milliseconds),
  });
  const app = new Hono().route("/", access.routes).onError((error, c) => {
    if (error instanceof RequestRefused) return error.respond(c);
    return c.text("", 500);
  });
  app.get("/guarded", access.operatorsOnly, (c) => c.text("in"));
  const knock = (given: string, from = "203.0.113.7", headers: Record<string, string> = {}) =>
    app.request(
      "/auth/v1/sign-in",
      {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ password: given }),
      },
      { incoming: { socket: { remoteAddress: from } } },
    );
  const enter = async (cookie: string) => (await app.request("/guarded", { headers: { cookie } })).status;
  return { clock, knock, enter };
}

const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

test("each wrong password costs twice the time of the one before, up to four seconds", async () => {
  const { clock, knock } = signInServer();
  for (let i = 0; i < 7; i += 1) expect((await knock("wrong")).status).toBe(401);
  expect(clock.waits).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
});

test("ten wrong passwords lock the address out for a quarter of an hour, even with the right password", async () => {
  const { clock, knock } = signInServer();
  for (let i = 0; i < 10; i += 1) await knock("wrong");
  const locked = await knock("correct horse");
  expect(locked.status).toBe(429);
  expect(locked.headers.get("retry-after")).toBe("900");
  clock.time += 14 * MINUTE;
  expect((await knock("correct horse")).headers.get("retry-after")).toBe("60");
  clock.time += MINUTE;
  expect((await knock("correct horse")).status).toBe(200);
});

test("a clock that is set back prolongs no lockout", async () => {
  const { clock, knock } = signInServer({ counter: memoryCounter(() => 0) });
  for (let i = 0; i < 10; i += 1) await knock("wrong");
  clock.time -= 365 * 24 * 60 * MINUTE;
  expect((await knock("correct horse")).headers.get("retry-after")).toBe("900");
  clock.time += 15 * MINUTE;
  expect((await knock("correct horse")).status).toBe(200);
});

test("attempts made at once count one by one", async () => {
  const { knock } = signInServer();
  const answers = await Promise.all(Array.from({ length: 30 }, () => knock("wrong")));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
});

test("the lockout is shared by all servers, and a restart does not lift it", async () => {
  const store = emptyStore();
  const clock = newClock();
  const servers = [signInServer({ store, clock }), signInServer({ store, clock })];
  for (let i = 0; i < 10; i += 1) expect((await servers[i % 2]?.knock("wrong"))?.status).toBe(401);
  for (const server of [...servers, signInServer({ store, clock })])
    expect((await server.knock("correct horse")).headers.get("retry-after")).toBe("900");
  expect(clock.waits).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000, 4000, 4000, 4000]);
});

test("where attempts cannot be counted nobody may try a password", async () => {
  const store = emptyStore();
  const knock = signInServer({
    store: { ...store, attempts: { ...store.attempts, note: () => Promise.reject(new Error("away")) } },
  }).knock;
  for (const password of ["wrong", "correct horse"]) expect((await knock(password)).status).toBe(500);
});

test("a session's token is the server's own, whatever cookie the visitor brings", async () => {
  const { knock, enter } = signInServer();
  const planted = `operator=${"A".repeat(43)}`;
  const cookie = cookieOf(await knock("correct horse", "203.0.113.7", { cookie: planted }));
  expect(cookie).not.toBe(planted);
  expect([await enter(planted), await enter(cookie)]).toEqual([401, 200]);
});

test("other addresses are not locked out, and one that knew the password starts from zero", async () => {
  const { clock, knock } = signInServer();
  for (let i = 0; i < 10; i += 1) await knock("wrong");
  expect((await knock("correct horse", "198.51.100.1")).status).toBe(200);
  for (let i = 0; i < 9; i += 1) await knock("wrong", "198.51.100.1");
  await knock("correct horse", "198.51.100.1");
  clock.waits.length = 0;
  expect((await knock("wrong", "198.51.100.1")).status).toBe(401);
  expect(clock.waits).toEqual([250]);
});

test("the addresses of one IPv6 network count as one", async () => {
  const { knock } = signInServer();
  for (let i = 0; i < 10; i += 1) await knock("wrong", `2001:db8:1:2::${i}`);
  expect((await knock("wrong", "2001:db8:1:2:ffff:1:2:3")).status).toBe(429);
  expect((await knock("wrong", "2001:db8:1:3::1")).status).toBe(401);
});

test.each([
  [
    "/56",
    15,
    (i: number) => `2001:db8:1:2${i.toString(16).padStart(2, "0")}::1`,
    "2001:db8:1:2ff::1",
    "2001:db8:1:300::1",
  ],
  ["/48", 20, (i: number) => `2001:db8:1:${i.toString(16)}00::1`, "2001:db8:1:ffff::1", "2001:db8:2::1"],
])("and those of a %s have %i wrong passwords together", async (_, failures, addressOf, inside, outside) => {
  const { clock, knock } = signInServer();
  for (let i = 0; i < failures; i += 1) expect((await knock("wrong", addressOf(i))).status).toBe(401);
  expect((await knock("wrong", inside)).status).toBe(429);
  expect((await knock("wrong", outside)).status).toBe(401);
  // Changing one's network does not make guessing cheaper.
  expect(clock.waits.slice(0, failures).at(-1)).toBe(4_000);
});

test("all networks together have sixty attempts a minute, which those who are locked out do not take", async () => {
  const { clock, knock } = signInServer();
  for (let i = 0; i < 100; i += 1) await knock("wrong", "203.0.113.7");
  for (let i = 0; i < 50; i += 1) expect((await knock("wrong", `198.51.100.${i}`)).status).toBe(401);
  const braked = await knock("correct horse", "192.0.2.1");
  expect([braked.status, braked.headers.get("retry-after")]).toEqual([429, "1"]);
  clock.time += 1_000;
  expect((await knock("correct horse", "192.0.2.1")).status).toBe(200);
});

test("the brake keeps out nobody who is signed in, and no flood of others lifts a lockout", async () => {
  const { clock, knock, enter } = signInServer();
  const cookie = cookieOf(await knock("correct horse", "192.0.2.1"));
  for (let i = 0; i < 10; i += 1) await knock("wrong", "203.0.113.7");
  for (let i = 0; i < 400; i += 1) {
    await knock("wrong", `2001:db8:${i.toString(16)}::1`);
    clock.time += 100;
  }
  await knock("wrong", "198.51.100.8");
  expect((await knock("correct horse", "198.51.100.9")).status).toBe(429);
  expect(await enter(cookie)).toBe(200);
  expect((await knock("correct horse", "192.0.2.1", { cookie })).status).toBe(200);
  clock.time += MINUTE;
  expect((await knock("correct horse", "203.0.113.7")).status).toBe(429);
});

test("behind a proxy the address is the one that the proxy saw, whatever a visitor claims", async () => {
  const { knock } = signInServer({ trustProxy: 1 });
  for (let i = 0; i < 10; i += 1) await knock("wrong", "10.0.0.1", { "x-forwarded-for": `192.0.2.${i}, 203.0.113.7` });
  expect((await knock("wrong", "10.0.0.1", { "x-forwarded-for": "192.0.2.99, 203.0.113.7" })).status).toBe(429);
  expect((await knock("wrong", "10.0.0.1", { "x-forwarded-for": "203.0.113.8" })).status).toBe(401);
});

test("a session ends after twelve hours", async () => {
  const { clock, knock, enter } = signInServer();
  const cookie = cookieOf(await knock("correct horse"));
  clock.time += 12 * 60 * MINUTE - 1;
  expect(await enter(cookie)).toBe(200);
  clock.time += 1;
  expect(await enter(cookie)).toBe(401);
});

test("a session holds on another server and after a restart, but not after the password has changed", async () => {
  const store = emptyStore();
  const cookie = cookieOf(await signInServer({ store }).knock("correct horse"));
  expect(await signInServer({ store }).enter(cookie)).toBe(200);
  expect(await signInServer({ store, password: "another horse" }).enter(cookie)).toBe(401);
});

test("signing in again ends the session before", async () => {
  const { knock, enter } = signInServer();
  const first = cookieOf(await knock("correct horse"));
  const second = cookieOf(await knock("correct horse", "203.0.113.7", { cookie: first }));
  expect([await enter(first), await enter(second)]).toEqual([401, 200]);
});

test("whoever has a copy of the database cannot test passwords with it at the speed of a hash", async () => {
  const store = emptyStore();
  const noted: string[] = [];
  const attempts = {
    ...store.attempts,
    note: (...[attempt, bounds]: Parameters<typeof store.attempts.note>) => {
      noted.push(attempt.key);
      return store.attempts.note(attempt, bounds);
    },
  };
  for (const password of ["correct horse", "another horse"])
    await signInServer({ store: { ...store, attempts }, password }).knock("wrong", "203.0.113.7");
  const quick = ["sha256", "sha512"].map((hash) =>
    createHmac(hash, "correct horse").update("203.0.113.7").digest("base64url"),
  );
  expect(noted).toHaveLength(2);
  expect(new Set([...noted, ...quick]).size).toBe(4);
  // The cost of every guess: this key derivation function with these parameters.
  const key = scryptSync("correct horse", "sign-in attempts http://localhost:3000", 32, {
    N: 32_768,
    r: 8,
    p: 3,
    maxmem: 64 * 1024 * 1024,
  });
  expect(noted[0]).toBe(createHmac("sha256", key).update("203.0.113.7").digest("base64url"));
});
