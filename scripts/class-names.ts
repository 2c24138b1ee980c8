/** Short names for the classes of CSS modules: each page holds its styles, and names are a good part of them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { colours } from "../shared/brand-looks.ts";

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

/** Short names for the sizes and colours of app/styles/: each page holds its styles, and a good part of them are these names. */
const SIZES = "app/styles/tokens.css";
const FONTS = ["--font-display", "--font-system", "--font-text"];

/** Numbers them, in the order in which they are written: the same in every part of a build. Others keep their names. */
export function shortTokenNames(): Plugin {
  const sizes = [...readFileSync(SIZES, "utf8").matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = ""]) => name);
  const shorten = shortened([...Object.keys(colours).map((name) => `--${name}`), "--sector", ...FONTS, ...sizes]);
  return {
    name: "short-token-names",
    enforce: "pre",
    apply: "build",
    transform: (code, id) =>
      /\/app\/.*\.(?:css|tsx?)(?:$|\?)/.test(id) && code.includes("--") ? shorten(code) : undefined,
  };
}

/** Renames these in a style sheet, and where a script says `var(--name)`. A longer name that begins like one of them is another. */
function shortened(names: readonly string[]): (code: string) => string {
  const short = new Map(names.map((name, number) => [name, `--${number.toString(36)}`]));
  return (code) => code.replaceAll(/(?<![\w-])--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
}
