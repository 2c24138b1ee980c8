/** Words of the content stay words, whatever an editor puts into them, or saves them with. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { pageMeta } from "../app/seo/page-meta.ts";
import { contentFiles } from "../content/content-files.ts";

const MARKUP = `"'></title></script><script>window.ran = 1</script><img src=x onerror=alert(1)>&]]>`;

test("markup in front matter is text in a page's head, its structured data included", () => {
  const question = { "@type": "Question", name: MARKUP } as const;
  const meta = pageMeta({ path: "/", title: MARKUP, description: MARKUP, structuredData: [question] });
  const Page = createRoutesStub([{ path: "/", Component: () => <Meta />, meta: () => meta as never }]);
  const html = renderToString(<Page />);
  const root = parse(html);
  expect(root.querySelectorAll("img, script:not([type])")).toEqual([]);
  const scripts = root.querySelectorAll("script");
  expect(scripts.map((script) => script.getAttribute("type"))).toEqual(["application/ld+json"]);
  expect(JSON.parse(scripts[0]?.textContent ?? "")["@graph"][0].name).toBe(MARKUP);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(root.querySelector('meta[name="description"]')?.getAttribute("content")).toBe(MARKUP);
});

test("markup in front matter is text in the feed", async () => {
  const meta = {
    title: MARKUP,
    excerpt: MARKUP,
    category: MARKUP,
    publishDate: "2026-01-01",
    modifiedDate: "2026-01-01",
  };
  vi.doMock("../content/index.ts", () => ({ articles: [{ path: "/insights/a", meta }] }));
  const { loader } = await import("../app/routes/feed.ts");
  const xml = await loader().text();
  expect(xml).not.toMatch(/<(?:img|script)|<\/script/);
  expect(xml.match(/<title>/g)).toHaveLength(2);
  expect(xml).toContain("&#x3C;img src=x onerror=alert(1)>&#x26;]]&#x3E;");
});

test("a content file is read as it is meant, with the line ends and the mark of Windows too", () => {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const file = join(root, "content/insights/a.mdx");
  mkdirSync(dirname(file), { recursive: true });
  const written = "---\ntitle: A title\n---\n\n## One\n\nA sentence.\n";
  const read = (text: string) => {
    writeFileSync(file, text);
    return contentFiles("insights", root);
  };
  const [plain] = read(written);
  expect(plain).toMatchObject({ meta: { title: "A title" }, body: "\n## One\n\nA sentence.\n" });
  expect(read(`\uFEFF${written.replaceAll("\n", "\r\n")}`)).toEqual([plain]);
});
