/** Starts a Postgres of its own for tests: a folder that is gone afterwards, a free port, and never as root. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { freePort } from "../../scripts/free-port.ts";
import { openPostgresStore, type PostgresStore } from "../../server/store/postgres/store.ts";

export interface TestPostgres {
  /** Creates an empty database and returns its address. */
  database(): Promise<string>;
  /** Suspends every process of the server, like a lost network. */
  freeze(): void;
  thaw(): void;
  /** Stops at once, without closing anything; `start` brings it back. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/** Milliseconds for which a start may take; a first one writes the whole folder. */
const TIMEOUT_MS = 240_000;

/** `programs`: the folder of `postgres`, `initdb` and the others. */
export async function startTestPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-test-"));
  const user = userOtherThanRoot();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const password = randomUUID();
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  const initialise = ["-D", data, "-U", "site", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, "--no-sync"];
  const options = { ...user, cwd: folder, stdio: "ignore" } as const;
  execFileSync(join(programs, "initdb"), [...initialise, "--encoding=UTF8", "--locale=C.UTF-8"], options);
  const port = await freePort();
  const address = (database: string) => `postgres://site:${password}@127.0.0.1:${port}/${database}`;
  // What a process has handed over survives its death without fsync; only the machine's death is not tried here.
  const own = { port, unix_socket_directories: folder, fsync: "off" };
  const settings = { ...own, listen_addresses: "127.0.0.1", max_connections: 100 };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  let server: ChildProcess | undefined;

  async function start() {
    const deadline = performance.now() + TIMEOUT_MS;
    for (;;) {
      // Refuses to start while a process of the one before still ends.
      if (!server || hasEnded(server)) server = spawn(join(programs, "postgres"), ["-D", data, ...args], options);
      if (await answers(address("postgres"))) return;
      if (performance.now() > deadline) throw new Error("Postgres does not start");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  /** To the server and every process that works for it. */
  const signal = (name: NodeJS.Signals) => {
    const pid = server && !hasEnded(server) ? server.pid : undefined;
    if (!pid) return;
    const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    for (const each of [pid, ...workers.map(Number)]) {
      try {
        process.kill(each, name);
      } catch {
        // It has ended by itself since the list was read.
      }
    }
  };
  async function end(name: NodeJS.Signals) {
    if (!server || hasEnded(server)) return;
    const ended = once(server, "exit");
    signal("SIGCONT");
    signal(name);
    await ended;
  }
  await start();
  return {
    start,
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    kill: () => end("SIGKILL"),
    async stop() {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
    async database() {
      const name = `site_${randomUUID().replaceAll("-", "")}`;
      const sql = postgres(address("postgres"), { max: 1 });
      await sql.unsafe(`CREATE DATABASE ${name}`);
      await sql.end();
      return address(name);
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Postgres refuses to run as root; Debian's package brings a user for it. */
export function userOtherThanRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string) => Number(execFileSync("id", [what, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function answers(address: string): Promise<boolean> {
  const sql = postgres(address, { max: 1, connect_timeout: 2, onnotice: () => {} });
  try {
    await sql`SELECT 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** Opens the database without what the test before has left in it: to make a new one takes ten times as long. */
export async function openEmptied(url: string): Promise<PostgresStore> {
  const store = await openPostgresStore(url);
  await store.database.run((sql) =>
    sql.unsafe(`
      DO $$ DECLARE name text; BEGIN
        FOR name IN SELECT tablename FROM pg_tables
          WHERE schemaname = 'public' AND tablename NOT IN ('schema_version', 'revision')
        LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
      END $$`),
  );
  return store;
}
