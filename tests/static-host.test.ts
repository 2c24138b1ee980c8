/** The built pages on a static host: the same headers, redirects and links as from the server. Needs a build. */
import { readFileSync } from "node:fs";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { HOST_LIMITS, hostFiles } from "../scripts/build/static-host.ts";
import { redirects } from "../server/pages/redirects.ts";
import { respond, respondNotFound } from "../server/pages/respond.ts";
import { loadSite } from "../server/pages/site-files.ts";
import { type Dialect, staticHost } from "./static-host.ts";

const client = "build/client";
const site = loadSite("build");
const bare = (path: string) => path.replace(/#.*$/, "");
const get = (path: string) => respond(site, "GET", path, () => undefined);
/** The site's own addresses that each page links to. */
const links = new Map(
  [...site.pages].map((path) => {
    const found = parse(String(get(path)?.body)).querySelectorAll("a[href^='/']");
    return [path, found.map((link) => bare(link.getAttribute("href") ?? ""))] as const;
  }),
);
const lines = (name: string) => readFileSync(`${client}/${name}`, "utf8").split("\n");
const { beyond } = hostFiles(site);
/** The policy that stands in a page, which cannot say who may frame it. */
const policyIn = (html: Buffer) =>
  parse(html.toString()).querySelector('meta[http-equiv="content-security-policy"]')?.getAttribute("content");
const withoutFrames = (policy = "") => policy.replace(/; frame-ancestors [^;]*/, "");
/** What protects a page, and would be weight on an asset. */
const OF_PAGES = ["referrer-policy", "cross-origin-opener-policy", "permissions-policy"];

/** What a host decides that compresses, cuts and keeps files in its own way. */
const ITS_OWN = ["etag", "vary", "content-length"];
const compared = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ITS_OWN.includes(name)));

describe.each<Dialect>(["netlify", "cloudflare"])("on %s", (dialect) => {
  const host = staticHost(client, dialect);

  test("every file has the headers and the content that the server sends", () => {
    expect(site.byPath.size).toBeGreaterThan(200);
    for (const [path, { identity }] of site.byPath) {
      const answer = host(path);
      const { link, ...sent } = compared(identity.headers);
      // The manifest stands beside the pages, whose rule is also for it.
      const beside = path.endsWith(".webmanifest") ? OF_PAGES.map((name) => [name, get("/about")?.headers[name]]) : [];
      const expected: Record<string, string> = { ...sent, ...Object.fromEntries(beside) };
      expect(answer.status, path).toBe(200);
      // The last rules, which only name a Markdown file's page, are beyond what Cloudflare reads.
      const { link: itsLink, ...headers } = answer.headers;
      if (dialect === "cloudflare" && beyond.includes(path)) {
        expect(policyIn(answer.body), path).toBe(withoutFrames(expected["content-security-policy"]));
        expect(expected, path).toMatchObject(headers);
      } else expect(headers, path).toEqual(expected);
      if (dialect === "netlify") expect(itsLink, path).toBe(link);
      expect(answer.body.equals(identity.body), path).toBe(true);
    }
  });

  test("every address that leads elsewhere leads there", () => {
    const moved = redirects(site.pages);
    expect(moved.length).toBeGreaterThan(site.pages.size);
    for (const [from, to] of moved) {
      const expected = get(from);
      expect(expected?.headers.location, from).toBe(to);
      expect(host(from), from).toMatchObject({ status: expected?.status, headers: { location: to } });
    }
  });

  test.each(["/no-such-page", "/insights/no-such-article", "/answers/no/such/answer", "/no/such/page"])(
    "%s, which there is not, has the not-found page, which brings its policy with it",
    (path) => {
      const answer = host(path);
      const expected = respondNotFound(site, "GET", () => undefined);
      expect(answer.status).toBe(expected.status);
      expect(answer.body).toEqual(expected.body);
      expect(policyIn(answer.body)).toBe(withoutFrames(expected.headers["content-security-policy"]));
      // Beneath a folder that there is not, no rule can be for all pages and for no asset.
      const known = OF_PAGES.filter(() => path !== "/no/such/page");
      for (const name of known) expect(answer.headers[name], name).toBe(expected.headers[name]);
    },
  );

  test("a page has what protects it wherever its rule stands, and an asset is no heavier for it", () => {
    for (const path of [...site.pages, "/about.md", "/feed.xml", "/.well-known/security.txt"])
      for (const name of OF_PAGES) expect(host(path).headers[name], path).toBe(get(path)?.headers[name]);
    const assets = [...site.byPath.keys()].filter((path) => path.startsWith("/assets/"));
    expect(assets.filter((path) => OF_PAGES.some((name) => host(path).headers[name]))).toEqual([]);
  });

  test("no link leads to a redirect but those to the contact section, and none to nothing", () => {
    // The page is the server's own: its content is compared above.
    const lost = [...links].flatMap(([path, leads]) =>
      leads.filter((to) => host(to).status !== (to === "/contact" ? 308 : 200)).map((to) => `${to} on ${path}`),
    );
    expect(links.size).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });
});

test("the rules are no more and no longer than the hosts read", () => {
  // But for answers and for pages far from the home page, which bring their policy with them.
  expect(beyond.filter((path) => path.split("/").length < 4 && !path.startsWith("/answers/"))).toEqual([]);
  expect(lines("_redirects").length).toBeLessThanOrEqual(HOST_LIMITS.redirects);
  const longest = Math.max(...[...lines("_headers"), ...lines("_redirects")].map((line) => line.length));
  expect(longest).toBeLessThanOrEqual(HOST_LIMITS.line);
});
