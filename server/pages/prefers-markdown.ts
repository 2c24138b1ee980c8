/** Content negotiation between a page's Markdown and its HTML (Accept, RFC 9110, section 12.5.1). */
import { parseAccept } from "hono/utils/accept";

/** No browser names Markdown, so at equal weight Markdown wins. */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept || !/text\/markdown/i.test(accept)) return false;
  const weights = new Map(parseAccept(accept).map(({ type, q }) => [type.toLowerCase(), q]));
  const markdown = weights.get("text/markdown") ?? 0;
  return markdown > 0 && markdown >= (weights.get("text/html") ?? 0);
}
