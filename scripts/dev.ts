/** `npm run dev`: one server shows the pages with hot reload and answers the calls. Closes what it opened before it ends. */
import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer, type Plugin } from "vite";
import type { Env } from "../server/env.ts";
import { builtFiles, followContentFiles, reloadStaticPages } from "./dev-reload.ts";

const port = Number(process.env.PORT) || 3000;
/** What pages are made of. Listing the thousand files of the other folders would hold up the first page. */
const WATCHED = ["app", "content", "shared"];
/** What only a part of a page uses that is loaded later: found then, it would reload the page while it is used. */
const USED_LATER = ["diff", "marked", "zod"];
const folders = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const unwatched = new Set(folders.map(({ name }) => name).filter((name) => !WATCHED.includes(name)));
const isUnwatched = (path: string) => unwatched.has(relative(process.cwd(), path).split(sep)[0] ?? "");

try {
  const server = await createServer({
    configFile: "vite.config.ts",
    configLoader: "native",
    plugins: [backend(), builtFiles(), followContentFiles(), reloadStaticPages()],
    optimizeDeps: { include: USED_LATER },
    server: { port, strictPort: true, watch: { ignored: isUnwatched } },
  });
  // Vite ends the process as soon as one of its servers is closed; React Router has a second one inside.
  process.removeAllListeners("SIGTERM");
  const end = () => void server.close().finally(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.once(signal, end);
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(`Cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** While developing, Vite's server also answers the calls: from the data, and from the pages of the last build. */
const CALLS = /^\/(?:functions|rest|auth|storage|realtime|mcp|openapi\.json|healthz|readyz|metrics)(?:\/|$)/;

/** Milliseconds without a request after which a page has loaded what it needs. */
const QUIET = 500;

function backend(): Plugin {
  let opening: ReturnType<typeof openBackend> | undefined;
  let pending = 0;
  let quiet: NodeJS.Timeout | undefined;
  return {
    name: "backend",
    async configureServer(vite) {
      const { readEnv } = await import("../server/env.ts");
      const env = readEnv(process.env);
      const open = () => {
        opening ??= openBackend(env);
        opening.catch(stop);
        return opening;
      };
      vite.middlewares.use(async (request, response, next) => {
        if (CALLS.test(request.url?.split("?")[0] ?? "")) return (await open()).listener(request, response);
        // Neither the first page nor what it loads waits for what the calls need.
        clearTimeout(quiet);
        pending += 1;
        response.once("close", () => {
          pending -= 1;
          if (pending === 0) quiet = setTimeout(open, QUIET);
        });
        next();
      });
    },
    /** Called once for each environment that Vite closes. */
    async closeBundle() {
      clearTimeout(quiet);
      const closing = opening;
      opening = undefined;
      await (await closing)?.close();
    },
  };
}

async function openBackend(env: Env) {
  const { openServices } = await import("../server/services.ts");
  const { createApp } = await import("../server/app.ts");
  const { consoleLog, errorFacts } = await import("../server/log/log.ts");
  const services = await openServices(env, consoleLog);
  services.ready().catch((error) => consoleLog.error("knowledge base not filled", errorFacts(error)));
  return { listener: getRequestListener(createApp(services.app).fetch), close: services.close };
}

function stop(error: unknown): never {
  console.error(`Cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
