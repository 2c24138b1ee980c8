/**
 * A real Postgres for the tests. Run by itself it installs what is
 * missing, and says in one line where that is impossible; the tests then start
 * servers of their own, each in a folder and on a port of its own.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const RELEASES = "/usr/lib/postgresql";
/** Milliseconds for one command. */
const TIMEOUT_MS = 240_000;

export interface PostgresPrograms {
  /** Major version, such as 15. */
  version: string;
  /** Folder of `postgres`, `initdb` and the others. */
  programs: string;
}

/** The newest Postgres on this machine; undefined where there is none. */
export function findPostgres(): PostgresPrograms | undefined {
  if (!existsSync(RELEASES)) return undefined;
  return readdirSync(RELEASES)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => ({ version, programs: join(RELEASES, version, "bin") }))
    .find(({ programs }) => existsSync(join(programs, "postgres")));
}

/** Installs Postgres where this machine allows it. Throws an Error of one line where it does not. */
export function installPostgres(): PostgresPrograms {
  const found = findPostgres();
  if (found) return found;
  const root = process.getuid?.() === 0;
  if (!root || !existsSync("/usr/bin/apt-get"))
    throw new Error("it is not installed, and only root on Debian may do so");
  apt(["update"]);
  // Only the programs are wanted: no server that starts by itself.
  apt(["install", "postgresql-common"]);
  run("sed", [
    "-i",
    "s/^#\\?create_main_cluster.*/create_main_cluster = false/",
    "/etc/postgresql-common/createcluster.conf",
  ]);
  apt(["install", "postgresql"]);
  return findPostgres() ?? fail("the system's packages hold no Postgres");
}

function apt(args: string[]) {
  run("apt-get", ["-y", "-qq", ...(args[0] === "install" ? ["--no-install-recommends"] : []), ...args]);
}

/** Runs a command to its end. Throws an Error that holds its last line where it fails. */
function run(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8", env, timeout: TIMEOUT_MS });
  if (status === 0) return;
  throw new Error(`${command} ${args[0]} failed: ${(stderr ?? "").trim().split("\n").at(-1) ?? ""}`);
}

function fail(message: string): never {
  throw new Error(message);
}

/** True for the machines that build and test every change: there nothing may be left out. */
const inCi = () => /^(?:1|true)$/i.test(process.env.CI ?? "");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (!findPostgres()) console.log("Installing Postgres …");
    installPostgres();
  } catch (error) {
    console.log(`No Postgres: ${(error as Error).message}. Its tests ${inCi() ? "FAIL" : "are skipped"}.`);
    process.exitCode = inCi() ? 1 : 0;
  }
}
