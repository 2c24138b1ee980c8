/** A copy of the project that a test may change, build and run; the project itself stays as it is. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const SOURCES = [
  "app",
  "bench/consultant/rounds",
  "content",
  "models",
  "README.md",
  "scripts",
  "server",
  "shared",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

export interface ProjectCopy {
  folder: string;
  remove(): void;
}

export function copyProject(): ProjectCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "project-copy-")));
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  // Package by package: what tools keep in node_modules is then the copy's own.
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync("node_modules"))
    if (![".vite", ".cache"].includes(name))
      symlinkSync(resolve("node_modules", name), join(folder, "node_modules", name));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Runs one of the project's scripts there. Throws with what it said where it fails. */
export function runInCopy({ folder }: ProjectCopy, args: readonly string[], settings: Record<string, string> = {}) {
  execFileSync(process.execPath, args, { cwd: folder, env: { ...process.env, ...settings } });
}
