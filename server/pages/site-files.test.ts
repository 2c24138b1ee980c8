import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { respond } from "./respond.ts";
import { loadSite } from "./site-files.ts";

const HOUR = 60 * 60 * 1000;

type Files = Record<string, { text: string; hoursAgo?: number }>;

/** A built site of these files, some of which were replaced so many hours ago. */
function built(files: Files) {
  const folder = mkdtempSync(join(tmpdir(), "site-files-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = JSON.stringify({ siteUrl: "http://localhost:3000", backendUrl: "" });
  const earlier: Record<string, number> = {};
  for (const [name, { text, hoursAgo }] of Object.entries({ ...files, "site.json": { text: settings } } as Files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (hoursAgo) earlier[basename(name)] = Date.now() - hoursAgo * HOUR;
  }
  writeFileSync(join(folder, "earlier.json"), JSON.stringify(earlier));
  const site = loadSite(folder);
  return (path: string) => respond(site, "GET", path, () => undefined);
}

test("assets of earlier builds are answered for a day after their replacement, as they were", () => {
  const ask = built({
    "client/404.html": { text: "not found" },
    "client/assets/roi-2.js": { text: "new" },
    "client/assets/roi-1.js": { text: "old", hoursAgo: 23 },
    "client/assets/roi-0.js": { text: "older", hoursAgo: 25 },
  });
  expect(ask("/assets/roi-1.js")).toMatchObject({
    status: 200,
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
  expect(ask("/assets/roi-1.js")?.body?.toString()).toBe("old");
  expect(ask("/assets/roi-0.js")).toBeUndefined();
  expect(ask("/assets/roi-2.js")?.body?.toString()).toBe("new");
});
