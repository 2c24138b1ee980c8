/** The client's address: the peer of the connection, or as a trusted proxy has it. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
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

/** Whether an address is this machine's own. */
export const isThisMachine = (url: string) => URL.canParse(url) && LOOPBACK_HOST.test(new URL(url).host);

/**
 * True for a direct request from this same machine, on a site that is this machine's alone: once the site's address is
 * public a proxy is in front, and some add nothing by which a stranger's request could be told.
 */
export function fromThisMachine(c: Context, siteUrl: string): boolean {
  const peer = peerAddress(c);
  // nginx before 1.29.7 adds no header, sends this machine as the Host, and speaks HTTP/1.0, as no browser does.
  const isOld = (c as Context<AppBindings>).env?.incoming?.httpVersion === "1.0";
  return isThisMachine(siteUrl) && LOOPBACK.test(peer) && !isOld && !cameByProxy(peer, c.req.header());
}

/** Whether a request shows that a proxy, or a page of another site, stands between this server and its sender. */
export function cameByProxy(peer: string, headers: IncomingHttpHeaders): boolean {
  if (Object.keys(headers).some((name) => FORWARDING.test(name))) return true;
  const { host = "", origin, referer } = headers;
  const isOwn = (address: string | undefined) => address === undefined || isThisMachine(address);
  return LOOPBACK.test(peer) && !(LOOPBACK_HOST.test(host) && isOwn(origin) && isOwn(referer));
}
