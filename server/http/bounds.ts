/** Bounds the cost of connections, whatever their clients do: time, number, and buffered bytes. */
import { type IncomingMessage, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { RequestRefused } from "./refusal.ts";

export interface Bounds {
  /** Milliseconds until a request's headers, and until its whole body, must have arrived. */
  headers: number;
  request: number;
  /** Milliseconds for which nothing may move on a connection, as when a reader stops reading. */
  idle: number;
  /** Milliseconds between two requests on one connection. */
  keepAlive: number;
  /** Milliseconds that an answer may take, streams included: readers may be slow, but not forever. */
  response: number;
  connections: number;
  /** Requests without a whole answer: of one connection, and of all together. */
  pipelined: number;
  requests: number;
}

const BOUNDS: Bounds = {
  headers: 15_000,
  request: 60_000,
  idle: 60_000,
  keepAlive: 10_000,
  response: 300_000,
  // Below the 65,536 open files of deploy/site.service, at some 20 kB each.
  connections: 20_000,
  // Browsers and proxies send one after the other; load generators send eight or so.
  pipelined: 16,
  // At some 5 kB each.
  requests: 20_000,
};
/** Milliseconds between two checks for connections over their time. */
const CHECK_EVERY = 5_000;

/** Between two requests of a proxy: above the minute for which proxies keep a connection, so that they are the ones to close. */
export const PROXY_KEEP_ALIVE = 65_000;

export function serverOptions(bounds: Partial<Bounds> = {}, checkEvery = CHECK_EVERY): ServerOptions {
  const { headers, request, keepAlive } = { ...BOUNDS, ...bounds };
  return {
    headersTimeout: headers,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionsCheckingInterval: checkEvery,
    // The listener refuses a request without one, in the usual error format.
    requireHostHeader: false,
  };
}

export function boundServer(server: Server, over: Partial<Bounds> = {}): void {
  const bounds = { ...BOUNDS, ...over };
  server.maxConnections = bounds.connections;
  server.timeout = bounds.idle;
  server.on("clientError", refuseUnreadable);
  // An unknown expectation may be ignored (RFC 9110, section 10.1.1).
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  let open = 0;
  const unanswered = new WeakMap<Socket, number>();
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    // A client that pipelines requests without reading the responses is not a visitor.
    if (count > bounds.pipelined || open >= bounds.requests) return socket.destroy();
    unanswered.set(socket, count);
    open += 1;
    const late = setTimeout(() => response.destroy(), bounds.response).unref();
    response.once("close", () => {
      clearTimeout(late);
      open -= 1;
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
  });
}

const UNREADABLE: Record<string, RequestRefused> = {
  HPE_HEADER_OVERFLOW: new RequestRefused(431, "The request's headers are too large."),
  ERR_HTTP_REQUEST_TIMEOUT: new RequestRefused(408, "The request took too long to arrive."),
};
const NO_HTTP = new RequestRefused(400, "The request could not be read.");

/** Non-HTTP bytes are refused in the usual error format, and the connection is closed. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
  const refused = UNREADABLE[error.code ?? ""] ?? NO_HTTP;
  const { body, headers } = refused.whole("");
  const lines = Object.entries({ ...headers, "content-length": body.length, connection: "close" });
  const head = [`HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status]}`, ...lines.map((line) => line.join(": "))];
  return socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
