import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseYaml } from "./parse-yaml.ts";

test("a result is kept while it is of use, and removed when it is old", () => {
  const folder = mkdtempSync(join(tmpdir(), "yaml-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(parseYaml("a: 1", folder)).toEqual({ a: 1 });
  const [first = ""] = readdirSync(folder);
  expect(parseYaml("a: 1", folder)).toEqual({ a: 1 });
  expect(readdirSync(folder)).toEqual([first]);

  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  utimesSync(join(folder, first), longAgo, longAgo);
  expect(parseYaml("b: 2", folder)).toEqual({ b: 2 });
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain(first);
});
