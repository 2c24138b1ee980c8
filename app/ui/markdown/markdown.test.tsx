import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "./markdown.tsx";

/** The HTML inside the answer's own element, without class names and directions. */
function draw(text: string, growing = false) {
  const html = renderToStaticMarkup(<Markdown text={text} growing={growing} />);
  return html.replaceAll(/ (?:class|dir)="[^"]*"/g, "").replace(/^<div>|<\/div>$/g, "");
}

test("draws paragraphs, emphasis, code and line breaks", () => {
  expect(draw("One **two** *three* `four`  \nfive\n\nsix")).toBe(
    "<p>One <strong>two</strong> <em>three</em> <code>four</code><br/>five</p><p>six</p>",
  );
});

test("draws lists, within each other too", () => {
  expect(draw("- a\n- b\n  1. c")).toBe('<ul><li>a</li><li>b<ol start="1"><li>c</li></ol></li></ul>');
  expect(draw("3. a\n4. b")).toBe('<ol start="3"><li>a</li><li>b</li></ol>');
});

test("draws tables, quotations and, in place of headings, strong lines", () => {
  expect(draw("| a | b |\n|---|---|\n| 1 | **2** |")).toContain(
    '<thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody>',
  );
  expect(draw("> quoted")).toBe("<blockquote><p>quoted</p></blockquote>");
  expect(draw("## Title")).toBe("<p>Title</p>");
});

test("links lead to pages of this site only", () => {
  expect(draw("[case](/results/finance#outcome)")).toBe('<p><a href="/results/finance#outcome">case</a></p>');
  for (const href of ["https://example.org", "//example.org", "/\\example.org", "javascript:alert(1)", "mailto:a@b.pt"])
    expect(draw(`[label](${href})`)).toBe("<p>label</p>");
  expect(draw("https://example.org and a@b.pt")).not.toContain("href");
});

test("links cannot be followed while the answer grows", () => {
  expect(draw("[case](/results)", true)).toBe("<p><span>case</span></p>");
});

test("HTML and images stand as text", () => {
  expect(draw("a <img src=x onerror=alert(1)> b")).toBe("<p>a &lt;img src=x onerror=alert(1)&gt; b</p>");
  expect(draw("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(draw("![alt](/art/a.svg)")).toBe("<p>![alt](/art/a.svg)</p>");
});

test("what the lexer cannot bear is shown as it was written", () => {
  for (const text of [">".repeat(4_000), "1. ".repeat(4_000), "*a_".repeat(20_000)])
    expect(draw(text).length).toBeGreaterThan(text.length / 4);
});

test("each outermost block reads from its own side, and what lies in it follows", () => {
  const html = renderToStaticMarkup(<Markdown text={"One\n\n- أ\n  - ب\n\n> ت\n\n| ث |\n| - |\n| ج |"} />);
  expect(html.match(/<(\w+)[^>]* dir="auto"/g)?.map((tag) => tag.slice(1).split(" ")[0])).toEqual([
    "p",
    "ul",
    "blockquote",
    "div",
  ]);
});
