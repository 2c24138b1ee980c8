/** Reads the figures off every built page: each must be in the ledger, or be a number that the page declares as its own. */
import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { type ContentFile, contentFiles, KINDS } from "../content/content-files.ts";
import { ledger } from "../content/ledger.ts";
import { ownerFaq } from "../content/owner.ts";
import { contentPaths, publicPaths } from "../content/paths.ts";
import { subjects } from "../content/subjects.ts";
import { pageFile } from "../shared/domain/page-file.ts";
import { builtPages, everyPage } from "./built-site.ts";

/** A percentage, an amount of money, a multiple, a ratio, or a count with its magnitude. */
const FIGURE =
  /[-+]?[£$€]\s?\d[\d.,]*\d?(?:\s?(?:million|billion|[KMBkmb](?![a-z])))?\+?|\d[\d.,–-]*\s?%|\b\d+(?:\.\d+)?(?:x\b|:1\b)|\b\d[\d.,]*\s?(?:million|billion|[KMB]\b)\+?|\b\d{1,3}(?:,\d{3})+\b/g;

const known = Object.values(ledger).map((entry) => entry.text);
const files = KINDS.flatMap((kind) => contentFiles(kind));
/** Those of the page, or of the pages that its answers are about, and of what the owner answers there. */
const ownNumbers = (path: string) => {
  const about = subjects.find(({ id }) => path === `/answers/${id}` || path.startsWith(`/answers/${id}/`))?.pages ?? [
    path,
  ];
  const declared = files
    .filter((file: ContentFile) => about.includes(file.path))
    .flatMap((file) => (file.meta.numbers ?? []) as { text: string }[]);
  return [...declared.map(({ text }) => text), ...about.flatMap(ownerFaq).map(({ answer }) => answer)];
};

/** Text as it is read: table cells and blocks apart, so that two numbers never run together. */
function textOf(html: string): string {
  const root = parse(html);
  // What strangers wrote in an exam, and what was answered then, is a record, not a claim.
  for (const element of root.querySelectorAll("script, style, form, [data-island], [data-record]")) element.remove();
  const separated = root.toString().replace(/<\/(?:p|li|td|th|dd|dt|h\d|div|figcaption|text|option|time)>/g, " $&");
  return parse(separated).textContent.replace(/\s+/g, " ");
}

const bare = (figure: string) =>
  figure
    .replace(/^[-+]/, "")
    .replace(/\s/g, "")
    .replace(/[.,]+$/, "")
    .toLowerCase();

/** Scales of the drawn figures: axis labels are not claims. */
const SCALE = ["0%", "100%"];

const pages = builtPages.map(({ path, html }) => {
  const shown = textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").match(FIGURE) ?? [];
  return { path, html, shown };
});

everyPage("shows no figure that neither the ledger nor the page itself knows", pages, ({ path, shown }) => {
  const allowed = new Set(
    [...known, ...ownNumbers(path), ...SCALE].flatMap((text) => [text, ...(text.match(FIGURE) ?? [])]).map(bare),
  );
  expect(shown.filter((figure) => !allowed.has(bare(figure)))).toEqual([]);
});

everyPage("has in its structured data only figures that it also shows", pages, ({ html, shown }) => {
  const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
  const seen = new Set(shown.map(bare));
  const hidden = (JSON.stringify(JSON.parse(data)).match(FIGURE) ?? []).filter((figure) => !seen.has(bare(figure)));
  expect(hidden).toEqual([]);
});

describe("the ledger", () => {
  it("gives every figure a page that exists", () => {
    for (const entry of Object.values(ledger)) expect(publicPaths).toContain(entry.page);
  });

  it("is shown by the page that owns each claim", () => {
    for (const [id, entry] of Object.entries(ledger)) {
      const html = readFileSync(`build/client/${pageFile(entry.page)}`, "utf8");
      // A counter's number stands in an element of its own between prefix and suffix.
      const text = textOf(html.replaceAll(/<span data-count[^>]*>|<\/span>/g, ""));
      expect(text.includes(entry.text), `${id} on ${entry.page}`).toBe(true);
    }
  });

  it("knows one reading of the call-centre reduction, and every page keeps to it", () => {
    for (const path of contentPaths.results) {
      const html = readFileSync(`build/client/${pageFile(path)}`, "utf8");
      if (path === "/results/government") expect(html).toContain("41%");
      expect(html).not.toMatch(/\b31%/);
    }
  });
});
