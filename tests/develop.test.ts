/** `npm run dev` serves the pages as they are built: static, with the same islands and the same entry module. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../scripts/free-port.ts";

/** Milliseconds for the server to start on a busy machine. */
const START = 60_000;

async function developing() {
  const folder = mkdtempSync(join(tmpdir(), "develop-test-"));
  const port = String(await freePort());
  const server = spawn(process.execPath, ["scripts/start.mjs", "--dev"], {
    // Without colours, which part the port from its colon.
    env: { ...process.env, DATA_DIR: folder, PORT: port, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (chunk) => String(chunk).includes(`:${port}`) && resolve());
    server.once("exit", () => reject(new Error("the server ended before it was ready")));
  });
  return async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
}

test("a page is static while developing, too, but for the admin page", { timeout: START }, async () => {
  const read = await developing();
  const home = await read("/");
  for (const name of ["roi", "enquiry", "chat"])
    expect(home).toMatch(new RegExp(`data-island="${name}"[^>]*>(?:<div>)?<div data-island-root><\\w`));
  expect(home).toContain('<script type="module" src="/app/entry.client.tsx">');
  expect(home).not.toContain("__reactRouterContext");
  expect(await read("/admin/knowledge-base")).toContain("__reactRouterContext");
});
