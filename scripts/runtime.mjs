/** Installs the locked dependencies and finds the Node to run with. Plain JavaScript: it runs before anything is installed. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { BUILT_IN, isBuilt, isInstalled } from "./stamp.mjs";

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
}

/** Makes sure that the pages are built as their sources and settings are now, of which none may be bad. */
export function built(root, runtime) {
  if (isBuilt(root)) return;
  run(runtime, ["scripts/check-environment.ts"]);
  console.log("Building the site …");
  // Which answers an editor should read again is nothing to who starts the site.
  run(runtime, ["scripts/build.ts", "--without-notes"]);
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
 * Reads a .env file by Node's own parser; what the environment has already stays. Node has it from 20.12 on:
 * before, `runtime` is asked, the Node that was installed with the dependencies.
 */
export function readEnvFile(path, runtime = process.execPath) {
  if (!existsSync(path)) return;
  if (process.loadEnvFile) return process.loadEnvFile(path);
  const print = "process.stdout.write(JSON.stringify(util.parseEnv(fs.readFileSync(process.argv[1], 'utf8'))))";
  const values = JSON.parse(execFileSync(runtime, ["-e", print, path], { encoding: "utf8" }));
  Object.assign(process.env, { ...values, ...process.env });
}

/**
 * Tests and benchmarks decide about the settings, not the shell they were started from and not
 * `.env`: an empty value means none, and stays.
 */
export function forgetSettings() {
  for (const name of [...BUILT_IN, "DATABASE_URL", "OPERATOR_PASSWORD"]) process.env[name] = "";
}
