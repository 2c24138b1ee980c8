import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseYaml } from "./parse-yaml.ts";

test("a result is kept while it is of use, and removed when it is old", () => {
  const folder = mkdtempSync(join(tmpdir(), "yaml-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "old"), "{}");
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(join(folder, "old"), longAgo, longAgo);

  expect(parseYaml("a: 1", folder)).toEqual({ a: 1 });
  const [kept = "", ...others] = readdirSync(folder);
  expect([kept, ...others]).toEqual([expect.not.stringMatching("old")]);
  writeFileSync(join(folder, kept), '{"a":"as it was kept"}');
  expect(parseYaml("a: 1", folder)).toEqual({ a: "as it was kept" });
});
