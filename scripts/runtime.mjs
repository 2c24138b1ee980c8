/** Installs the locked dependencies and finds the Node to run with. Plain JavaScript: it runs before anything is installed. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BUILT_IN, isBuilt, isInstalled } from "./stamp.mjs";
import { needsRoom, remedy, step } from "./steps.mjs";

/** The server runs TypeScript and SQLite on Node itself: from this version on. */
const NEEDED = 24;

/** Megabytes that the dependencies take, and a build with what is kept for the next one. */
const SIZES = { dependencies: 800, build: 150 };

/** Goes to the project's folder and installs what is missing there; that folder, and the Node to run with. */
export async function ready() {
  const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
  process.chdir(root);
  await installed(root);
  return { root, runtime: node(root) };
}

/** Makes sure that the locked dependencies are installed. */
export async function installed(root) {
  if (isInstalled(root)) return;
  // Those of before make room.
  needsRoom(root, existsSync(`${root}/node_modules`) ? SIZES.build : SIZES.dependencies);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // Whatever npm's settings or NODE_ENV leave out: the build needs all of it.
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  await step("Installing the dependencies", () =>
    // How many packages it added is of no use to anybody.
    run(
      npm,
      args,
      "ignore",
      (said) => `Cannot install the dependencies: ${remedy(said) ?? `is the network there?\n${said}`}`,
    ),
  );
}

/** Makes sure that the pages are built as their sources and settings are now, of which none may be bad. */
export async function built(root, runtime) {
  if (isBuilt(root)) return;
  needsRoom(root, SIZES.build);
  await run(runtime, ["scripts/check-environment.ts"]);
  await run(runtime, ["scripts/build.ts", "--for-start"]);
}

/** The machine's own Node where it is new enough, else the one that was installed with the dependencies. */
export function node(root) {
  if (Number(process.versions.node.split(".")[0]) >= NEEDED) return process.execPath;
  const own = `${root}/node_modules/.bin/node`;
  if (existsSync(own)) return own;
  console.error(`Node ${NEEDED} or newer is needed, and none could be installed for this kind of machine.`);
  process.exit(1);
}

/** Runs a command to its end; ends this process where it fails, with what `explained` makes of what it said, or with that. */
async function run(command, args, stdout = "inherit", explained = (said) => said) {
  const child = spawn(command, args, { stdio: ["inherit", stdout, "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [status, signal] = await once(child, "close");
  if (status === 0) return process.stderr.write(said);
  console.error(explained(said || `${command} was ended by ${signal}`).trimEnd());
  process.exit(status ?? 1);
}

/** Runs a script to its end; says whether it passed, and how long it took. */
export function passes(runtime, name, args) {
  const started = performance.now();
  const { status } = spawnSync(runtime, args, { stdio: "inherit" });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${status === 0 ? "passed" : "FAILED"}: ${name} (${seconds} s)`);
  return status === 0;
}

/** A name with a value that systemd, Docker and dotenv's parsers read alike; the value in one of the last three groups. */
const ASSIGNMENT = /^[ \t]*([A-Za-z_]\w*)[ \t]*=[ \t]*(?:'([^']*)'|"([^"\\$`]*)"|([^#\\$`'"]*?))[ \t]*$/;

/** An older systemd goes on with a comment on the line after its backslash. */
const NOTHING = /^\s*(?:#.*)?(?<!\\)$/;

/**
 * Reads a .env file; what the environment has already stays. systemd reads `a#b` whole, Node cuts it, others put
 * something in the place of `$b`, and they differ on quotes and backslashes as well: what has more than one reading is refused.
 */
export function readEnvFile(path) {
  if (!existsSync(path)) return;
  const values = {};
  const text = readFileSync(path, "utf8");
  // Windows writes such a mark, and systemd leaves the line out that begins with it.
  if (/^\uFEFF|\uFFFD/.test(text)) throw new Error(`${path} is not plain UTF-8: save it so, without a byte order mark`);
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (NOTHING.test(line)) continue;
    const assignment = ASSIGNMENT.exec(line);
    if (!assignment) throw new Error(ambiguous(line, index + 1, path));
    const [, name, ...forms] = assignment;
    values[name] = forms.find((form) => form !== undefined);
  }
  Object.assign(process.env, { ...values, ...process.env });
}

/** The line itself may hold a secret and is not repeated: what it holds decides in which quotes it can be written. */
function ambiguous(line, number, path) {
  const [, name = "a line", value = line] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)/.exec(line) ?? [];
  const bare = value.replace(/^(['"])(.*)\1\s*(?:#.*)?$/, "$2");
  const quoted = bare.includes("'") ? 'NAME="value"' : "NAME='value'";
  const advice =
    bare.includes("'") && /["\\$`]/.test(bare)
      ? 'no quotes hold an apostrophe beside " \\ $ or `: choose another value'
      : `write ${quoted}`;
  return `${name} in ${path} (line ${number}) has more than one reading: ${advice}, with a comment on a line of its own`;
}

/**
 * Tests and benchmarks decide about the settings, not the shell they were started from and not
 * `.env`: an empty value means none, and stays.
 */
export function forgetSettings() {
  for (const name of [...BUILT_IN, "DATABASE_URL", "OPERATOR_PASSWORD"]) process.env[name] = "";
}
