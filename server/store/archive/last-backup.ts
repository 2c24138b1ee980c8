/** Finds the last backup in the default folder of `npm run backup`. */
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Null where there is none. */
export async function lastBackup(dataFolder: string): Promise<{ at: string; bytes: number } | null> {
  const folder = join(dataFolder, "backups");
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".sqlite"))
      .map((name) =>
        stat(join(folder, name)).then(
          ({ mtimeMs, size }) => [{ time: mtimeMs, bytes: size }],
          () => [],
        ),
      ),
  );
  const [newest] = files.flat().sort((a, b) => b.time - a.time);
  return newest ? { at: new Date(newest.time).toISOString(), bytes: newest.bytes } : null;
}
