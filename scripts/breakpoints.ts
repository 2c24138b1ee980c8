/** Lets the style sheets name their breakpoints: `@media (--desk)`, as app/styles/breakpoints.css defines it. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = "app/styles/breakpoints.css";

export function breakpoints(): Plugin {
  const definitions = readFileSync(SOURCE, "utf8").matchAll(/@custom-media (--[\w-]+) (\([^)]*\));/g);
  const widths = new Map([...definitions].map(([, name = "", width = ""]) => [name, width]));
  const widthOf = (name: string) => {
    const width = widths.get(name);
    if (!width) throw new Error(`${SOURCE} defines no ${name}`);
    return width;
  };
  return {
    name: "breakpoints",
    enforce: "pre",
    transform(code, id) {
      if (!/\.css(?:$|\?)/.test(id) || !code.includes("@media")) return;
      return code.replaceAll(/@media[^{]*/g, (query) =>
        query.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => widthOf(name)),
      );
    },
  };
}
