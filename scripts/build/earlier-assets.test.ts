import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { clearBuild } from "./earlier-assets.ts";

function buildFolder() {
  const folder = mkdtempSync(join(tmpdir(), "earlier-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    build(...names: string[]) {
      mkdirSync(join(folder, "client/assets"), { recursive: true });
      writeFileSync(join(folder, "client/index.html"), "page");
      writeFileSync(join(folder, "stamp"), "1");
      for (const name of names) writeFileSync(join(folder, "client/assets", name), name);
    },
    earlier: () => readdirSync(join(folder, "earlier")).sort(),
  };
}

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));

test("a new build clears the old one and keeps its assets for a day after they were replaced", () => {
  const { folder, build, earlier } = buildFolder();
  clearBuild(folder, at(0));
  expect(earlier()).toEqual([]);
  build("a-1.js", "a-1.js.br", "same-1.css");
  clearBuild(folder, at(10));
  expect(readdirSync(folder)).toEqual(["earlier"]);
  expect(earlier()).toEqual(["a-1.js", "a-1.js.br", "same-1.css"]);
  build("a-2.js", "same-1.css");
  clearBuild(folder, at(20));
  expect(earlier()).toEqual(["a-1.js", "a-1.js.br", "a-2.js", "same-1.css"]);
  build("a-3.js");
  // The first is older than a day now; what was in use longer counts from its own replacement.
  clearBuild(folder, at(35));
  expect(earlier()).toEqual(["a-2.js", "a-3.js", "same-1.css"]);
});
