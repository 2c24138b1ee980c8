/**
 * `npm start`: installs what is missing, builds what is out of date, and serves.
 * Plain JavaScript without dependencies, for Node 20 or newer: on a fresh clone
 * nothing else is there yet.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { whenLeaderEnds } from "./leader.mjs";
import { node, readEnvFile } from "./runtime.mjs";
import { SERVER, serverEnvironment } from "./server.mjs";
import { isBuilt, isInstalled } from "./stamp.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
process.chdir(root);
try {
  readEnvFile(".env");
} catch (error) {
  console.error(`Cannot start: ${error.message}`);
  process.exit(1);
}

/** The channel tells a child process of this one's end, whatever ends it. */
const CHANNELED = ["inherit", "inherit", "inherit", "ipc"];

/** Ends what runs now: first what prepares the start, then the server. */
let end = () => process.exit(1);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end());
whenLeaderEnds(() => end());

const dev = process.argv.includes("--dev");
const prepared = isInstalled(root) && (dev ? existsSync("build/knowledge.json") : isBuilt(root));
if (!prepared) {
  // A process group: what it starts in turn (npm, the build's own processes) ends with it, and at once. Asked to end, npm
  // takes back for a minute what it has installed, and with it what the next start installs meanwhile.
  const preparation = spawn(process.execPath, ["scripts/prepare.mjs", ...process.argv.slice(2)], {
    stdio: CHANNELED,
    detached: true,
  });
  end = () => process.kill(-preparation.pid, "SIGKILL");
  const status = await new Promise((resolve) => preparation.on("exit", resolve));
  if (status !== 0) process.exit(status ?? 1);
}
if (dev) process.env.NODE_ENV = "development"; // React and Vite read it
// React's packages have a build for developing; React Router asks for it.
const develop = ["--conditions=development", "scripts/dev.ts"];

if (!dev) console.log("Starting the server …");
const server = spawn(node(root), dev ? develop : SERVER, {
  stdio: CHANNELED,
  // Node keeps what it made of our TypeScript: the next start takes half as long.
  env: serverEnvironment({ NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`, ...process.env }),
});
end = () => server.kill("SIGTERM");
server.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
