/** Starts servers to measure, each a process of its own on a free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { compressFiles } from "../../scripts/build/compress.ts";
import { freePort } from "../../scripts/free-port.ts";
import { SERVER } from "../../scripts/server.mjs";
import type { BuiltSettings } from "../../server/pages/page-headers.ts";

interface Served {
  url: string;
  stop: () => void;
}

const ROOT = resolve(import.meta.dirname, "../..");
/** As `npm start` calls it, from whatever folder. */
const PRODUCT = SERVER.map((arg) => (arg.startsWith("-") ? arg : join(ROOT, arg)));
/** Milliseconds for a server to fill its knowledge base and be ready, on a busy machine. */
const TIMEOUT_MS = 120_000;

/** The product, as `npm start` serves it, with a data folder of its own and without a limit of questions. */
export const serveProduct = () => serve(PRODUCT, ROOT, "/readyz");

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
async function serve(args: readonly string[], cwd: string, probe: string): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), "bench-data-"));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: data,
    CHAT_RATE_LIMIT: "0",
    NODE_ENV: "production",
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

/**
 * Asks one address again and again over a few connections and counts the answers. It writes
 * and reads bytes itself, several requests at a time, so that on a small machine the server
 * is what is measured and not this.
 */
interface Load {
  connections: number;
  /** Requests on their way at a time on each connection. */
  pipelined: number;
  /** Milliseconds. */
  duration: number;
}

/** Requests answered in a second. Every answer must be a 200 of the same length. */
export async function requestsPerSecond(url: string, { connections, pipelined, duration }: Load): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const target = { host: hostname, port: Number(port) };
  const request = `GET ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: gzip, deflate, br, zstd\r\n\r\n`;
  const size = await sizeOfAnswer(target, request);
  const batch = request.repeat(pipelined);
  const started = performance.now();
  const counts = Array.from({ length: connections }, async () => {
    let batches = 0;
    let received = 0;
    const buffer = Buffer.allocUnsafe(READ_AT_ONCE);
    const onRead = (bytes: number) => {
      received += bytes;
      if (received < size * pipelined) return true;
      if (received > size * pipelined) socket.destroy(new Error(`${url}: an answer of another length than the first`));
      received = 0;
      batches += 1;
      if (performance.now() - started < duration) socket.write(batch);
      else socket.end();
      return true;
    };
    const socket = connect({ ...target, noDelay: true, onread: { buffer, callback: onRead } });
    socket.write(batch);
    await once(socket, "close");
    return batches * pipelined;
  });
  const answers = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  return answers / ((performance.now() - started) / 1000);
}

const READ_AT_ONCE = 256 * 1024;

/** Bytes of one answer, headers included, on a connection that stays open; they do not change from one to the next. */
async function sizeOfAnswer(target: { host: string; port: number }, request: string): Promise<number> {
  const socket = connect(target);
  socket.write(request);
  let text = "";
  for await (const chunk of socket.setEncoding("latin1")) {
    text += chunk;
    const body = text.indexOf("\r\n\r\n") + 4;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
    if (body > 3 && text.length === body + length) break;
  }
  if (!text.startsWith("HTTP/1.1 200 ")) throw new Error(`the server answered ${text.slice(0, 40)}`);
  return text.length;
}
