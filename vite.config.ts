import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";
import { boardPackStyleHash } from "./scripts/board-pack-style.ts";
import { brandStyles } from "./scripts/brand-styles.ts";
import { breakpoints } from "./scripts/breakpoints.ts";
import { shortClassNames } from "./scripts/class-names.ts";
import { remarkFigures } from "./scripts/content/remark-figures.ts";
import { remarkSections } from "./scripts/content/remark-sections.ts";
import { readInNode } from "./scripts/read-in-node.ts";
import { toastStyles } from "./scripts/toast-styles.ts";
import { shortTokenNames } from "./scripts/token-names.ts";
import { buildSettings } from "./shared/build-settings.ts";

const settings = buildSettings(process.env);

export default defineConfig({
  plugins: [
    mdx({
      remarkPlugins: [remarkFrontmatter, remarkGfm, remarkFigures, remarkSections],
      providerImportSource: undefined,
    }),
    brandStyles(),
    breakpoints(),
    shortClassNames(),
    shortTokenNames(),
    toastStyles(),
    readInNode(),
    reactRouter(),
  ],
  define: {
    ...Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    ...boardPackStyleHash,
  },
  build: { assetsInlineLimit: 0 },
});
