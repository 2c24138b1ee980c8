import { disclaimer, site } from "../../content/site.ts";

/** How llms.txt begins (llmstxt.org); the build adds the pages, once they are there as Markdown. */
export function loader() {
  const text = `# ${site.name}\n\n> ${site.description}\n\n${disclaimer}\n`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
