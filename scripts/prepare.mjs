/** Installs and builds what is missing or out of date, before `npm start` serves. */
import { existsSync } from "node:fs";
import { built, installed, node } from "./runtime.mjs";

// Its own process group (`start.mjs`) is beyond a signal that ends that one at once: npm or the build would go on alone.
process.on("disconnect", () => process.kill(-process.pid, "SIGKILL"));

const root = process.cwd();
await installed(root);
// While developing, the pages are rendered again and the consultant answers from those of the last build.
if (!process.argv.includes("--dev") || !existsSync("build/knowledge.json")) await built(root, node(root));
process.exit();
