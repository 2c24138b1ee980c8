/** Proxies either add to X-Forwarded-Proto or replace it; what a visitor wrote before the trusted ones is ignored. */
export function forwardedHttps(header: string | undefined, trustProxy: number): boolean {
  if (trustProxy === 0) return false;
  const chain = (header ?? "").split(",");
  return (chain.at(-trustProxy) ?? chain[0])?.trim().toLowerCase() === "https";
}
