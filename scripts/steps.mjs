/** Says what is done while it is done, and how long it took. Plain JavaScript: it runs before anything is installed. */

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

/** What to do about a full disk or a folder that cannot be written to, in one line; undefined where `words` speak of neither. */
export function remedy(words) {
  const path = /(?:open|mkdir|copyfile|rename|scandir|unlink|rmdir|write|path) '?(\/[^'\n]+)'?/.exec(words)?.[1];
  const where = path ?? process.cwd();
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(words))
    return `the disk is full (${where}); make room and start again, which goes on from what is there`;
  if (/\b(?:EROFS|EACCES|EPERM)\b/.test(words))
    return `${where} cannot be written to; make it writable for this user, or put the site where it is`;
}
