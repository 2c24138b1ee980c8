/** While developing, one server shows the pages with hot reload and answers the calls. */
import { defineConfig, mergeConfig } from "vite";
import { backend } from "./scripts/dev-backend.ts";
import { builtFiles } from "./scripts/dev-files.ts";
import { followContentFiles, reloadStaticPages } from "./scripts/dev-reload.ts";
import pages from "./vite.config.ts";

export default defineConfig(
  mergeConfig(pages, { plugins: [backend(), builtFiles(), reloadStaticPages(), followContentFiles()] }),
);
