/**
 * The last step over the rendered pages: style sheets move into the page, the
 * consultant's sections are read from it, and what only served these steps goes.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { parse } from "node-html-parser";
import { drawLogo } from "../../app/art/logo.ts";
import { FAVICON } from "../../app/seo/icons.ts";
import { brand } from "../../shared/brand.ts";
import type { Rows } from "../../shared/contracts/library.ts";
import { pageFile } from "../../shared/domain/page-file.ts";
import { compileBoot, scriptOf, withBoot } from "./boot.ts";
import { writeDownloads } from "./downloads.ts";
import { mergeScript } from "./merge-script.ts";
import { pageStyles, SELDOM, splitByMedium } from "./page-styles.ts";
import { rowsIn, type Section, sectionsOf } from "./sections.ts";

export interface FinishedPage {
  path: string;
  title: string;
  kicker: string;
  /** Address of its social image, which may be that of another page. */
  image: string;
}

export async function finishPages(client: string): Promise<{ pages: FinishedPage[]; sections: Section[]; rows: Rows }> {
  const files = readdirSync(client, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("index.html"),
  );
  const sections: Section[] = [];
  const rows: Rows = {};
  const pages: FinishedPage[] = [];
  /** The inline script of the pages, by the address of the script that it loads. */
  const boots = new Map<string, string>();
  for (const name of files.sort()) {
    const file = join(client, name);
    const path = `/${name.replace(/\/?index\.html$/, "")}`;
    const html = readFileSync(file, "utf8");
    const root = parse(html);
    if (root.querySelector('link[rel="canonical"]')) {
      writeDownloads(root, client);
      sections.push(...sectionsOf(root, path));
      Object.assign(rows, rowsIn(root));
      pages.push({
        path,
        title: root.querySelector("h1")?.textContent ?? "",
        kicker: root.querySelector("main .kicker")?.textContent ?? "",
        image: root.querySelector('meta[property="og:image"]')?.getAttribute("content") ?? "",
      });
    }
    if (!isStatic(html)) continue;
    const script = scriptOf(html);
    const page = withInlineIcon(withInlineStyles(html, client));
    const boot = boots.get(script) ?? (await compileBoot(page));
    boots.set(script, boot);
    writeFileSync(file, inOneFlight(withShortEnds(withoutNotes(withBoot(page, boot))), client));
  }
  for (const script of boots.keys()) await mergeScript(join(client, script));
  for (const name of files) moveToAddress(client, name);
  // The SPA fallback is not needed.
  rmSync(join(client, "__spa-fallback.html"), { force: true });
  rmSync(join(client, ".vite"), { recursive: true, force: true });
  for (const name of readdirSync(client, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".data")) rmSync(join(client, name));
  return { pages, sections, rows };
}

/** "about/index.html" becomes "about.html", and its folder goes where it holds nothing else (shared/domain/page-file.ts). */
function moveToAddress(client: string, name: string) {
  const folder = dirname(name);
  if (folder === ".") return;
  renameSync(join(client, name), join(client, pageFile(`/${folder}`)));
  if (readdirSync(join(client, folder)).length === 0) rmdirSync(join(client, folder));
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
    .replaceAll(/ data-(?:index|page-title)="[^"]*"/g, "")
    .replaceAll(MARKS, "$1");

/** HTML has no slash at the end of an empty element; in a drawing a slash is an end that takes fewer bytes. */
const withShortEnds = (html: string) =>
  html
    .replaceAll(/(<(?:br|hr|img|input|link|meta)\b[^>]*?)\/>/g, "$1>")
    .replaceAll(/><\/(?:circle|ellipse|line|path|polygon|polyline|rect|use)>/g, "/>");

/** Inlines the used rules of the style sheets as one `<style>`; the server allows it by its hash. */
function withInlineStyles(html: string, client: string): string {
  let css = "";
  const without = html.replaceAll(/<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g, (_, href: string) => {
    css += readFileSync(join(client, href), "utf8");
    return "";
  });
  return without.replace("</head>", () => `<style>${pageStyles(without, css)}${printedMargins(html)}</style></head>`);
}

/**
 * Lays the page out just before its end. Otherwise a browser does so when it has reached the end, in one task with
 * what it does there besides (it looks all forms through), which is too long for a slow phone to react meanwhile.
 */
const FIRST_LAYOUT = "<script>document.body.offsetHeight</script>";
const withFirstLayout = (html: string) => html.replace("</body>", `${FIRST_LAYOUT}</body>`);

/** Compressed bytes of a page with which it leaves at once: ten TCP segments without the thousand bytes of its headers. */
const ONE_FLIGHT = 13_605;

/** Gzip is never the shorter one, and much the quicker. */
const isInOneFlight = (html: string) =>
  gzipSync(html, { level: 9 }).length <= ONE_FLIGHT || brotliCompressSync(html).length <= ONE_FLIGHT;

/** The first form of a page that costs no second round trip. */
function inOneFlight(html: string, client: string): string {
  const laidOut = withFirstLayout(html);
  if (isInOneFlight(laidOut)) return laidOut;
  const short = withoutSeldom(laidOut, client);
  return isInOneFlight(short) ? short : withoutSeldom(html, client);
}

/**
 * The rules that few readers need become a file. The page's script asks for it after the first paint, with which it
 * would compete (app/entry.client.tsx), and without scripts it is a link like any other.
 */
function withoutSeldom(html: string, client: string): string {
  return html.replace(/<style>([\s\S]*?)<\/style>/, (_, styles: string) => {
    const { common, seldom } = splitByMedium(styles);
    const href = `/assets/seldom-${createHash("sha256").update(seldom).digest("base64url").slice(0, 8)}.css`;
    writeFileSync(join(client, href), seldom);
    const link = `<link rel="stylesheet" media="${SELDOM}" href="${href}">`;
    return `<style>${common}</style><noscript id="seldom">${link}</noscript>`;
  });
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
