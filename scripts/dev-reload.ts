/** While developing: reloads, content files as pages, and files that only the build makes. */
import { utimesSync } from "node:fs";
import { relative } from "node:path";
import type { EnvironmentModuleGraph, EnvironmentModuleNode, Plugin } from "vite";
import { FAVICON } from "../app/seo/icons.ts";
import { artFiles } from "../content/art.ts";
import { drawLogo } from "../content/logo.ts";
import { pathIn, REDIRECT_STATUS, redirectOf } from "../server/pages/redirects.ts";
import { prefersMarkdown } from "../server/pages/respond.ts";
import { pageMarkdown } from "./build/markdown/page-markdown.ts";
import { READING } from "./content-in-node.ts";

/** Hot reload replaces islands, behaviours and the operators' pages (a folder), with all that they import. */
const LIVE = ["app/islands/registry.ts", "app/behaviours/index.ts", "app/admin/"];

/** Reloads a static page when a file changes that hot reload cannot replace. */
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

/**
 * While developing, adding or deleting a content file adds or deletes its page, without a restart, and changing one
 * changes every page that lists it.
 */
export function followContentFiles(): Plugin {
  return {
    name: "follow-content-files",
    hotUpdate({ file, modules, server }) {
      if (!PAGE.test(relative(server.config.root, file))) return;
      return [...modules, ...madeOfHeads(this.environment.moduleGraph)];
    },
    configureServer({ config, environments, watcher }) {
      const follow = (file: string) => {
        if (!PAGE.test(relative(config.root, file))) return;
        const { moduleGraph } = environments.ssr;
        for (const module of madeOfHeads(moduleGraph)) moduleGraph.invalidateModule(module);
        // React Router reloads its routes when their file is written.
        utimesSync(`${config.root}/app/routes.ts`, new Date(), new Date());
      };
      watcher.on("add", follow).on("unlink", follow);
    },
  };
}

const madeOfHeads = (graph: EnvironmentModuleGraph) =>
  READING.flatMap((file) => [...(graph.getModulesByFile(file) ?? [])]);

/** Whether one of the `tops` imports the module, or imports what does. */
function isBelow(module: EnvironmentModuleNode, tops: readonly string[], seen = new Set([module])): boolean {
  if (tops.some((top) => module.file?.startsWith(top))) return true;
  const next = [...module.importers].filter((importer) => !seen.has(importer));
  return next.some((importer) => isBelow(importer, tops, seen.add(importer)));
}

/** Only the router knows the pages; the other redirects do not depend on them. */
const NO_PAGES = new Set<string>();

export function builtFiles(): Plugin {
  return {
    name: "built-files",
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const address = request.url ?? "";
        const path = pathIn(address);
        const location = redirectOf(NO_PAGES, address);
        if (location) return response.writeHead(REDIRECT_STATUS, { location }).end();
        const art = path === FAVICON ? drawLogo() : artFiles().get(path);
        if (art) return response.writeHead(200, { "content-type": "image/svg+xml" }).end(art);
        const page = markdownOf(path, request.headers.accept);
        const markdown = page && (await readMarkdown(page, `http://${request.headers.host}`));
        if (!markdown) return next();
        response.writeHead(200, { "content-type": "text/markdown; charset=utf-8" }).end(markdown);
      });
    },
  };
}

/** The page whose Markdown is requested, by `.md` or by the Accept header. */
function markdownOf(path: string, accept: string | undefined): string | undefined {
  if (path.endsWith(".md")) return path.replace(/(?:(?<=^\/)index)?\.md$/, "");
  return prefersMarkdown(accept) ? path : undefined;
}

/** Of the page as it is rendered now; undefined if it is not a public page. */
async function readMarkdown(page: string, origin: string): Promise<string | undefined> {
  const response = await fetch(`${origin}${page}`, { headers: { accept: "text/html" } });
  const html = await response.text();
  return response.ok && html.includes('rel="canonical"') ? pageMarkdown(html, page).file : undefined;
}
