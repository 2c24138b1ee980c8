/**
 * What each page holds inline, so that it costs no request: the script that runs before anything
 * is loaded, which the server allows by its hash, and the rules by which the browser fetches a
 * page that is about to be asked for.
 */
import { rolldown } from "rolldown";

const SOURCE = "app/boot.ts";

/** Any page of the site but the operators', once the visitor points at a link to it. */
const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: ["/admin/*", "/*\\?*"] } }],
      },
      eagerness: "moderate",
    },
  ],
};

const ENTRY = /<script type="module" src="([^"]+)"><\/script>/;

/** Compiles app/boot.ts for pages that load this script. */
export async function compileBoot(script: string): Promise<string> {
  const bundle = await rolldown({
    input: SOURCE,
    transform: { define: { PAGE_SCRIPT: JSON.stringify(script) } },
    external: [script],
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** Throws where a page was rendered without its script. */
export function withBoot(html: string, boot: string): string {
  const rules = JSON.stringify(SPECULATION_RULES);
  if (!ENTRY.test(html)) throw new Error("a page was rendered without its script");
  return html.replace(ENTRY, () => `<script>${boot}</script><script type="speculationrules">${rules}</script>`);
}
