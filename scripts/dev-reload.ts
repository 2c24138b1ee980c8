/** While developing, reloads a static page when a file changes that hot reload cannot replace. */
import { utimesSync } from "node:fs";
import { relative } from "node:path";
import type { EnvironmentModuleGraph, EnvironmentModuleNode, Plugin } from "vite";

/** Hot reload replaces islands, behaviours and the operators' pages (a folder), with all that they import. */
const LIVE = ["app/islands/registry.ts", "app/behaviours/index.ts", "app/admin/"];

export function reloadStaticPages(): Plugin {
  return {
    name: "reload-static-pages",
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { moduleGraph, hot } = server.environments.client;
      const live = LIVE.map((name) => `${server.config.root}/${name}`);
      const inBrowser = [...(moduleGraph.getModulesByFile(file) ?? [])];
      if (inBrowser.some((module) => isBelow(module, live))) return;
      server.config.logger.info(`page reload ${relative(server.config.root, file)}`, { timestamp: true });
      hot.send({ type: "full-reload" });
    },
  };
}

/** A content file, whose name is an address. */
const PAGE = /^content\/\w+\/[\w-]+\.mdx$/;

/** What is made of the content files' heads (scripts/read-in-node.ts). */
const MADE_OF_HEADS = ["page-list", "path-list", "front-matter"];

/**
 * While developing, adding or deleting a content file adds or deletes its page, without a restart, and changing one
 * changes every page that lists it.
 */
export function followContentFiles(): Plugin {
  return {
    name: "follow-content-files",
    hotUpdate({ file, modules, server }) {
      if (!PAGE.test(relative(server.config.root, file))) return;
      const { moduleGraph } = this.environment;
      return [...modules, ...madeOfHeads(moduleGraph, server.config.root)];
    },
    configureServer({ config, environments, watcher }) {
      const follow = (file: string) => {
        if (!PAGE.test(relative(config.root, file))) return;
        const { moduleGraph } = environments.ssr;
        for (const module of madeOfHeads(moduleGraph, config.root)) moduleGraph.invalidateModule(module);
        // React Router reloads its routes when their file is written.
        utimesSync(`${config.root}/app/routes.ts`, new Date(), new Date());
      };
      watcher.on("add", follow).on("unlink", follow);
    },
  };
}

const madeOfHeads = (graph: EnvironmentModuleGraph, root: string) =>
  MADE_OF_HEADS.flatMap((name) => [...(graph.getModulesByFile(`${root}/content/${name}.ts`) ?? [])]);

/** Whether one of the `tops` imports the module, or imports what does. */
function isBelow(module: EnvironmentModuleNode, tops: readonly string[], seen = new Set([module])): boolean {
  if (tops.some((top) => module.file?.startsWith(top))) return true;
  const next = [...module.importers].filter((importer) => !seen.has(importer));
  return next.some((importer) => isBelow(importer, tops, seen.add(importer)));
}
