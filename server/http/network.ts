/** What counts as one visitor where addresses are counted. */
import ipaddr from "ipaddr.js";

/** As proxies write an address: with its port, and IPv6 in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/;

/** The address without port, zone and brackets; undefined if the text is not an address. */
export function readAddress(text: string): string | undefined {
  const [, inBrackets, alone] = WITH_PORT.exec(text) ?? [];
  const bare = (inBrackets ?? alone ?? text).replace(/%.*$/, "");
  return ipaddr.isValid(bare) ? bare : undefined;
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
