/** Journeys that change the knowledge base have a server and data of their own, so that others see none of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../scripts/server.mjs";
import { test as base, expect } from "./fixtures.ts";

/** Milliseconds in which a server reads the site on a busy machine. */
const START = 150_000;

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
      // The site's own pages are being read while the server starts: entries would change under a journey.
      await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: START }).toBe(200);
      await use(site.url);
      await site.stop();
    },
    // Not of the first journey's own time.
    { scope: "worker", timeout: 2 * START },
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
