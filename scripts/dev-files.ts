/** While developing, serves what the build would write to files: drawings, the Markdown of pages, and redirects. */
import type { Plugin } from "vite";
import { FAVICON } from "../app/seo/icons.ts";
import { artFiles } from "../content/art.ts";
import { drawLogo } from "../content/logo.ts";
import { pathIn, prefersMarkdown, REDIRECT_STATUS, redirectOf } from "../server/pages/redirects.ts";
import { pageMarkdown } from "./build/markdown/page-markdown.ts";

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
