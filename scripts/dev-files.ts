/** While developing, what the build would write to files: drawings, the Markdown of pages, and redirects. */
import type { Plugin } from "vite";
import { drawLogo } from "../app/art/logo.ts";
import { FAVICON } from "../app/seo/icons.ts";
import { prefersMarkdown } from "../server/pages/prefers-markdown.ts";
import { REDIRECT_STATUS, redirectOf } from "../server/pages/redirects.ts";
import { pageMarkdown } from "./build/markdown/page-markdown.ts";
import { readArt } from "./build/write-art.ts";

/** Which pages there are is known to the router alone; every other address moves whatever there is. */
const NO_PAGES = new Set<string>();

export function builtFiles(): Plugin {
  return {
    name: "built-files",
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const location = redirectOf(NO_PAGES, path);
        if (location) return response.writeHead(REDIRECT_STATUS, { location }).end();
        const art = path === FAVICON ? drawLogo() : readArt(path);
        if (art) return response.writeHead(200, { "content-type": "image/svg+xml" }).end(art);
        const page = markdownOf(path, request.headers.accept);
        const markdown = page && (await readMarkdown(page, `http://${request.headers.host}`));
        if (!markdown) return next();
        response.writeHead(200, { "content-type": "text/markdown; charset=utf-8" }).end(markdown);
      });
    },
  };
}

/** The page whose Markdown is asked for: by its address with `.md`, or by what the reader accepts. */
function markdownOf(path: string, accept: string | undefined): string | undefined {
  if (path.endsWith(".md")) return path.replace(/(?:(?<=^\/)index)?\.md$/, "");
  return prefersMarkdown(accept) ? path : undefined;
}

/** Made of the page as it is rendered now; nothing where the address is no public page's. */
async function readMarkdown(page: string, origin: string): Promise<string | undefined> {
  const response = await fetch(`${origin}${page}`, { headers: { accept: "text/html" } });
  const html = await response.text();
  return response.ok && html.includes('rel="canonical"') ? pageMarkdown(html, page).file : undefined;
}
