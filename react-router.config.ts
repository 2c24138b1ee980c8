import type { Config } from "@react-router/dev/config";
import { BUNDLE } from "./scripts/build/bundle-folder.ts";

export default {
  appDirectory: "app",
  buildDirectory: BUNDLE,
  // Each page is rendered once, by scripts/build/render.ts; there is no such server afterwards.
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
