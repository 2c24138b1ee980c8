/** Says what is done while it is done, and how long it took. Plain JavaScript: it runs before anything is installed. */
import { accessSync, constants, statfsSync } from "node:fs";

/**
 * Does the work, saying how long it took.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const start = performance.now();
  process.stdout.write(`${name} … `);
  const result = await Promise.resolve()
    .then(work)
    .catch((error) => {
      console.log("failed");
      throw error;
    });
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Ends this process with one line where nothing may be written to this folder, or there is no room for so many megabytes. */
export function needsRoom(folder, megabytes) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    const free = Math.floor((bavail * bsize) / 1_000_000);
    if (free >= megabytes) return;
    console.error(`Cannot start: ${folder} has room for ${free} MB and needs ${megabytes}; make room and start again`);
  } catch (error) {
    console.error(`Cannot start: ${remedy(error.message) ?? error.message}`);
  }
  process.exit(1);
}

/** What to do about a full disk or a folder that cannot be written to, in one line; undefined where `words` speak of neither. */
export function remedy(words) {
  const path = /(?:access|open|mkdir|copyfile|rename|scandir|unlink|rmdir|write|path) '?(\/[^'\n]+)'?/.exec(words)?.[1];
  const where = path ?? process.cwd();
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(words))
    return `the disk is full (${where}); make room and start again, which goes on from what is there`;
  if (/\b(?:EROFS|EACCES|EPERM)\b/.test(words))
    return `${where} cannot be written to; make it writable for this user, or put the site where it is`;
}
