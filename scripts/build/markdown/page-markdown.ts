/** A built page as Markdown: made from the HTML that visitors get, so that it cannot say anything else. */
import { parse } from "node-html-parser";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { stringify } from "yaml";
import { tidy } from "./tidy.ts";

export interface MarkdownPage {
  path: string;
  title: string;
  description: string;
  /** The words of its main element. */
  words: string;
  /** The whole file: what the page's head says, then the words. */
  file: string;
}

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", rule: "-" });
const toTree = unified().use(rehypeParse, { fragment: true });

export function pageMarkdown(html: string, path: string): MarkdownPage {
  const root = parse(html);
  const attribute = (selector: string, name: string) => root.querySelector(selector)?.getAttribute(name) ?? "";
  const url = attribute('link[rel="canonical"]', "href");
  const title = attribute('meta[property="og:title"]', "content");
  const description = attribute('meta[name="description"]', "content");
  const modified = attribute('meta[property="article:modified_time"]', "content");
  const main = root.querySelector("main");
  if (!main || !url) throw new Error(`${path}: a public page has a main element and a canonical address`);
  const words = markdownOf(main.outerHTML, url);
  const head = stringify({ title, description, url, ...(modified ? { modified } : {}) }, { lineWidth: 0 });
  return { path, title, description, words, file: `---\n${head}---\n\n${words}` };
}

function markdownOf(html: string, pageUrl: string): string {
  const tree = toTree.parse(html);
  tidy(tree, pageUrl);
  return toMarkdown.stringify(toMarkdown.runSync(tree) as Parameters<typeof toMarkdown.stringify>[0]);
}
