import type { Config } from "@react-router/dev/config";
import { feedPaths, hiddenPaths, publicPaths } from "./content/paths.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: { paths: [...publicPaths, ...hiddenPaths, ...feedPaths] },
} satisfies Config;
