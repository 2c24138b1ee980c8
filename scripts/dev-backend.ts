/** While developing, Vite's server also answers the calls: from the data, and from the pages of the last build. */
import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";

const CALLS = /^\/(?:functions|rest|auth|mcp|openapi\.json|healthz|readyz|metrics)(?:\/|$)/;

export function backend(): Plugin {
  let close: (() => Promise<void>) | undefined;
  return {
    name: "backend",
    async configureServer(vite) {
      const { readEnv } = await import("../server/env.ts");
      const { openServices } = await import("../server/services.ts");
      const { createApp } = await import("../server/app.ts");
      const { consoleLog, errorFacts } = await import("../server/log/log.ts");
      const services = await openServices(readEnv(process.env), consoleLog);
      close = services.close;
      // Pages need not wait until the consultant has read everything.
      services.ready().catch((error) => consoleLog.error("knowledge base not filled", errorFacts(error)));
      const listener = getRequestListener(createApp(services.app).fetch);
      vite.middlewares.use((request, response, next) => {
        if (CALLS.test(request.url?.split("?")[0] ?? "")) void listener(request, response);
        else next();
      });
    },
    /** Called once for each environment that Vite closes. */
    async closeBundle() {
      const closing = close?.();
      close = undefined;
      await closing;
    },
  };
}
