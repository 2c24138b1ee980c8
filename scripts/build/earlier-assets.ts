/**
 * Scripts and style sheets of the builds before this one. A page that is open in a browser still asks for
 * those of its own build after a deployment, so the server goes on answering them for a day
 * (server/pages/site-files.ts).
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { EARLIER_KEPT } from "../../server/pages/site-files.ts";

/** Bytes kept at most, the latest first: whoever builds every few minutes does not fill the server's memory. */
const ROOM = 20_000_000;

/** Removes the build folder. What is to be kept of it waits in the folder `aside`, each file dated with its replacement. */
export function clearBuild(build: string, aside: string, now = new Date()) {
  const [earlier, assets] = [join(build, "earlier"), join(build, "client/assets")];
  mkdirSync(aside, { recursive: true });
  if (existsSync(earlier)) cpSync(earlier, aside, { recursive: true, preserveTimestamps: true });
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    cpSync(join(assets, name), join(aside, name));
    utimesSync(join(aside, name), now, now);
  }
  prune(aside, now);
  rmSync(build, { recursive: true, force: true });
}

/** Puts beside the new build what was kept of those before. */
export function keepEarlier(build: string, aside: string) {
  cpSync(aside, join(build, "earlier"), { recursive: true, preserveTimestamps: true });
  rmSync(aside, { recursive: true });
}

function prune(folder: string, now: Date) {
  const files = readdirSync(folder).map((name) => ({ name, ...statOf(join(folder, name)) }));
  let room = ROOM;
  for (const { name, size, replacedAt } of files.toSorted((one, other) => other.replacedAt - one.replacedAt)) {
    room -= size;
    if (room < 0 || now.getTime() - replacedAt > EARLIER_KEPT) rmSync(join(folder, name));
  }
}

function statOf(file: string) {
  const { size, mtimeMs } = statSync(file);
  return { size, replacedAt: mtimeMs };
}
