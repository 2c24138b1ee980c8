/** Packages are locked to their content and come from one registry; what the server runs is pinned. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}
const REGISTRY = "https://registry.npmjs.org/";
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const locked = Object.entries(lock.packages).filter(([name]) => name !== "");
const own = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;

test("every package is locked to its content, from the npm registry and nowhere else", () => {
  expect(locked.length).toBeGreaterThan(100);
  const loose = locked.filter(
    ([, { version, resolved = REGISTRY, integrity = "", link }]) =>
      link || !/^\d/.test(version) || !resolved.startsWith(REGISTRY) || !/^sha512-/.test(integrity),
  );
  expect(loose.map(([name]) => name)).toEqual([]);
});

test("what runs on the server is pinned to one version, and little", () => {
  expect(Object.entries(own.dependencies ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys(own.dependencies ?? {}).length).toBeLessThanOrEqual(14);
});

test("installing goes by the lock, wherever it is done", () => {
  const install = readFileSync("scripts/runtime.mjs", "utf8");
  expect(install).toMatch(/\["ci",/);
  for (const name of readdirSync("deploy")) {
    const text = readFileSync(`deploy/${name}`, "utf8");
    expect(text, name).not.toMatch(/\bnpm (?:install|i|update)\b|curl [^\n]*\|\s*(?:ba)?sh/);
  }
});
