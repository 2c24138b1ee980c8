/** Journeys that change the knowledge base have a server and data of their own, so that others see none of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../scripts/server.mjs";
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
  const server = startServer({ DATA_DIR: folder, CHAT_RATE_LIMIT: "0", ...extra });
  return {
    url: await server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
