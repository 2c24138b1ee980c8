/**
 * An answer remembers the sections that it was written from. When one of them changes, somebody should read the answer
 * again: the build lists it until that was said, after a build, by
 *
 *   npx node scripts/read-answers.ts [id …]
 *
 * Without ids, all of them were read.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Library, LibraryAnswer } from "../shared/contracts/library.ts";

const memory = z.record(z.string(), z.record(z.string(), z.string()));
/** By the answer's id: the hash of each section that it cites, as it was when the answer was last read. */
type Memory = z.infer<typeof memory>;

const fileIn = (folder: string) => join(folder, "read.json");

function remembered(folder: string): Map<string, Record<string, string>> {
  const file = fileIn(folder);
  return new Map(existsSync(file) ? Object.entries(memory.parse(JSON.parse(readFileSync(file, "utf8")))) : []);
}

/** Answers that somebody wrote; those made from the ledger follow it by themselves. */
function writtenIn({ answers }: Library, folder: string): LibraryAnswer[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const files = names.map(
    (name) => parse(readFileSync(join(folder, name), "utf8")) as { answers?: { id: string }[] } | null,
  );
  const written = new Set(files.flatMap((file) => file?.answers?.map(({ id }) => id) ?? []));
  return answers.filter(({ id, sources }) => written.has(id) && sources.length > 0);
}

const hashesOf = ({ sources }: LibraryAnswer) => new Map(sources.map(({ url, hash }) => [url, hash]));

/** One line for each answer that was not read since a section of it changed. */
export function toReadAgain(library: Library, folder: string): string[] {
  const read = remembered(folder);
  return writtenIn(library, folder).flatMap((answer) => {
    const before = new Map(Object.entries(read.get(answer.id) ?? {}));
    const changed = [...hashesOf(answer)].filter(([url, hash]) => before.get(url) !== hash).map(([url]) => url);
    return changed.length ? [`To read again: ${answer.id}, written from ${changed.join(", ")}`] : [];
  });
}

/** Remembers the sections of all answers, or of those named, as they are now; answers that are gone are forgotten. */
export function markRead(library: Library, folder: string, ids?: readonly string[]): number {
  const read = remembered(folder);
  const written = writtenIn(library, folder);
  const named = written.filter(({ id }) => !ids?.length || ids.includes(id));
  const unknown = ids?.filter((id) => !written.some((answer) => answer.id === id)) ?? [];
  if (unknown.length) throw new Error(`no written answer with sources: ${unknown.join(", ")}`);
  for (const answer of named) read.set(answer.id, Object.fromEntries(hashesOf(answer)));
  const kept = written.flatMap(({ id }): [string, Record<string, string>][] => {
    const hashes = read.get(id);
    return hashes ? [[id, hashes]] : [];
  });
  const sorted: Memory = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fileIn(folder), `${JSON.stringify(sorted, null, 1)}\n`);
  return named.length;
}

if (import.meta.main) {
  const library = JSON.parse(readFileSync("build/library.json", "utf8")) as Library;
  try {
    console.log(`${markRead(library, "content/answers", process.argv.slice(2))} answers are marked as read.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
