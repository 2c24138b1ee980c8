/** `npm run dev`: Vite's server over `vite.dev.config.ts`. Closes what it opened before it ends. */
import { createServer } from "vite";

const port = Number(process.env.PORT) || 3000;
try {
  const server = await createServer({ configFile: "vite.dev.config.ts", server: { port, strictPort: true } });
  // Vite ends the process as soon as one of its servers is closed; React Router has a second one inside.
  process.removeAllListeners("SIGTERM");
  const end = () => void server.close().finally(() => process.exit(0));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, end);
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(`Cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
