import { spawnSync } from "node:child_process";
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

test("a disk without room for what is needed ends a start before it begins, in one line", () => {
  const code = `import { needsRoom } from "./scripts/steps.mjs"; needsRoom(process.cwd(), Number(process.argv[1]));`;
  const [enough, tooLittle] = ["0", "1000000000"].map((megabytes) =>
    spawnSync(process.execPath, ["--input-type=module", "-e", code, megabytes], { encoding: "utf8" }),
  );
  expect([enough?.status, enough?.stderr]).toEqual([0, ""]);
  expect(tooLittle?.status).toBe(1);
  expect(tooLittle?.stderr).toMatch(
    /^Cannot start: \/.+ has room for \d+ MB and needs 1000000000; make room and start again\n$/,
  );
});
