/** Starts servers to measure, each a process of its own on a free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compressFiles } from "../../scripts/build/compress.ts";
import { freePort } from "../../scripts/free-port.ts";
import { SERVER } from "../../scripts/server.mjs";
import type { BuiltSettings } from "../../server/pages/page-headers.ts";

export interface Served {
  url: string;
  stop: () => void;
}

const ROOT = resolve(import.meta.dirname, "../..");
/** As `npm start` calls it, from whatever folder. */
const PRODUCT = SERVER.map((arg) => (arg.startsWith("-") ? arg : join(ROOT, arg)));
/** Milliseconds for a server to fill its knowledge base and be ready, on a busy machine. */
const TIMEOUT_MS = 120_000;

/** The product, as `npm start` serves it, with a data folder of its own and these settings besides. */
export const serveProduct = (settings: Record<string, string> = {}) => serve(PRODUCT, ROOT, "/readyz", settings);

/** The same files by sirv, the quickest of the well-known static servers for Node. */
export const serveWithSirv = () => serve([join(import.meta.dirname, "sirv-server.ts")], ROOT, "/");

/** The product's own server with nothing but one page of text: what a page costs before it has anything on it. */
export async function serveBarePage(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "bare-page-"));
  const client = join(folder, "build/client");
  mkdirSync(client, { recursive: true });
  const settings: BuiltSettings = { siteUrl: "http://localhost:3000", backendUrl: "" };
  writeFileSync(join(folder, "build/site.json"), JSON.stringify(settings));
  const section = {
    page_title: "A bare page",
    page_url: "/",
    section_title: null,
    content: "A heading.",
    metadata: { questions: [] },
  };
  writeFileSync(join(folder, "build/knowledge.json"), JSON.stringify([section]));
  for (const name of ["index.html", "404.html"]) writeFileSync(join(client, name), BARE_PAGE);
  writeFileSync(
    join(client, "favicon.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
  );
  await compressFiles(client);
  const served = await serve(PRODUCT, folder, "/");
  const stop = () => {
    served.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: served.url, stop };
}

const BARE_PAGE = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare page</title><meta name="description" content="A heading and a paragraph, and nothing else.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body><main><h1>A bare page</h1><p>A heading and a paragraph: no style, no font, no image and no script.</p></main></body>
</html>
`;

/** Runs a server that listens on PORT, and waits until `probe` answers 200. */
async function serve(
  args: readonly string[],
  cwd: string,
  probe: string,
  settings: Record<string, string> = {},
): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), "bench-data-"));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: data,
    CHAT_RATE_LIMIT: "0",
    NODE_ENV: "production",
    ...settings,
  };
  // Its log goes nowhere: reading it would cost the processor that is measured.
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
  const stop = () => {
    child.kill("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url + probe, child);
  } catch (error) {
    stop();
    throw error;
  }
  return { url, stop };
}

async function answering(url: string, child: ChildProcess) {
  for (const started = performance.now(); performance.now() - started < TIMEOUT_MS; ) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer within ${TIMEOUT_MS / 1000} s`);
}
