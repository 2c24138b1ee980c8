import { expect, test } from "vitest";
import { remedy } from "./steps.mjs";

test.each([
  ["a full disk", "ENOSPC: no space left on device, write", /^the disk is full \(\/.+\); make room and start again/],
  [
    "a full disk, as npm says it",
    "npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, mkdir '/srv/site/node_modules/zod'",
    /^the disk is full \(\/srv\/site\/node_modules\/zod\)/,
  ],
  [
    "a folder that is read only",
    "EROFS: read-only file system, mkdir '/srv/site/build'",
    /^\/srv\/site\/build cannot be written to; make it writable/,
  ],
  ["another user's folder", "EACCES: permission denied, open '/srv/a'", /^\/srv\/a cannot be written to/],
])("%s is told with what to do about it, in one line", (_, words, line) => {
  expect(remedy(words)).toMatch(line);
  expect(remedy(words)).not.toContain("\n");
});

test("what is no matter of the disk is left as it was said", () => {
  expect(remedy("home-beliefs.yaml: no section /about#x")).toBeUndefined();
});
