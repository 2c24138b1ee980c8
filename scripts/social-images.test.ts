/** The pictures that other sites show of ours. Needs a build, which makes one for every page. */
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { publicPaths } from "../content/paths.ts";
import { socialImagePath } from "../content/social.ts";
import { makeSocialImages, type SocialPage } from "./social-images.ts";

/** What the networks' crawlers fetch without giving up; the page itself is smaller. */
const MAX_BYTES = 120_000;

function expectPicture(image: Buffer, name: string) {
  expect([image.readUInt32BE(16), image.readUInt32BE(20)], name).toEqual([1200, 630]);
  expect(image.length, name).toBeLessThan(MAX_BYTES);
}

test("every page has an image of its own, of 1200 × 630 in few bytes", () => {
  const made = publicPaths.map(socialImagePath).filter((path) => existsSync(join("build/client", path)));
  expect(made.length).toBeGreaterThan(30);
  const hashes = made.map((path) => {
    const image = readFileSync(join("build/client", path));
    expectPicture(image, path);
    return createHash("sha256").update(image).digest("hex");
  });
  expect(new Set(hashes).size).toBe(made.length);
});

test("the title is part of the picture, whatever is in it and however long: two titles over the same art differ", async () => {
  const folder = mkdtempSync(join(tmpdir(), "social-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = { kicker: "Finance & attribution", art: "results/finance" } as const;
  const pages: SocialPage[] = [
    { ...page, path: "/one", title: "One title" },
    { ...page, path: "/two", title: "A title with <marks> & letters long enough to need several lines of the picture" },
  ];
  await makeSocialImages(pages, folder);
  const [one, two] = pages.map(({ path }) => readFileSync(join(folder, socialImagePath(path)))) as [Buffer, Buffer];
  expectPicture(one, "one");
  expectPicture(two, "two");
  expect(one.equals(two)).toBe(false);
});
