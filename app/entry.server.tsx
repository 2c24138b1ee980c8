import "./styles/index.ts";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { RenderApart } from "./islands/island.tsx";
import { renderApart } from "./islands/render-apart.tsx";
import { EntryScript } from "./page-scripts.tsx";

/** Renders one page whole: everything is awaited, so that the file holds the finished page. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const spaFallback = request.headers.get("X-React-Router-SPA-Mode") === "yes";
  const { entry, hmr } = context.manifest;
  const stream = await renderToReadableStream(
    <EntryScript.Provider value={{ src: entry.module, spaFallback, hotReload: hmr?.runtime }}>
      <RenderApart.Provider value={renderApart}>
        <ServerRouter context={context} url={request.url} />
      </RenderApart.Provider>
    </EntryScript.Provider>,
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status: import.meta.env.DEV && isNotFound(context) ? 404 : status, headers });
}

/** Whether an unknown address was asked for: built, its page is a file like any other, and the server says so. */
const isNotFound = ({ staticHandlerContext }: EntryContext) => staticHandlerContext.matches.at(-1)?.route.path === "*";
