/** Answers every request of a server: files from memory, all else through the router. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import type { Admit } from "./http/admission-queue.ts";
import { forwardedHttps, visitorOf } from "./http/client-address.ts";
import { endOf, observed, pathOf, routeNames } from "./http/observe.ts";
import { STREAM_LIMIT } from "./http/open-streams.ts";
import { queueRequests, routeRequests } from "./http/queue-requests.ts";
import { FAILED, RequestRefused } from "./http/refusal.ts";
import type { SetUpAdvice } from "./http/set-up-advice.ts";
import { errorFacts, type Log } from "./log/log.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { STRICT_TRANSPORT } from "./pages/page-headers.ts";
import { respond } from "./pages/respond.ts";
import type { SiteFiles } from "./pages/site-files.ts";
import { SEARCH_PAGE } from "./search/page.ts";

interface Parts {
  app: Hono;
  site: SiteFiles;
  log: Log;
  metrics: Metrics;
  siteUrl: string;
  trustProxy: number;
  /** Admits questions. */
  admit: Admit;
  setUp: SetUpAdvice;
}

export function createListener(parts: Parts): RequestListener {
  const { app, site, log, metrics, siteUrl, trustProxy, admit, setUp } = parts;
  const routed = routeRequests(app, {
    // A probe in HTTP/1.0 names none, and is from nobody's own machine.
    hostname: "host.invalid",
    errorHandler: (error) => refuse(error, log, siteUrl),
  });
  const routeOf = routeNames(app, site);
  const queued = queueRequests(routed, {
    admit,
    waits: isQuestion,
    limit: STREAM_LIMIT,
    visitorOf: (request) => visitorOf(request, trustProxy),
  });
  const calls = observed(queued, { log, metrics, routeOf });
  return (request, response) => {
    // Pipelined requests of a connection that was closed.
    if (request.socket.destroyed) return;
    setUp.look(request);
    if (forwardedHttps(headerOf(request, "x-forwarded-proto"), trustProxy))
      for (const [name, value] of Object.entries(STRICT_TRANSPORT)) response.setHeader(name, value);
    if (!hasItsHost(request)) return refuseUnreadable(response, siteUrl);
    const arrived = performance.now();
    if (!sendFile(site, request, response)) return calls(request, response);
    // Files are counted, but neither named nor logged: that would cost half as much as sending them.
    response.once("close", () => metrics.requestEnded(endOf(request, response, routeOf, performance.now() - arrived)));
  };
}

/** Finding an answer takes ten times as long as sending a page. */
const QUESTIONS = new Set([
  "POST /functions/v1/ai-chat",
  "POST /mcp",
  // An answer to HEAD is found as well, and only not sent.
  ...["GET", "HEAD"].flatMap((method) => [`${method} /functions/v1/search`, `${method} ${SEARCH_PAGE}`]),
]);
const isQuestion = (request: IncomingMessage) => QUESTIONS.has(`${request.method} ${pathOf(request)}`);

/** Answers from memory, before the router. False if the path is not a file's. */
function sendFile(site: SiteFiles, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url?.startsWith(`${SEARCH_PAGE}?`)) return false;
  const answer = respond(site, request.method ?? "GET", request.url ?? "/", (name) => headerOf(request, name));
  if (!answer) return false;
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
  return true;
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** None in HTTP/1.1 is an error, and two allow request smuggling (RFC 9112, section 3.2): Node's parser takes the first. */
function hasItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2)
    if (rawHeaders[name]?.length === 4 && rawHeaders[name]?.toLowerCase() === "host") hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

const UNREADABLE = new RequestRefused(400, "The request's address or Host cannot be read.");

function refuseUnreadable(response: ServerResponse, siteUrl: string) {
  const { body, headers } = UNREADABLE.whole(siteUrl);
  response.writeHead(UNREADABLE.status, { ...headers, connection: "close" });
  response.end(body);
}

/** Errors before the router: a URL or a Host that cannot be parsed. */
function refuse(error: unknown, log: Log, siteUrl: string): Response {
  const unreadable = error instanceof RequestError;
  if (!unreadable) log.error("request failed", errorFacts(error));
  const refused = unreadable ? UNREADABLE : new RequestRefused(500, FAILED);
  const { body, headers } = refused.whole(siteUrl);
  return new Response(body, { status: refused.status, headers });
}
