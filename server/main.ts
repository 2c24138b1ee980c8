/** Starts the server: the one place that reads the environment, opens the data and listens. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";
import { readEnv } from "./env.ts";
import { consoleLog, errorFacts } from "./log/log.ts";
import { respond } from "./pages/respond.ts";
import { loadSite, type SiteFiles } from "./pages/site-files.ts";
import { openServices } from "./services.ts";

/** Milliseconds that open answers get to end after a signal to stop. */
const GRACE = 10_000;
/** A request's headers, and the whole request, must have arrived within these. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 60_000;

try {
  await start();
} catch (error) {
  console.error(`Cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function start() {
  const env = readEnv(process.env);
  const site = loadSite("build");
  const services = await openServices(env, consoleLog);
  const app = createApp({ ...services.app, site });
  const listener = getRequestListener(app.fetch);
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
    (request, response) => {
      if (!sendFile(site, request, response)) void listener(request, response);
    },
  );
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(`Cannot start: ${listenProblem(error, env)}`);
    process.exit(1);
  });
  server.listen(env.PORT, env.HOST, () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : env.PORT;
    console.log(`Ready on http://${env.HOST === "127.0.0.1" ? "localhost" : env.HOST}:${port}`);
    if (env.CONTACT_PHONE === "351000000000")
      console.log("CONTACT_PHONE is not set: enquiries open a chat with a placeholder number.");
    services.ready().catch((error) => consoleLog.error("knowledge base not filled", errorFacts(error)));
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close(() => void services.close().then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), GRACE).unref();
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

/** Answers from memory, before anything else looks at the request. False where the path is no file's. */
function sendFile(site: SiteFiles, request: IncomingMessage, response: ServerResponse): boolean {
  const url = request.url ?? "/";
  const query = url.indexOf("?");
  const path = query < 0 ? url : url.slice(0, query);
  const answer = respond(site, request.method ?? "GET", path, (name) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  });
  if (!answer) return false;
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
  return true;
}

function listenProblem(error: NodeJS.ErrnoException, env: { PORT: number; HOST: string }): string {
  if (error.code === "EADDRINUSE")
    return `port ${env.PORT} is taken, perhaps by this site started before; stop that, or set PORT`;
  if (error.code === "EACCES") return `port ${env.PORT} is not allowed to this user; set PORT to 1024 or more`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `this machine has no address ${env.HOST} (HOST)`;
  return error.message;
}
