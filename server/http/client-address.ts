/** The client's address: the peer of the connection, or as a trusted proxy has it; and the network that counts as one visitor. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

type AppBindings = { Bindings: Partial<HttpBindings> };

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

/** As proxies write an address: with its port, and IPv6 in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/;

/** The address without port, zone and brackets; undefined if the text is not an address. */
function readAddress(text: string): string | undefined {
  const [, inBrackets, alone] = WITH_PORT.exec(text) ?? [];
  const bare = (inBrackets ?? alone ?? text).replace(/%.*$/, "");
  return ipaddr.isValid(bare) ? bare : undefined;
}

/** Of an IPv6 address more is counted than one visitor's network: providers give whoever asks 256 of them, or 65,536. */
const WIDER = [
  { bits: 56, share: 1.5 },
  { bits: 48, share: 2 },
];

/** The networks that an address counts in, the narrowest first, and how many visitors' limit each has. */
export function networksOf(text: string): { network: string; share: number }[] {
  const network = networkOf(text);
  const wider = network.includes(":") ? WIDER : [];
  return [
    { network, share: 1 },
    ...wider.map(({ bits, share }) => ({
      network: ipaddr.IPv6.networkAddressFromCIDR(`${network}::/${bits}`).toString().concat(`/${bits}`),
      share,
    })),
  ];
}

/**
 * One spelling for each visitor, however the address is written: an IPv4 address, also where it comes
 * as IPv6, or the IPv6 network of 64 bits, since one visitor has 2^64 addresses there. Empty for what
 * is no address.
 */
export function networkOf(text: string): string {
  const bare = readAddress(text);
  if (bare === undefined) return "";
  const address = ipaddr.process(bare);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.slice(0, 4);
  return parts.map((part) => part.toString(16)).join(":");
}

/** Proxies either add to X-Forwarded-Proto or replace it; what a visitor wrote before the trusted ones is ignored. */
export function forwardedHttps(header: string | undefined, trustProxy: number): boolean {
  if (trustProxy === 0) return false;
  const chain = (header ?? "").split(",");
  return (chain.at(-trustProxy) ?? chain[0])?.trim().toLowerCase() === "https";
}
