/**
 * `npm start`: installs what is missing, builds what is out of date, and serves.
 * Plain JavaScript without dependencies, for Node 20 or newer: on a fresh clone
 * nothing else is there yet.
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { built, installed, node, readEnvFile } from "./runtime.mjs";
import { SERVER } from "./server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
process.chdir(root);
await installed(root);
const runtime = node(root);
readEnvFile(`${root}/.env`, runtime);

const dev = process.argv.includes("--dev");
// While developing, the pages are rendered again and the consultant answers from those of the last build.
if (!dev || !existsSync("build/knowledge.json")) await built(root, runtime);
if (dev) process.env.NODE_ENV = "development"; // React and Vite read it
// React's packages have a build for developing; React Router asks for it.
const develop = ["--conditions=development", "scripts/dev.ts"];

if (!dev) console.log("Starting the server …");
const server = spawn(runtime, dev ? develop : SERVER, {
  stdio: "inherit",
  // Node keeps what it made of our TypeScript: the next start takes half as long.
  env: { NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`, ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
