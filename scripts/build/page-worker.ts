/** Renders pages in a thread of its own, one after the other, and finishes them. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { createRequestHandler, type ServerBuild } from "react-router";
import { writeWhole } from "../../content/cached.ts";
import { pageFile } from "../../shared/domain/page-file.ts";
import { RENDERER, STYLES } from "./bundle-folder.ts";
import { isInOneFlight, type Quality } from "./compress.ts";
import { type FinishedPage, finishPage, type PublicPage } from "./finish-page.ts";

export interface WorkerSettings {
  client: string;
  /** The folder of finished pages. */
  kept: string;
  /** Names what a page is finished with. */
  basis: string;
  boot: string;
  quality: Quality;
}

export interface Written {
  /** Name of what was kept. */
  kept?: string;
  says?: PublicPage | undefined;
}

const settings = workerData as WorkerSettings;
const renderer = (await import(pathToFileURL(resolve(RENDERER)).href)) as ServerBuild;
const handle = createRequestHandler(renderer, "production");
const parts = {
  css: readFileSync(STYLES, "utf8"),
  boot: settings.boot,
  isInOneFlight: (html: string) => isInOneFlight(html, settings.quality),
};

parentPort?.on("message", (path: string) => {
  write(path).then(
    (written) => parentPort?.postMessage(written),
    (error) => parentPort?.postMessage(new Error(`${path}: ${error instanceof Error ? error.message : error}`)),
  );
});

async function write(path: string): Promise<Written> {
  const response = await handle(new Request(`http://localhost${path}`));
  const text = await response.text();
  if (response.status !== 200) throw new Error(`answered ${response.status}: ${text.slice(0, 500)}`);
  if (!response.headers.get("content-type")?.startsWith("text/html")) {
    writeBelow(path, text);
    return {};
  }
  const kept = join(settings.kept, createHash("sha256").update(settings.basis).update(text).digest("hex"));
  const { html, seldom, says } = existsSync(kept) ? readKept(kept) : finishNow(text, path, kept);
  writeBelow(pageFile(path), html);
  if (seldom) writeBelow(seldom.href, seldom.css);
  for (const { address, text } of says?.downloads ?? []) writeBelow(address, text);
  return { kept: basename(kept), says };
}

const readKept = (file: string) => JSON.parse(readFileSync(file, "utf8")) as FinishedPage;

function finishNow(rendered: string, path: string, kept: string): FinishedPage {
  const finished = finishPage(rendered, path, parts);
  writeWhole(kept, JSON.stringify(finished));
  return finished;
}

function writeBelow(path: string, content: string) {
  const file = join(settings.client, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
