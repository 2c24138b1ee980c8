/** Journeys that change the knowledge base have a server and data of their own, so that others see none of it. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "./fixtures.ts";

interface WorkerFixtures {
  /** Environment of the server beside the usual. */
  serverEnv: Record<string, string>;
  operatorUrl: string;
}

export const test = base.extend<object, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: "worker" }],
  operatorUrl: [
    async ({ serverEnv }, use) => {
      const site = await startSite(serverEnv);
      await use(site.url);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ operatorUrl }, use) => use(operatorUrl),
});

export { expect };

async function startSite(extra: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "operator-site-"));
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, CHAT_RATE_LIMIT: "0", ...extra };
  const server = spawn(process.execPath, ["server/main.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let output = "";
    server.once("exit", (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
    server.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /Ready on http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
