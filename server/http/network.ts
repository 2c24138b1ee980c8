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
