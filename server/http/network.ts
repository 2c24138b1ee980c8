/** What counts as one visitor where addresses are counted. */
import { isIPv6 } from "node:net";

/** The address; of IPv6 its network of 64 bits, since one visitor has 2^64 addresses there. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0") : [];
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
