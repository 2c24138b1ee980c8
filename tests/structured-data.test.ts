/** What the built pages tell search engines about themselves, and the pictures that others show of them. Needs a build. */
import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { parse } from "node-html-parser";
import sharp from "sharp";
import { expect, test } from "vitest";
import { manifestIcons, touchIcon } from "../app/seo/icons.ts";
import { publicPaths } from "../content/paths.ts";
import { respond } from "../server/pages/respond.ts";
import { loadSite } from "../server/pages/site-files.ts";

const site = loadSite("build");
const { siteUrl } = JSON.parse(readFileSync("build/site.json", "utf8"));
const get = (path: string) => respond(site, "GET", path, () => undefined);
const pageAt = (path: string) => parse(site.byPath.get(path)?.identity.body.toString() ?? "");
const pages = publicPaths.map((path) => ({ path, root: pageAt(path) }));

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const nodesIn = (value: unknown): Node[] =>
  isNode(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(nodesIn)] : [];
const data = pages.flatMap(({ path, root }) =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => nodesIn(JSON.parse(script.textContent)).map((node) => ({ path, node }))),
);

/** Whether an address is one of the site's own pages, with its anchor. */
function leadsSomewhere(address: unknown) {
  const { origin, pathname, hash } = new URL(String(address));
  const root = origin === siteUrl && site.pages.has(pathname) ? pageAt(pathname) : undefined;
  return root !== undefined && (hash === "" || root.getElementById(hash.slice(1)) !== null);
}

test("every date has its time zone, in structured data and in tags", () => {
  const dates = [
    ...data.flatMap(({ node }) => Object.entries(node).filter(([name]) => name.startsWith("date"))),
    ...pages.flatMap(({ root }) =>
      root
        .querySelectorAll('meta[property$="_time"]')
        .map((tag) => [tag.getAttribute("property"), tag.getAttribute("content")]),
    ),
  ];
  expect(dates.length).toBeGreaterThan(60);
  expect(dates.filter(([, date]) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(String(date)))).toEqual(
    [],
  );
});

test("who publishes is named wherever it is referred to, with a logo that others may show", () => {
  const named = data.filter(({ node }) => "@id" in node);
  expect(new Set(named.map(({ path }) => path)).size).toBeGreaterThan(20);
  expect(named.filter(({ node }) => !node["@type"] || !node.name || !leadsSomewhere(node.url))).toEqual([]);
  const logos = new Set(named.flatMap(({ node }) => (node.logo ? [String(node.logo)] : [])));
  expect(logos.size).toBe(1);
  const { status, headers } = get(new URL([...logos].join()).pathname) ?? {};
  expect([status, headers?.["content-type"], headers?.["cross-origin-resource-policy"]]).toEqual([
    200,
    "image/png",
    "cross-origin",
  ]);
});

test("authors have an address, and datasets the terms under which they may be used", () => {
  const authors = data.flatMap(({ node }) => (isNode(node.author) ? [node.author] : []));
  expect(authors.length).toBeGreaterThan(10);
  expect(authors.filter(({ url }) => !leadsSomewhere(url))).toEqual([]);
  const sets = data.filter(({ node }) => node["@type"] === "Dataset");
  expect(sets.length).toBeGreaterThan(1);
  expect(sets.filter(({ node }) => !leadsSomewhere(node.license)).map(({ path }) => path)).toEqual([]);
});

test.each(["/apple-touch-icon.png", "/apple-touch-icon-precomposed.png"])(
  "a phone that looks at %s finds the icon",
  (path) => {
    const icon = get(String(get(path)?.headers.location));
    expect([icon?.status, icon?.headers["content-type"]]).toEqual([200, "image/png"]);
  },
);

test("an icon stands where search engines and older browsers look for one", async () => {
  const { status, headers, body } = get("/favicon.ico") ?? {};
  expect([status, headers?.["content-type"]]).toEqual([200, "image/x-icon"]);
  const file = Buffer.from(body ?? []);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const start = file.readUInt32LE(entry + 12);
    const image = sharp(file.subarray(start, start + file.readUInt32LE(entry + 8)));
    expect([file[entry], await image.metadata()]).toMatchObject([size, { format: "png", width: size, height: size }]);
  }
  expect(pageAt("/").querySelector('link[rel="icon"][href="/favicon.ico"]')?.getAttribute("sizes")).toBe("32x32");
});

test("every icon has the size that it states, and a mask cuts nothing off", () => {
  for (const { src, size, maskable } of [...manifestIcons, touchIcon]) {
    const png = Buffer.from(get(src)?.body ?? []);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], src).toEqual([size, size]);
    if (maskable) expect(drawnOutside(png, size)).toBe(0);
  }
});

/** Share of a side within which a mask leaves everything: a circle of four fifths across. */
const SAFE_RADIUS = 0.4;

/** Pixels outside the safe circle that are not the ground of the icon. */
function drawnOutside(png: Buffer, size: number): number {
  const href = `data:image/png;base64,${png.toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${href}" width="${size}" height="${size}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  let count = 0;
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const [x, y] = [(pixel % size) / size - 0.5, Math.floor(pixel / size) / size - 0.5];
    const isGround = [0, 1, 2].every((channel) => pixels[pixel * 4 + channel] === pixels[channel]);
    if (Math.hypot(x, y) > SAFE_RADIUS && !isGround) count += 1;
  }
  return count;
}

test("pictures for previews may be shown by other sites, and nothing else may", () => {
  const policies = new Map<string, Set<string | undefined>>();
  for (const [path, { identity }] of site.byPath) {
    const folder = /^\/(?:social|icons)\//.test(path) ? "previews" : "rest";
    policies.set(folder, (policies.get(folder) ?? new Set()).add(identity.headers["cross-origin-resource-policy"]));
  }
  expect(Object.fromEntries([...policies].map(([folder, set]) => [folder, [...set]]))).toEqual({
    previews: ["cross-origin"],
    rest: ["same-origin"],
  });
});
