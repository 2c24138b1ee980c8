/** A built page as Markdown: made from the HTML that visitors get, so that it cannot say anything else. */
import type { Element, ElementContent, Root } from "hast";
import { parse } from "node-html-parser";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { CONTINUE, EXIT, SKIP, visit } from "unist-util-visit";
import { stringify } from "yaml";

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

/** Controls, drawings and navigation. */
const LEFT_OUT = new Set(["nav", "form", "button", "script", "style", "svg", "img", "input", "select", "textarea"]);
const ENDS = /[.!?:]\s*$/;

type Parent = Root | Element;

const isElement = (node: { type: string }): node is Element => node.type === "element";
const text = (value: string): ElementContent => ({ type: "text", value });
const strong = (children: ElementContent[]) => element("strong", children);
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** The words in an element. */
function wordsOf(node: Parent | ElementContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map((child) => wordsOf(child as ElementContent)).join("") : "";
}

const isLeftOut = ({ tagName, properties }: Element) =>
  LEFT_OUT.has(tagName) ||
  properties.role === "img" ||
  properties.ariaHidden === "true" ||
  "dataControls" in properties ||
  "dataIsland" in properties;

/** `pageUrl` is where the page stands; its links become whole addresses. */
function tidy(main: Root, pageUrl: string) {
  removeUnread(main);
  visit(main, "element", (node) => {
    if (node.tagName === "a") node.properties.href = new URL(String(node.properties.href ?? ""), pageUrl).href;
    if (node.tagName === "dl") figuresAsList(node);
    if (node.tagName === "li") headingsAsWords(node);
    if (node.tagName === "figure") boldTitle(node);
    // Of a cell: a plain space would be trimmed where the summary ends.
    if (node.tagName === "summary") node.children.push(text(":\u00a0"));
    separate(node);
    node.children = node.children.flatMap((child) =>
      isElement(child) && child.tagName === "table" ? tableOf(child) : child,
    );
  });
  visit(main, "element", (node) => {
    if (/^h[2-6]$/.test(node.tagName) || node.properties.dataHeading) nameAnchor(node);
  });
  titleFirst(main);
}

function removeUnread(main: Root) {
  visit(main, (node, index, parent) => {
    const unread = node.type === "comment" || (isElement(node) && isLeftOut(node));
    // A <details> is shown open, in a figure without its label.
    const label = isElement(node) && node.tagName === "summary" && /as a table$/.test(wordsOf(node));
    if (!parent || index === undefined || !(unread || label)) return CONTINUE;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
}

/** Markdown has no table without a row of heads; the name of a table stands above it. */
function tableOf(table: Element): Element[] {
  const is = (name: string) => (child: ElementContent) => isElement(child) && child.tagName === name;
  const caption = table.children.find(is("caption")) as Element | undefined;
  const rows = table.children.filter((child) => child !== caption);
  table.children = rows.some(is("thead")) ? rows : [emptyHead(table), ...rows];
  // In a figure it is the figure's own title.
  const hidden = String(caption?.properties.className ?? "").includes("visually-hidden");
  return caption && !hidden ? [element("p", [strong(caption.children)]), table] : [table];
}

function emptyHead(table: Element): Element {
  let cells = 0;
  visit(table, "element", (node) => {
    if (node.tagName !== "tr") return CONTINUE;
    cells = node.children.filter(isElement).length;
    return EXIT;
  });
  return element("thead", [
    element(
      "tr",
      Array.from({ length: cells }, () => element("th", [])),
    ),
  ]);
}

/** "Term: value. Basis." for each term. */
function figuresAsList(list: Element) {
  const items: Element[] = [];
  visit(list, "element", (node) => {
    if (node.tagName === "dt") items.push(element("li", [strong(node.children), text(":")]));
    const words = items.at(-1)?.children;
    if (node.tagName !== "dd" || !words) return;
    const before = words.map(wordsOf).join("");
    words.push(text(ENDS.test(before) ? " " : ". "), ...node.children);
  });
  list.tagName = "ul";
  list.children = items;
}

/** A heading within an item of a list would end the list in the eyes of a reader. */
function headingsAsWords(item: Element) {
  visit(item, "element", (node) => {
    if (!/^h[2-6]$/.test(node.tagName)) return;
    node.tagName = "p";
    node.properties.dataHeading = "yes";
    node.children = [strong(node.children)];
  });
}

function boldTitle(figure: Element) {
  const first = figure.children.find(isElement);
  if (first?.tagName === "p") first.children = [strong(first.children)];
}

/** Neighbours that only the style sheet holds apart. */
function separate(node: Element) {
  const { children } = node;
  const inline = children.every((child) => isElement(child) && ["a", "span", "time"].includes(child.tagName));
  if (children.length < 2 || !inline) return;
  node.children = children.flatMap((child, index) => (index === 0 ? [child] : [text(" · "), child]));
}

/** The anchor stands behind the heading, as most tools write it; a heading that links to itself says it once. */
function nameAnchor(heading: Element) {
  const [only, ...others] = heading.children;
  if (only && others.length === 0 && isElement(only) && only.tagName === "a") heading.children = only.children;
  const { id } = heading.properties;
  if (id) heading.children.push(text(` {#${id}}`));
}

/** The title before the words that a page sets above it. */
function titleFirst(main: Root) {
  visit(main, "element", (node, index, parent) => {
    if (node.tagName !== "h1" || !parent || index === undefined) return CONTINUE;
    parent.children.splice(index, 1);
    main.children.unshift(node);
    return EXIT;
  });
}
