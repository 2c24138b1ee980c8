/** A static host that honours `_headers` and `_redirects`, as Netlify and Cloudflare Pages do each in its way. */
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { HOST_LIMITS, matches } from "../scripts/build/static-host.ts";

export type Dialect = "netlify" | "cloudflare";

interface Rule {
  pattern: string;
  headers: [name: string, value: string][];
}

interface HostAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What a host knows by itself. */
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** Answers GET for a path of the built files in `client`. */
export function staticHost(client: string, dialect: Dialect): (path: string) => HostAnswer {
  const rules = readRules(join(client, "_headers"), dialect);
  const moved = readRedirects(join(client, "_redirects"));
  return (path) => {
    const headers = headersFor(rules, path, dialect);
    const redirect = moved.get(path);
    if (redirect)
      return { status: redirect.status, headers: { ...headers, location: redirect.to }, body: Buffer.alloc(0) };
    const file = fileOf(client, path);
    const type = TYPES[extname(file ?? "404.html")];
    const body = readFileSync(file ?? join(client, "404.html"));
    return { status: file ? 200 : 404, headers: { ...(type ? { "content-type": type } : {}), ...headers }, body };
  };
}

/** The same on a port of this machine. */
export async function serveStatic(client: string, port: number) {
  const host = staticHost(client, "cloudflare");
  const server = createServer(({ url = "/" }, response) => {
    const { status, headers, body } = host(decodeURIComponent(url.split("?")[0] ?? "/"));
    response.writeHead(status, headers).end(body);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

function fileOf(client: string, path: string): string | undefined {
  if (path.startsWith("/_")) return undefined;
  const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  return names.map((name) => join(client, name)).find((file) => existsSync(file) && statSync(file).isFile());
}

function headersFor(rules: readonly Rule[], path: string, dialect: Dialect): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { pattern, headers } of rules)
    if (matches(pattern, path))
      for (const [name, value] of headers)
        found[name] = dialect === "cloudflare" && found[name] ? `${found[name]}, ${value}` : value;
  return found;
}

function readRules(file: string, dialect: Dialect): Rule[] {
  const rules: Rule[] = [];
  for (const line of linesOf(file)) {
    const header = /^\s+([\w-]+): (\S.*)$/.exec(line);
    if (/^\/\S*$/.test(line)) rules.push({ pattern: line, headers: [] });
    else if (header?.[1] && header[2]) rules.at(-1)?.headers.push([header[1], header[2]]);
    else throw new Error(`no host reads this line of ${file}: ${line}`);
  }
  return dialect === "cloudflare" ? rules.slice(0, HOST_LIMITS.headerRules) : rules;
}

function readRedirects(file: string) {
  const entries = linesOf(file).map((line) => {
    const [from = "", to = "", status] = line.split(" ");
    return [from, { to, status: Number(status) }] as const;
  });
  return new Map(entries);
}

const linesOf = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
