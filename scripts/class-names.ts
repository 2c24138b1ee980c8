/** Short names for the classes of CSS modules: each page holds its styles, and names are a good part of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const FOLDER = "app";
const NAMES = /\.([a-zA-Z][\w-]*)|@keyframes\s+([\w-]+)/g;

/** Numbers them, file by file: the same in every part of a build, since all read the same files. Others keep their names. */
export function shortClassNames(): Plugin {
  return {
    name: "short-class-names",
    config: (_, { command }) =>
      command === "build" ? { css: { modules: { generateScopedName: numbered(FOLDER) } } } : undefined,
  };
}

/** Names a class by its file's path. */
export function numbered(folder: string): (name: string, path: string) => string {
  const numbers = new Map<string, number>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (!file.endsWith(".module.css")) continue;
    for (const [, name, animation] of readFileSync(join(folder, file), "utf8").matchAll(NAMES)) {
      const key = keyOf(file, name ?? animation ?? "");
      if (!numbers.has(key)) numbers.set(key, numbers.size);
    }
  }
  return (name, path) => {
    const number = numbers.get(keyOf(relative(folder, path.replace(/\?.*$/, "")), name));
    if (number === undefined) throw new Error(`${path}: the class "${name}" was not found in the file`);
    return `_${number.toString(36)}`;
  };
}

const keyOf = (file: string, name: string) => `${file.replaceAll("\\", "/")} ${name}`;
