/** Renders and finishes all pages, in as many threads as the machine has cores. */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { CACHE, keepOnly } from "../../content/cached.ts";
import { contentFiles, KINDS } from "../../content/content-files.ts";
import { sectionHash } from "../../server/search/text.ts";
import { SECTIONS_FILE, type SectionNames } from "../../shared/domain/citation.ts";
import { kinds } from "../content/read.ts";
import type { PublicPage } from "./finish-page.ts";
import type { WorkerSettings, Written } from "./page-worker.ts";
import type { Section } from "./sections.ts";

const FINISHED = join(CACHE, "pages");

/** Returns what the public ones say, in the order of the given paths. Throws an Error that names a page that fails. */
export async function writePages(
  paths: readonly string[],
  settings: Omit<WorkerSettings, "kept">,
): Promise<PublicPage[]> {
  mkdirSync(FINISHED, { recursive: true });
  const written = new Map<string, Written>();
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const worker = new Worker(new URL("page-worker.ts", import.meta.url), {
        workerData: { ...settings, kept: FINISHED } satisfies WorkerSettings,
      });
      try {
        for (let path = waiting.shift(); path; path = waiting.shift()) written.set(path, await ask(worker, path));
      } finally {
        await worker.terminate();
      }
    }),
  );
  keepOnly(
    FINISHED,
    [...written.values()].flatMap(({ kept }) => kept ?? []),
  );
  return paths.flatMap((path) => written.get(path)?.says ?? []);
}

const ask = (worker: Worker, path: string) =>
  new Promise<Written>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (answer: Written | Error) => {
      worker.off("error", reject);
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    });
    worker.postMessage(path);
  });

/** Writes a hash of each section's words, by which a citation knows whether its source has changed. */
export function writeSectionNames(client: string, sections: readonly Section[]) {
  const named = sections.map(({ page_url, content }) => [page_url, sectionHash(content)] as const);
  const dates = KINDS.flatMap((kind) =>
    contentFiles(kind).map(({ meta }) => kinds[kind].shape.modifiedDate.parse(meta.modifiedDate)),
  );
  const names: SectionNames = {
    version: sectionHash(named.flat().join("\n")).slice(0, 8),
    date: dates.sort().at(-1) ?? "",
    sections: Object.fromEntries(named),
  };
  writeFileSync(join(client, SECTIONS_FILE), JSON.stringify(names));
}
