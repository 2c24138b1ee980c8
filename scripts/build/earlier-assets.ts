/**
 * Scripts and style sheets of the builds before this one. A page that is open in a browser still asks for
 * those of its own build after a deployment, so the server goes on answering them for a day
 * (server/pages/site-files.ts).
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { EARLIER_KEPT } from "../../server/pages/site-files.ts";

/** Bytes kept at most, the latest first: whoever builds every few minutes does not fill the server's memory. */
const ROOM = 20_000_000;

/** Empties the build folder but for the files to keep, which end in `earlier/`, dated with their replacement. */
export function clearBuild(build: string, now = new Date()) {
  const earlier = join(build, "earlier");
  const assets = join(build, "client/assets");
  mkdirSync(earlier, { recursive: true });
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    renameSync(join(assets, name), join(earlier, name));
    utimesSync(join(earlier, name), now, now);
  }
  for (const name of readdirSync(build))
    if (name !== "earlier") rmSync(join(build, name), { recursive: true, force: true });
  prune(earlier, now);
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
