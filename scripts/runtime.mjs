/** Installs the locked dependencies and finds the Node to run with. Plain JavaScript: it runs before anything is installed. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { BUILT_IN, isInstalled, markInstalled } from "./stamp.mjs";

/** The server runs TypeScript and SQLite on Node itself: from this version on. */
const NEEDED = 24;

/** Makes sure that the locked dependencies are installed. */
export function installed(root) {
  if (isInstalled(root)) return;
  console.log("Installing the dependencies …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  run(
    npm,
    ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
    "Dependencies could not be installed; is the network there?",
  );
  markInstalled(root);
}

/** The machine's own Node where it is new enough, else the one that was installed with the dependencies. */
export function node(root) {
  if (Number(process.versions.node.split(".")[0]) >= NEEDED) return process.execPath;
  const own = `${root}/node_modules/.bin/node`;
  if (existsSync(own)) return own;
  console.error(`Node ${NEEDED} or newer is needed, and none could be installed for this kind of machine.`);
  process.exit(1);
}

/** Runs a command to its end; ends this process with one line where it fails. */
export function run(command, args, complaint) {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status === 0) return;
  if (complaint) console.error(complaint);
  process.exit(status ?? 1);
}

/**
 * Reads `NAME=value` lines of a .env file; what the environment has already stays. Ours: Node reads such a file
 * from 20.12 on, and a start on 20.0 must not overlook it.
 */
export function readEnvFile(path) {
  if (!existsSync(path)) return;
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const match = /^\s*([A-Z_][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (!match) continue;
    const [, name, value] = match;
    process.env[name] ??= value.replace(/^(["'])(.*)\1$/, "$2");
  }
}

/**
 * Tests and benchmarks decide about the settings, not the shell they were started from and not
 * `.env`: an empty value means none, and stays.
 */
export function forgetSettings() {
  for (const name of [...BUILT_IN, "DATABASE_URL", "OPERATOR_PASSWORD"]) process.env[name] = "";
}
