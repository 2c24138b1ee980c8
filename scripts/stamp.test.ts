/** Whether the packages are those of the lock is read off what npm itself wrote: whoever ran `npm ci` needs no second one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isInstalled } from "./stamp.mjs";

function folderWith(installed: object | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), "installed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lock = {
    packages: {
      "": { name: "site" },
      "node_modules/a": { integrity: "sha512-a" },
      "node_modules/for-another-machine": { integrity: "sha512-b", optional: true },
    },
  };
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  mkdirSync(join(folder, "node_modules/a"), { recursive: true });
  writeFileSync(join(folder, "node_modules/a/package.json"), "{}");
  if (installed)
    writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
  return folder;
}

test("what npm has installed counts as installed", () => {
  expect(isInstalled(folderWith({ "node_modules/a": { integrity: "sha512-a" } }))).toBe(true);
  expect(isInstalled(".")).toBe(true);
});

test("installs where a package that npm lists is gone", () => {
  const folder = folderWith({ "node_modules/a": { integrity: "sha512-a" } });
  rmSync(join(folder, "node_modules/a/package.json"));
  expect(isInstalled(folder)).toBe(false);
});

test.each([
  ["nothing is there", undefined],
  ["a package is missing", {}],
  ["a package has another content", { "node_modules/a": { integrity: "sha512-other" } }],
])("installs where %s", (_, installed) => {
  expect(isInstalled(folderWith(installed))).toBe(false);
});
