import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { boardPackStyleHash } from "./scripts/board-pack-style.ts";
import { brandStyles, breakpoints, layers } from "./scripts/brand-styles.ts";
import { shortClassNames, shortTokenNames } from "./scripts/class-names.ts";
import { contentInNode } from "./scripts/content-in-node.ts";
import { staticRoutes } from "./scripts/static-routes.ts";
import { buildSettings } from "./shared/build-settings.ts";

const settings = buildSettings(process.env);

/**
 * What a part of a page loads, in few files, since each costs a slow processor some ten milliseconds: what the page's
 * script has a copy of, React with what hydrates, and what several parts use.
 */
const groups = [
  {
    name: "base",
    test: /app\/(?:arrival|browser-storage|composing|hand-over|in-view|lazy-part|listen|yield-to-main|ui\/typed-values|islands\/early-press)\.|shared\/domain\/date\.|preload-helper|rolldown\/runtime/,
  },
  {
    name: "hydrate",
    test: /node_modules\/(?:react|react-dom|scheduler)\/|app\/islands\/(?:hydrate|carry-over|island-tree)\./,
  },
  {
    name: "parts",
    test: /app\/(?:backend|chat-summary|copy|latest-call|section-names|untrusted|ui\/(?:data-table|field|logo|paste|toaster|use-problems))|shared\/(?:brand|contracts\/(?:library|limits)|domain\/citation|roi-model\/limits)/,
  },
];

export default defineConfig({
  plugins: [
    brandStyles(),
    breakpoints(),
    layers(),
    shortClassNames(),
    shortTokenNames(),
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
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
});
