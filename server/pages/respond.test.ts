import { describe, expect, it } from "vitest";
import { answerHeaders } from "./page-headers.ts";
import { respond, respondNotFound } from "./respond.ts";
import { type SiteFiles, siteFile } from "./site-files.ts";

const file = (text: string) =>
  siteFile("text/html", answerHeaders("http://localhost:3000"), {
    identity: Buffer.from(text),
    br: Buffer.from("br"),
    gzip: Buffer.from("gz"),
  });
const markdown = siteFile("text/markdown", { vary: "Accept-Encoding, Accept" }, { identity: Buffer.from("# finance") });
const site: SiteFiles = {
  byPath: new Map([
    ["/", file("home")],
    ["/results/finance", file("finance")],
    ["/results/finance.md", markdown],
    ["/image.png", siteFile("image/png", {}, { identity: Buffer.from("0123456789") })],
  ]),
  notFound: file("not found"),
  markdown: new Map([["/results/finance", markdown]]),
  pages: new Set(["/", "/results/finance"]),
  redirectHeaders: { "content-length": "0", ...answerHeaders("http://localhost:3000") },
};
const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  respond(site, method, path, (name) => headers[name]);

describe("a page", () => {
  it("is sent in the best encoding that the browser takes", () => {
    expect(ask("/", { "accept-encoding": "gzip, deflate, br, zstd" })?.headers["content-encoding"]).toBe("br");
    expect(ask("/", { "accept-encoding": "gzip;q=1.0" })?.headers["content-encoding"]).toBe("gzip");
    expect(ask("/", { "accept-encoding": "br;q=0, gzip" })?.headers["content-encoding"]).toBe("gzip");
    expect(ask("/")?.headers["content-encoding"]).toBeUndefined();
    expect(ask("/")?.body?.toString()).toBe("home");
  });

  it("is not sent again to a browser that has it", () => {
    const etag = ask("/", { "accept-encoding": "br" })?.headers.etag ?? "";
    expect(ask("/", { "accept-encoding": "br", "if-none-match": `W/"old", ${etag}` })).toMatchObject({
      status: 304,
      body: undefined,
    });
    expect(ask("/", { "accept-encoding": "gzip", "if-none-match": etag })?.status).toBe(200);
  });

  it("answers HEAD with the headers alone", () => {
    expect(ask("/", {}, "HEAD")).toMatchObject({ status: 200, body: undefined, headers: { "content-length": "4" } });
  });

  it("has one address: a slash at the end leads to it", () => {
    expect(ask("/results/finance/")).toMatchObject({ status: 308, headers: { location: "/results/finance" } });
    expect(ask("//evil.example/")).toBeUndefined();
  });

  it("sends /contact to the contact section", () => {
    expect(ask("/contact")).toMatchObject({ status: 308, headers: { location: "/#contact" } });
  });

  it.each([
    ["/results/finance/?q=ferry&x=%20", "/results/finance?q=ferry&x=%20"],
    ["/contact?topic=tourism", "/?topic=tourism#contact"],
    ["/contact/?topic=tourism", "/?topic=tourism#contact"],
    ["/contact?topic=\u00fc\u007f", "/?topic=%C3%BC%7F#contact"],
    ["/results/finance/?", "/results/finance?"],
  ])("keeps the query where its address moved: %s", (address, location) => {
    expect(ask(address)).toMatchObject({ status: 308, headers: { location } });
  });

  it("is the same whatever its query", () => {
    expect(ask("/results/finance?x=1")?.body?.toString()).toBe("finance");
  });

  it("that does not exist is the not-found page with its status", () => {
    for (const path of ["/nowhere", "/constructor", "/__proto__", "/..%2fpackage.json", "/results/../../package.json"])
      expect(ask(path)).toBeUndefined();
    expect(respondNotFound(site, "GET", () => undefined)).toMatchObject({ status: 404 });
  });

  it("is no answer to anything but GET and HEAD", () => {
    expect(ask("/", {}, "POST")).toBeUndefined();
  });
});

describe("a page's Markdown", () => {
  it.each([
    ["text/markdown", "# finance"],
    ["text/markdown, text/html, */*", "# finance"],
    ["text/html;q=0.8, Text/Markdown;q=0.9", "# finance"],
    ["text/html, text/markdown;q=0.9", "finance"],
    ["text/markdown;q=0, */*", "finance"],
    ["text/html,application/xhtml+xml,*/*;q=0.8", "finance"],
    ["*/*", "finance"],
  ])("is sent at the page's own address for Accept: %s as it should be", (accept, text) => {
    expect(ask("/results/finance", { accept })?.body?.toString()).toBe(text);
  });

  it("stands at the page's address with .md, whatever is accepted, and is none where there is none", () => {
    expect(ask("/results/finance.md", { accept: "text/html" })).toMatchObject({ status: 200 });
    expect(ask("/", { accept: "text/markdown" })?.body?.toString()).toBe("home");
    expect(ask("/.md")).toMatchObject({ status: 308, headers: { location: "/index.md" } });
  });
});

it("is sent whole to whoever asks for a part of it, as RFC 9110 allows", () => {
  const answer = ask("/image.png", { range: "bytes=0-3" });
  expect(answer).toMatchObject({ status: 200, headers: { "content-length": "10" } });
  expect(answer?.body?.toString()).toBe("0123456789");
});

it.each([
  ["a page", ask("/")],
  ["news that it has not changed", ask("/", { "if-none-match": "*" })],
  ["a redirect", ask("/contact")],
  ["the not-found page", respondNotFound(site, "GET", () => undefined)],
])("the security headers are on %s", (_, answer) => {
  expect(answer?.headers).toMatchObject(answerHeaders("http://localhost:3000"));
});
