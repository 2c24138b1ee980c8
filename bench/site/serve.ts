/** Starts servers to measure, each a process of its own on a free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { compressFiles } from "../../scripts/build/compress.ts";
import type { BuiltSettings } from "../../server/pages/site-files.ts";

export interface Served {
  url: string;
  stop: () => void;
}

const ROOT = resolve(import.meta.dirname, "../..");

/** The product, as `npm start` serves it, with a data folder of its own. */
export const serveProduct = () => serve(join(ROOT, "server/main.ts"), ROOT, []);

/** The product's own server with nothing but one page of text: what a page costs before it has anything on it. */
export async function serveBarePage(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "bare-page-"));
  const client = join(folder, "build/client");
  mkdirSync(client, { recursive: true });
  const settings: BuiltSettings = { siteUrl: "http://localhost:3000", backendUrl: "", styleHashes: [] };
  writeFileSync(join(folder, "build/site.json"), JSON.stringify(settings));
  writeFileSync(join(folder, "build/knowledge.json"), "[]");
  for (const name of ["index.html", "404.html"]) writeFileSync(join(client, name), BARE_PAGE);
  await compressFiles(client);
  return serve(join(ROOT, "server/main.ts"), folder, [], () => rmSync(folder, { recursive: true, force: true }));
}

const BARE_PAGE = `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A bare page</title><meta name="description" content="A heading and a paragraph, and nothing else."></head>
<body><main><h1>A bare page</h1><p>A heading and a paragraph: no style, no font, no image and no script.</p></main></body>
</html>
`;

/** Runs a server script that prints "Ready on http://host:port". */
export async function serve(script: string, cwd: string, args: string[], afterwards = () => {}): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), "bench-data-"));
  const env = {
    ...process.env,
    PORT: "0",
    HOST: "127.0.0.1",
    DATA_DIR: data,
    CHAT_RATE_LIMIT: "0",
    NODE_ENV: "production",
  };
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
  const port = await readyPort(child);
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      child.kill("SIGTERM");
      rmSync(data, { recursive: true, force: true });
      afterwards();
    },
  };
}

function readyPort(child: ChildProcess): Promise<string> {
  return new Promise((resolvePort, reject) => {
    let output = "";
    child.on("exit", (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const port = /Ready on http:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port) resolvePort(port);
    });
  });
}
