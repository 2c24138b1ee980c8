import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEarlier } from "../../server/pages/site-files.ts";
import { clearBuild, keepEarlier } from "./earlier-assets.ts";

function project() {
  const folder = mkdtempSync(join(tmpdir(), "earlier-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [build, aside] = [join(folder, "build"), join(folder, "aside")];
  return {
    /** Builds these assets at that hour. Returns which earlier ones are kept then. */
    build(hour: number, ...names: string[]) {
      clearBuild(build, aside, Date.UTC(2026, 0, 1, hour));
      expect(existsSync(build)).toBe(false);
      mkdirSync(join(build, "client/assets"), { recursive: true });
      const contentOf = (name: string) => (name.startsWith("large") ? Buffer.alloc(8_000_000) : name);
      for (const name of names) writeFileSync(join(build, "client/assets", name), contentOf(name));
      keepEarlier(build, aside, Date.UTC(2026, 0, 1, hour));
      const kept = Object.keys(readEarlier(build)).sort();
      expect(readdirSync(join(build, "client/assets")).sort()).toEqual([...names, ...kept].sort());
      return kept;
    },
    /** Begins a build that fails. */
    fail: (hour: number) => clearBuild(build, aside, Date.UTC(2026, 0, 1, hour)),
  };
}

test("assets are kept for a day after the build that has them no more", () => {
  const { build } = project();
  expect(build(0, "a-1.js", "a-1.js.br", "same-1.css")).toEqual([]);
  expect(build(10, "a-2.js", "same-1.css")).toEqual(["a-1.js", "a-1.js.br"]);
  expect(build(20, "a-3.js")).toEqual(["a-1.js", "a-1.js.br", "a-2.js", "same-1.css"]);
  // The first is older than a day now; what was in use longer counts from its own replacement.
  expect(build(35, "a-4.js")).toEqual(["a-2.js", "a-3.js", "same-1.css"]);
});

test("a build that fails in between loses none of them", () => {
  const { build, fail } = project();
  build(0, "a-1.js");
  fail(1);
  fail(2);
  expect(build(3, "a-2.js")).toEqual(["a-1.js"]);
});

test("of many builds the latest are kept, each whole", () => {
  const { build } = project();
  build(0, "a-1.js", "large-1.js");
  build(1, "a-2.js", "large-2.js");
  build(2, "a-3.js", "large-3.js");
  expect(build(3, "a-4.js")).toEqual(["a-2.js", "a-3.js", "large-2.js", "large-3.js"]);
});
