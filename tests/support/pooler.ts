/** PgBouncer before a Postgres of the tests, with its defaults but for what a test sets. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";
import { userOtherThanRoot } from "./postgres.ts";

export interface TestPooler {
  /** The address of the same database behind the pooler. */
  before(url: string): string;
  stop(): Promise<void>;
}

export async function startTestPooler(program: string, url: string, settings: string): Promise<TestPooler> {
  const { hostname, port, username, password } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), "pooler-test-"));
  chmodSync(folder, 0o755);
  const own = await freePort();
  writeFileSync(join(folder, "users"), `"${username}" "${password}"\n`);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]\n* = host=${hostname} port=${port}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${own}\nunix_socket_dir=\nauth_type=plain\nauth_file=${join(folder, "users")}\n${settings}\n`,
  );
  const pooler = spawn(program, [join(folder, "pgbouncer.ini")], {
    ...userOtherThanRoot(),
    stdio: ["ignore", "ignore", "pipe"],
  });
  // It says so once it listens.
  for await (const line of pooler.stderr) if (String(line).includes("process up")) break;
  return {
    before: (address) => address.replace(/:\d+\//, `:${own}/`),
    async stop() {
      const ended = once(pooler, "exit");
      pooler.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
