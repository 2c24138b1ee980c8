/**
 * The last step over a rendered page: its style sheet moves into it, the consultant's sections are read from it, and
 * what only served these steps goes.
 */
import { createHash } from "node:crypto";
import { parse } from "node-html-parser";
import { FAVICON } from "../../app/seo/icons.ts";
import { drawLogo } from "../../content/logo.ts";
import { brand } from "../../shared/brand.ts";
import type { Rows } from "../../shared/contracts/library.ts";
import { withBoot } from "./boot.ts";
import { type MarkdownPage, pageMarkdown } from "./markdown/page-markdown.ts";
import { pageStyles, SELDOM, splitByMedium } from "./page-styles.ts";
import { type Download, downloadsOf, rowsIn, type Section, sectionsOf } from "./sections.ts";

/** What a public page says, beside its HTML. */
export interface PublicPage {
  path: string;
  title: string;
  kicker: string;
  /** Address of its social image, which may be that of another page. */
  image: string;
  sections: Section[];
  rows: Rows;
  markdown: MarkdownPage;
  downloads: Download[];
}

export interface FinishedPage {
  html: string;
  /** The rules of a page that is too long to hold them, as a file. */
  seldom?: { href: string; css: string } | undefined;
  says?: PublicPage | undefined;
}

export interface Parts {
  css: string;
  boot: string;
  /** Whether a page leaves in one flight, as it is compressed. */
  isInOneFlight: (html: string) => boolean;
}

export function finishPage(rendered: string, path: string, parts: Parts): FinishedPage {
  const page = parse(rendered);
  const isPublic = Boolean(page.querySelector('link[rel="canonical"]'));
  const finished = isStatic(rendered) ? finishStatic(rendered, parts) : { html: rendered };
  return { ...finished, says: isPublic ? whatItSays(page, path, finished.html) : undefined };
}

function whatItSays(page: ReturnType<typeof parse>, path: string, html: string): PublicPage {
  const downloads = downloadsOf(page);
  // Takes away what is not content.
  const sections = sectionsOf(page, path);
  return {
    path,
    title: page.querySelector("h1")?.textContent ?? "",
    kicker: page.querySelector("main .kicker")?.textContent ?? "",
    image: page.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "",
    sections,
    rows: rowsIn(page),
    markdown: pageMarkdown(html, path),
    downloads,
  };
}

function finishStatic(rendered: string, { css, boot, isInOneFlight }: Parts): Omit<FinishedPage, "says"> {
  const html = withShortEnds(withoutNotes(withBoot(withInlineIcon(withInlineStyles(rendered, css)), boot)));
  const laidOut = withFirstLayout(html);
  if (isInOneFlight(laidOut)) return { html: laidOut };
  const short = withoutSeldom(laidOut);
  return isInOneFlight(short.html) ? short : withoutSeldom(html);
}

/** The admin page loads its style sheets by itself, and hydrates: its markup must stay to the letter. */
const isStatic = (html: string) => !html.includes("__reactRouterContext");

/** An island with its markup, up to its notices. */
const ISLAND = '<div data-island-root>[^]*?</div></div><div role="status"(?: class="[^"]*")?><div [^>]*data-notice';

/** What React marks its texts with; only what it hydrates needs that. */
const MARKS = new RegExp(`(${ISLAND})|<!--.*?-->`, "g");

/** Removes what only serves the build, or what hydrates a whole page. */
const withoutNotes = (html: string) =>
  html
    .replaceAll(/ data-asks="[^"]*"/g, "")
    .replaceAll(/ data-(?:index|page-title|role)="[^"]*"/g, "")
    .replaceAll(MARKS, "$1");

/** HTML has no slash at the end of an empty element; in a drawing a slash is an end that takes fewer bytes. */
const withShortEnds = (html: string) =>
  html
    .replaceAll(/(<(?:br|hr|img|input|link|meta)\b[^>]*?)\/>/g, "$1>")
    .replaceAll(/><\/(?:circle|ellipse|line|path|polygon|polyline|rect|use)>/g, "/>");

/** Puts the used rules of the style sheet into the page; the server allows them by their hash. */
function withInlineStyles(html: string, css: string): string {
  const without = html.replaceAll(/<link rel="stylesheet" href="[^"]+"[^>]*\/>/g, "");
  return without.replace("</head>", () => `<style>${pageStyles(without, css)}${printedMargins(html)}</style></head>`);
}

/**
 * Lays the page out just before its end. Otherwise a browser does so when it has reached the end, in one task with
 * what it does there besides (it looks all forms through), which is too long for a slow phone to react meanwhile.
 */
const FIRST_LAYOUT = "<script>document.body.offsetHeight</script>";
const withFirstLayout = (html: string) => html.replace("</body>", `${FIRST_LAYOUT}</body>`);

/**
 * The rules that few readers need become a file. The page's script asks for it after the first paint, with which it
 * would compete (app/entry.client.tsx), and without scripts it is a link like any other.
 */
function withoutSeldom(html: string): { html: string; seldom: { href: string; css: string } } {
  const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const { common, seldom: css } = splitByMedium(styles);
  const href = `/assets/seldom-${createHash("sha256").update(css).digest("base64url").slice(0, 8)}.css`;
  const link = `<noscript id="seldom"><link rel="stylesheet" media="${SELDOM}" href="${href}"></noscript>`;
  const short = html.replace(`<style>${styles}</style>`, () => `<style>${common}</style>${link}`);
  return { html: short, seldom: { href, css } };
}

/** Whose page it is and where it stands, at the head and the foot of each sheet of paper. */
function printedMargins(html: string): string {
  const address = /<link rel="canonical" href="https?:\/\/([^"\\]+)"/.exec(html)?.[1];
  const foot = address ? `@bottom-left{content:"${address}"}` : "";
  return `@page{@top-left{content:"${brand.name}"}${foot}}`;
}

/** Inlines the icon: its request would compete with the heading font's. */
function withInlineIcon(html: string): string {
  const drawing = drawLogo().replaceAll('"', "'").replaceAll(/[#<>]/g, encodeURIComponent);
  return html.replace(`<link rel="icon" href="${FAVICON}"`, `<link rel="icon" href="data:image/svg+xml,${drawing}"`);
}
