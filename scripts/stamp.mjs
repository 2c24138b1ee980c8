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
const INSTALL_STAMP = "node_modules/.installed";

function* filesBelow(path) {
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else if (!/\.test\.[jt]sx?$/.test(entry.name)) yield child;
  }
}

function sourceHash(root) {
  const hash = createHash("sha256");
  for (const name of BUILT_IN) hash.update(`${name}=${process.env[name] ?? ""}\0`);
  for (const source of SOURCES) {
    const path = join(root, source);
    const files = /\.\w+$/.test(source) ? [path] : filesBelow(path);
    for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

const lockHash = (root) =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
const stampIs = (path, value) => existsSync(path) && readFileSync(path, "utf8") === value;

export const isBuilt = (root) => stampIs(join(root, BUILD_STAMP), sourceHash(root));
export const markBuilt = (root) => writeFileSync(join(root, BUILD_STAMP), sourceHash(root));
export const isInstalled = (root) => stampIs(join(root, INSTALL_STAMP), lockHash(root));
export const markInstalled = (root) => writeFileSync(join(root, INSTALL_STAMP), lockHash(root));
