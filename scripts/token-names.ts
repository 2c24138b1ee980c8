/** Short names for the sizes and colours of app/styles/: each page holds its styles, and a good part of them are these names. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { colours } from "../shared/brand-looks.ts";

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
export function shortened(names: readonly string[]): (code: string) => string {
  const short = new Map(names.map((name, number) => [name, `--${number.toString(36)}`]));
  return (code) => code.replaceAll(/(?<![\w-])--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
}
