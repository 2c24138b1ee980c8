/**
 * Knows whether the build and the installed dependencies are up to date.
 * Plain JavaScript without dependencies: it runs before anything is installed.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the pages are made of. */
const SOURCES = [
  "app",
  "bench/consultant/rounds",
  "content",
  "scripts",
  "shared",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];
/** Settings that are written into the pages. */
export const BUILT_IN = [
  "SITE_URL",
  "PUBLIC_BACKEND_URL",
  "PUBLIC_ANON_KEY",
  "CONTACT_PHONE",
  "CONTACT_EMAIL",
  "COMPANY_NAME",
  "COMPANY_ADDRESS",
  "COMPANY_REGISTRATION",
];

const BUILD_STAMP = "build/stamp";

function* filesBelow(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (!/\.test\.[jt]sx?$/.test(entry.name)) yield child;
  }
}

/** Of the settings that are built in, and of these files and all files of these folders but tests. */
export function hashOfSources(root, sources = SOURCES) {
  const hash = createHash("sha256");
  for (const name of BUILT_IN) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  for (const source of sources) {
    const path = join(root, source);
    const files = /\.\w+$/.test(source) ? [path] : filesBelow(path);
    for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

const isStamped = (path, value) => existsSync(path) && readFileSync(path, "utf8") === value;

export const isBuilt = (root) => isStamped(join(root, BUILD_STAMP), hashOfSources(root));
export const markBuilt = (root) => writeFileSync(join(root, BUILD_STAMP), hashOfSources(root));

/** Whether npm's own list of what it installed last agrees with the lock, and all of it is there. Packages for other machines are left out. */
export function isInstalled(root) {
  const installed = packagesIn(join(root, "node_modules/.package-lock.json"));
  const locked = Object.entries(packagesIn(join(root, "package-lock.json")));
  return locked.every(([name, { integrity, optional }]) =>
    installed[name]
      ? installed[name].integrity === integrity && existsSync(join(root, name, "package.json"))
      : name === "" || optional,
  );
}

const packagesIn = (lock) => (existsSync(lock) ? JSON.parse(readFileSync(lock, "utf8")).packages : {});
