/** The client's address: the peer of the connection, or as a trusted proxy has it. */
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { networkOf, readAddress } from "./network.ts";

export type AppBindings = { Bindings: Partial<HttpBindings> };

/** Address of the connection's other end; empty where there is no connection (a test in process). */
function peerAddress(c: Context): string {
  return (c as Context<AppBindings>).env?.incoming?.socket?.remoteAddress ?? "";
}

/**
 * The visitor's address. Behind `trustProxy` proxies it is the one that the
 * outermost of them saw; what a visitor wrote into the header before is ignored.
 */
export function clientAddress(c: Context, trustProxy: number): string {
  return forwardedAddress(c.req.header("x-forwarded-for"), trustProxy) ?? peerAddress(c);
}

/** A key of the visitor, by network. */
export function visitorOf({ headers, socket }: IncomingMessage, trustProxy: number): string {
  const chain = headers["x-forwarded-for"];
  const header = Array.isArray(chain) ? chain.join(",") : chain;
  return networkOf(forwardedAddress(header, trustProxy) ?? socket?.remoteAddress ?? "");
}

/** Undefined if no proxy is trusted or the header holds no address; the client is then the peer itself. */
function forwardedAddress(header: string | undefined, trustProxy: number): string | undefined {
  if (trustProxy === 0) return undefined;
  return readAddress((header ?? "").split(",").at(-trustProxy)?.trim() ?? "");
}

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;
/** Headers that proxies and CDNs add. */
const FORWARDING = /^(?:forwarded|x-forwarded.*|x-original-.*|x-real-ip|via|.*-client-ip|.*connecting-ip|cdn-loop)$/;

/** True for a direct request from this same machine: loopback peer, loopback Host, no sign of a proxy. */
export function fromThisMachine(c: Context): boolean {
  if (!LOOPBACK.test(peerAddress(c))) return false;
  if (!LOOPBACK_HOST.test(c.req.header("host") ?? "")) return false;
  // nginx by default adds no header, sends this machine as the Host, and speaks HTTP/1.0, as no browser does.
  if ((c as Context<AppBindings>).env?.incoming?.httpVersion === "1.0") return false;
  return !Object.keys(c.req.header()).some((name) => FORWARDING.test(name));
}
