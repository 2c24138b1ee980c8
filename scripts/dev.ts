/** `npm run dev`: one server shows the pages with hot reload and answers the calls. Closes what it opened before it ends. */
import { createServer } from "vite";
import { backend } from "./dev-backend.ts";
import { builtFiles } from "./dev-files.ts";
import { followContentFiles, reloadStaticPages } from "./dev-reload.ts";

const port = Number(process.env.PORT) || 3000;
/** Thousands of files that are part of no page. */
const UNWATCHED = ["build", "data", "tests"].map((folder) => `${process.cwd()}/${folder}/**`);

try {
  const server = await createServer({
    configFile: "vite.config.ts",
    configLoader: "native",
    plugins: [backend(), builtFiles(), reloadStaticPages(), followContentFiles()],
    server: { port, strictPort: true, watch: { ignored: UNWATCHED } },
  });
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
