import { renderToReadableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { ServerRouter } from "react-router";
import { EntryScript } from "./ui/entry-script.tsx";

/** Renders one page whole: everything is awaited, so that the file holds the finished page. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const spaFallback = request.headers.get("X-React-Router-SPA-Mode") === "yes";
  const stream = await renderToReadableStream(
    <EntryScript.Provider value={{ src: context.manifest.entry.module, spaFallback }}>
      <ServerRouter context={context} url={request.url} />
    </EntryScript.Provider>,
  );
  await stream.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(stream, { status, headers });
}
