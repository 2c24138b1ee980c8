/**
 * Scripts and style sheets of the builds before this one. A page that is open in a browser still asks for
 * those of its own build after a deployment, so they stay among the assets for a day: the server answers
 * them (server/pages/site-files.ts), and whoever uploads `build/client` to a static host uploads them too.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EARLIER_KEPT, type EarlierAssets, readEarlier } from "../../server/pages/site-files.ts";

/** Bytes kept at most, the latest first: whoever builds every few minutes does not fill the server's memory. */
const MAX_BYTES = 20_000_000;

/** Removes the build folder. Its assets wait in the folder `aside`, with the time at which each was replaced. */
export function clearBuild(build: string, aside: string, now = Date.now()) {
  const assets = join(build, "client/assets");
  const earlier = readEarlier(build);
  mkdirSync(aside, { recursive: true });
  const kept: EarlierAssets = readEarlier(aside);
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    cpSync(join(assets, name), join(aside, name));
    kept[name] = earlier[name] ?? now;
  }
  writeFileSync(join(aside, "earlier.json"), JSON.stringify(kept));
  rmSync(build, { recursive: true, force: true });
}

/** Puts among the assets of the new build those of builds before that it does not have, for a day. */
export function keepEarlier(build: string, aside: string, now = Date.now()) {
  const assets = join(build, "client/assets");
  const current = new Set(readdirSync(assets));
  const kept: EarlierAssets = {};
  const before = Object.entries(readEarlier(aside)).filter(([name]) => !current.has(name));
  const builds = [...Map.groupBy(before, ([, replaced]) => replaced)].toSorted(([one], [other]) => other - one);
  let room = MAX_BYTES;
  for (const [replaced, assetsOfOne] of builds) {
    // A script that lacks another one is of no use to anybody: a build that does not fit goes whole, and those before it.
    for (const [name] of assetsOfOne) room -= statSync(join(aside, name)).size;
    if (room < 0 || now - replaced > EARLIER_KEPT) break;
    for (const [name] of assetsOfOne) {
      cpSync(join(aside, name), join(assets, name));
      kept[name] = replaced;
    }
  }
  writeFileSync(join(build, "earlier.json"), JSON.stringify(kept));
  rmSync(aside, { recursive: true });
}
