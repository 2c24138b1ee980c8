import { describe, expect, it } from "vitest";
import { respond, respondNotFound } from "./respond.ts";
import type { SiteFile, SiteFiles } from "./site-files.ts";

const file = (text: string): SiteFile => ({
  etag: '"tag"',
  headers: { "content-type": "text/html" },
  bodies: { identity: Buffer.from(text), br: Buffer.from("br"), gzip: Buffer.from("gz") },
});
const site: SiteFiles = {
  byPath: new Map([
    ["/", file("home")],
    ["/results/finance", file("finance")],
  ]),
  notFound: file("not found"),
  pages: new Set(["/", "/results/finance"]),
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
    expect(ask("/", { "accept-encoding": "br", "if-none-match": `W/"old", ${etag}` })).toMatchObject({ status: 304, body: undefined });
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

  it("that does not exist is the not-found page with its status", () => {
    expect(ask("/nowhere")).toBeUndefined();
    expect(respondNotFound(site, "GET", () => undefined)).toMatchObject({ status: 404 });
  });

  it("is no answer to anything but GET and HEAD", () => {
    expect(ask("/", {}, "POST")).toBeUndefined();
  });
});
