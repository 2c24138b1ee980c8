/** While developing, Vite's server also answers the calls: from the data, and from the pages of the last build. */
import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";
import type { Env } from "../server/env.ts";

const CALLS = /^\/(?:functions|rest|auth|mcp|openapi\.json|healthz|readyz|metrics)(?:\/|$)/;

/** Milliseconds without a request after which a page has loaded what it needs. */
const QUIET = 500;

export function backend(): Plugin {
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
