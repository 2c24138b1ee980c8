/** While developing, Vite's server also answers the calls and the drawings that the build writes to files. */
import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";

const CALLS = /^\/(?:functions|rest|auth|mcp|openapi\.json|healthz|readyz|metrics)(?:\/|$)/;

export function backend(): Plugin {
  return {
    name: "backend",
    async configureServer(vite) {
      const { readEnv } = await import("../server/env.ts");
      const { openServices } = await import("../server/services.ts");
      const { createApp } = await import("../server/app.ts");
      const { consoleLog } = await import("../server/log/log.ts");
      const { readArt } = await import("./build/write-art.ts");
      const services = await openServices(readEnv(process.env), consoleLog);
      await services.ready().catch((error: Error) => console.log(`The knowledge base is empty: ${error.message}`));
      const listener = getRequestListener(createApp(services.app).fetch);
      vite.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        const art = readArt(path);
        if (art) {
          response.setHeader("content-type", "image/svg+xml");
          response.end(art);
        } else if (CALLS.test(path)) void listener(request, response);
        else next();
      });
    },
  };
}
