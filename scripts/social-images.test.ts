import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { artNames } from "../content/art.ts";
import { socialImagePath } from "../content/social.ts";
import { makeSocialImages, type SocialPage } from "./social-images.ts";

/** What the networks' crawlers fetch without giving up; the page itself is smaller. */
const MAX_BYTES = 120_000;

const pages: SocialPage[] = artNames.map((art) => ({
  path: art === "home" ? "/" : `/${art}`,
  title: `A title with <marks> & letters long enough to need several lines: ${art.slice(-20)}`,
  kicker: "Finance & attribution",
  art,
}));

test("every page gets a distinct image of 1200 × 630 in few bytes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "social-"));
  try {
    await makeSocialImages(pages, folder);
    const seen = new Set<string>();
    for (const page of pages) {
      const file = join(folder, socialImagePath(page.path));
      const image = readFileSync(file);
      expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(statSync(file).size, page.path).toBeLessThan(MAX_BYTES);
      seen.add(createHash("sha256").update(image).digest("hex"));
    }
    expect(seen.size).toBe(pages.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the title is part of the picture: two titles over the same art differ", async () => {
  const folder = mkdtempSync(join(tmpdir(), "social-"));
  try {
    const page = { kicker: "Results", art: "results/finance" } as const;
    await makeSocialImages(
      [
        { ...page, path: "/one", title: "One title" },
        { ...page, path: "/two", title: "Another title" },
      ],
      folder,
    );
    const [one, two] = ["/one", "/two"].map((path) => readFileSync(join(folder, socialImagePath(path))));
    expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
