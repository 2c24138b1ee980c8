/** Starts the server: the one place that reads the environment, opens the data and listens. */
import { createServer } from "node:http";
import { PLACEHOLDER_PHONE } from "../shared/brand.ts";
import { COMPANY } from "../shared/build-settings.ts";
import { createApp } from "./app.ts";
import { readEnv } from "./env.ts";
import { createAdmissionQueue } from "./http/admission-queue.ts";
import { boundServer, PROXY_KEEP_ALIVE, serverOptions } from "./http/bounds.ts";
import { isThisMachine, visitorOf } from "./http/client-address.ts";
import { type Lifecycle, listenProblem, stopGracefully } from "./http/lifecycle.ts";
import { createOpenStreams } from "./http/open-streams.ts";
import { missingByLaw, watchSetUp } from "./http/set-up-advice.ts";
import { createListener } from "./listener.ts";
import { consoleLog } from "./log/log.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { loadSite } from "./pages/site-files.ts";
import { openServices } from "./services.ts";
import { isAway, isLateWrite } from "./store/postgres/failures.ts";

/** Backlog of connections: a launch opens thousands at once. The system may cap it lower (net.core.somaxconn). */
const BACKLOG = 4096;

const PROXIES = ["HTTPS_PROXY", "HTTP_PROXY", "https_proxy", "http_proxy"];

// Whoever reads the log may go away: visitors are served on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

// A connection to the database that is lost where nobody waits for it ends no server.
process.on("uncaughtException", (error) => {
  console.error(error);
  if (!isLateWrite(error) && !isAway(error)) process.exit(1);
});

try {
  await start();
} catch (error) {
  console.error(`Cannot start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function start() {
  const env = readEnv(process.env);
  const metrics = createMetrics();
  const lifecycle: Lifecycle = { phase: "starting" };
  const services = await openServices(env, consoleLog, metrics);
  const site = loadSite("build");
  const admit = createAdmissionQueue({
    visitorOf: (request) => visitorOf(request, env.TRUST_PROXY),
  });
  const streams = createOpenStreams({ metrics, admit });
  const unlawful = missingByLaw(env);
  const setUp = watchSetUp({
    hasPassword: env.OPERATOR_PASSWORD !== undefined,
    trustProxy: env.TRUST_PROXY,
    log: consoleLog,
    known: unlawful,
  });
  const app = createApp({ ...services.app, site, metrics, lifecycle, streams, advice: setUp.given });
  const bounds = env.TRUST_PROXY > 0 ? { keepAlive: PROXY_KEEP_ALIVE } : {};
  const { siteUrl, trustProxy } = services.app;
  const listener = createListener({ app, site, log: consoleLog, metrics, siteUrl, trustProxy, admit, setUp });
  const server = createServer(serverOptions(bounds), listener);
  boundServer(server, bounds);
  server.on("error", (error: NodeJS.ErrnoException) => {
    console.error(`Cannot start: ${listenProblem(error, env)}`);
    process.exit(1);
  });
  server.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG }, () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : env.PORT;
    const host = env.HOST === "127.0.0.1" ? "localhost" : env.HOST;
    console.log(`Ready on http://${host.includes(":") ? `[${host}]` : host}:${port}`);
    if (env.CONTACT_PHONE === PLACEHOLDER_PHONE)
      console.log("CONTACT_PHONE is not set: enquiries open a chat with a placeholder number.");
    const unnamed = COMPANY.filter((name) => env[name] === "");
    if (unnamed.length)
      console.log(`${unnamed.join(", ")}: not set, so the pages do not show who stands behind the site in full.`);
    for (const line of unlawful) console.log(line);
    if (env.OPERATOR_PASSWORD === undefined && !isThisMachine(env.SITE_URL))
      console.log("OPERATOR_PASSWORD is not set: the operators' pages are closed to everybody until it is.");
    if (PROXIES.some((name) => process.env[name]) && !process.env.NODE_USE_ENV_PROXY)
      console.log(
        "A proxy is set for this machine and not used: NODE_USE_ENV_PROXY=1 turns it on for calls to a model.",
      );
    const missing = (problem: string) => {
      if (problem !== lifecycle.problem) console.error(`Not ready, and tried again: ${problem}`);
      lifecycle.problem = problem;
    };
    // It tries again for as long as it takes.
    void services.ready(missing).then(() => {
      if (lifecycle.phase !== "starting") return;
      lifecycle.phase = "ready";
      console.log(`The consultant has read the pages, ${(performance.now() / 1000).toFixed(1)} s after the start.`);
    });
  });

  const stop = () => {
    if (lifecycle.phase === "stopping") return;
    void stopGracefully(server, { lifecycle, streams, close: services.close }).then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // `npm start` holds the other end of a channel: whatever ends it closes that.
  process.on("disconnect", stop);
}
