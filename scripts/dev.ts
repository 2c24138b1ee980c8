/** `npm run dev`: one server shows the pages with hot reload and answers the calls. Closes what it opened before it ends. */
import { readdirSync } from "node:fs";
import { relative, sep } from "node:path";
import { createServer } from "vite";
import { backend } from "./dev-backend.ts";
import { builtFiles } from "./dev-files.ts";
import { followContentFiles, loadRoutesOnRequest, reloadStaticPages } from "./dev-reload.ts";

const port = Number(process.env.PORT) || 3000;
/** What pages are made of. Listing the thousand files of the other folders would hold up the first page. */
const WATCHED = ["app", "content", "shared"];
/** What only a part of a page uses that is loaded later: found then, it would reload the page while it is used. */
const USED_LATER = ["diff", "marked", "sonner", "zod"];
const folders = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isDirectory());
const unwatched = new Set(folders.map(({ name }) => name).filter((name) => !WATCHED.includes(name)));
const isUnwatched = (path: string) => unwatched.has(relative(process.cwd(), path).split(sep)[0] ?? "");

try {
  const server = await createServer({
    configFile: "vite.config.ts",
    configLoader: "native",
    plugins: [loadRoutesOnRequest(), backend(), builtFiles(), followContentFiles(), reloadStaticPages()],
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
