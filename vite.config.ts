import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { boardPackStyleHash } from "./scripts/board-pack-style.ts";
import { brandStyles, breakpoints, toastStyles } from "./scripts/brand-styles.ts";
import { shortClassNames, shortTokenNames } from "./scripts/class-names.ts";
import { contentInNode } from "./scripts/content-in-node.ts";
import { staticRoutes } from "./scripts/static-routes.ts";
import { buildSettings } from "./shared/build-settings.ts";

const settings = buildSettings(process.env);

export default defineConfig({
  plugins: [
    brandStyles(),
    breakpoints(),
    shortClassNames(),
    shortTokenNames(),
    toastStyles(),
    contentInNode(),
    reactRouter(),
    // After it, whose own code for a route it replaces.
    staticRoutes(),
  ],
  define: {
    ...Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    ...boardPackStyleHash,
  },
  // Pages hold the rules of the one style sheet that comes with the bundle that renders them.
  build: { assetsInlineLimit: 0, reportCompressedSize: false, ssrEmitAssets: true },
  environments: { ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } } },
});
