import type { Config } from "@react-router/dev/config";
import { feedPaths, hiddenPaths, readPaths } from "./content/paths-in-node.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: false,
  prerender: { paths: [...readPaths().publicPaths, ...hiddenPaths, ...feedPaths] },
} satisfies Config;
