/** The files in deploy/, used as they stand. Needs a build; what nginx serves needs nginx. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:http2";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../scripts/free-port.ts";
import { nginx } from "../scripts/programs.mjs";
import { SERVER, type StartedServer, startServer } from "../scripts/server.mjs";
import { type ScriptedServer, saysInStep, scriptedServer } from "./support/scripted-server.ts";

const ANSWER =
  "Task completion in the Government Initiative case rose to 73%, up from 48%. Task completion in the Government Initiative case was 48% before the work. That is all";
const program = nginx();
const deployed = (name: string) => readFileSync(`deploy/${name}`, "utf8");
/** What a line of the unit says; systemd writes a dollar sign twice. */
const inUnit = (line: string) =>
  (new RegExp(`^${line}$`, "m").exec(deployed("site.service"))?.[1] ?? "").replaceAll("$$", "$");
const WAIT = { timeout: 120_000 };

describe.each([
  ["the image", JSON.parse(/^CMD (.+)$/m.exec(deployed("Dockerfile"))?.[1] ?? "[]").at(-1)],
  ["the unit", `${inUnit("ExecStartPre=/bin/sh -c '(.+)'")}; exec ${inUnit("ExecStart=(.+)")}`],
])("%s", (_, command: string) => {
  const folder = mkdtempSync(join(tmpdir(), "deploy-test-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (settings: Record<string, string>) => {
    const whole = command.replace(/exec \S*node /, `exec ${process.execPath} `);
    const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: folder, ...settings };
    return spawn("sh", ["-c", whole], { env, stdio: ["ignore", "pipe", "pipe"] });
  };

  test("starts the server as npm start does", async () => {
    expect(command).toContain(`node ${SERVER.join(" ")}`);
    const server = run({ OPERATOR_PASSWORD: "a long password for this test" });
    let output = "";
    server.stdout.on("data", (chunk) => {
      output += chunk;
    });
    await expect.poll(() => output, WAIT).toContain("Ready on");
    server.kill("SIGTERM");
    await once(server, "exit");
  });

  test.each<Record<string, string>>([{}, { OPERATOR_PASSWORD: "" }])(
    "does not start without a password: %j",
    async (settings) => {
      const server = run(settings);
      const [said, [code]] = await Promise.all([text(server.stderr), once(server, "exit")]);
      expect(code).not.toBe(0);
      expect(said).toContain("OPERATOR_PASSWORD: must be set");
    },
  );
});

describe.skipIf(!program)("without a password, behind nginx", () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-test-"));
  let server: StartedServer;
  let proxy: ReturnType<typeof spawn> | undefined;
  beforeAll(() => {
    server = startServer({
      SITE_URL: "https://www.example.org",
      DATA_DIR: join(folder, "data"),
      OPERATOR_PASSWORD: "",
    });
  });
  afterEach(() => void proxy?.kill("SIGTERM"));
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  // Since 1.29.7 nginx speaks HTTP/1.1 to the server by default, and sends it as the Host the address that it calls.
  test.each([
    ["as it comes", ""],
    ["as it comes since 1.29.7", 'proxy_http_version 1.1; proxy_set_header Connection "";'],
    ["passing the Host on", "proxy_http_version 1.1; proxy_set_header Host $http_host;"],
  ])("%s, the operators' pages of a public site are closed, and the server says so", async (_, settings) => {
    const port = await freePort();
    const location = `location / { proxy_pass ${await server.url}; ${settings} }`;
    proxy = await startNginx(folder, `server { listen 127.0.0.1:${port}; ${location} }`, port);
    const json = { "content-type": "application/json" };
    for (const host of ["localhost", "www.example.org"]) {
      const call = async (path: string, method = "GET", headers = {}, body = "") => {
        const sent = httpRequest({ port, host: "127.0.0.1", path, method, headers: { host, ...headers } }).end(body);
        const [response] = await once(sent, "response");
        response.resume();
        return response.statusCode;
      };
      const entry = JSON.stringify({ pageTitle: "Offices", content: "Lisbon." });
      expect(await call("/rest/v1/knowledge_base")).toBe(403);
      expect(await call("/rest/v1/knowledge_base", "POST", json, entry)).toBe(403);
      expect(await call("/metrics")).toBe(403);
      expect(await call("/")).toBe(200);
    }
    expect(server.output()).toContain("OPERATOR_PASSWORD is not set: the operators' pages are closed to everybody");
  });
});

describe.skipIf(!program)("behind nginx, as deploy/nginx.conf sets it up", () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-test-"));
  const ports = { plain: 0, secure: 0 };
  /** Lets the model write its next word. */
  const steps: (() => void)[] = [];
  let model: ScriptedServer;
  let servers: StartedServer[] = [];
  let proxy: ReturnType<typeof spawn>;

  beforeAll(async () => {
    model = await scriptedServer(saysInStep(ANSWER, () => new Promise<void>((go) => steps.push(go))));
    const shared = {
      TRUST_PROXY: "1",
      CHAT_RATE_LIMIT: "3",
      SITE_URL: "https://www.example.org",
      OPERATOR_PASSWORD: "a long password for this test",
      OPENAI_BASE_URL: model.baseUrl,
      CHAT_MODEL: "scripted",
      // However long this machine takes to pass its words on.
      CHAT_FIRST_WORDS_MS: "600000",
      CHAT_ANSWER_MS: "3600000",
    };
    servers = [
      startServer({ ...shared, DATA_DIR: join(folder, "one") }),
      startServer({ ...shared, DATA_DIR: join(folder, "two") }),
    ];
    const urls = await Promise.all(servers.map(({ url }) => url));
    for (const url of urls) await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).ok, WAIT);
    [ports.plain, ports.secure] = [await freePort(), await freePort()];
    proxy = await startSite(urls.map((url) => new URL(url).host));
  });
  afterAll(async () => {
    proxy?.kill("SIGTERM");
    await Promise.all(servers.map((server) => server.stop()));
    await model?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  test("plain http leads to https, at the same address", async () => {
    const response = await fetch(`http://127.0.0.1:${ports.plain}/results?a=b`, {
      redirect: "manual",
      headers: { host: "www.example.org" },
    });
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toMatch(/^https:\/\/[^/]+\/results\?a=b$/);
  });

  test("pages come over HTTP/2, and browsers are told to stay with https", async () => {
    const session = connect(`https://127.0.0.1:${ports.secure}`, { rejectUnauthorized: false });
    const stream = session.request({ ":path": "/results/finance" });
    const [headers] = await once(stream, "response");
    stream.resume();
    session.close();
    expect(headers[":status"]).toBe(200);
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
  });

  test("words of an answer are passed on as they come", async () => {
    const question = "By how much did task completion rise in the government case?";
    // A model's first reply to each of the two servers is heard whole, to learn whether it thinks aloud.
    for (const visitor of ["one", "other"]) {
      const heard = await ask(question, visitor);
      const telling = setInterval(() => steps.at(-1)?.(), 10);
      await expect.poll(heard.text, WAIT).toContain("[DONE]");
      clearInterval(telling);
      steps.length = 0;
    }
    const answer = await ask(question, "first");
    // The first two statements are judged before the first words go out.
    const words = ANSWER.slice(0, ANSWER.indexOf(" is all")).split(" ").length;
    for (let step = 0; step < words; step += 1) {
      await expect.poll(() => steps.length, WAIT).toBeGreaterThan(step);
      steps[step]?.();
    }
    await expect.poll(answer.text, WAIT).toContain("73%");
    expect(answer.text()).not.toContain("[DONE]");
    // The model waits for its next step: what has come so far cannot have been the whole.
    const going = setInterval(() => steps.at(-1)?.(), 10);
    await expect.poll(answer.text, WAIT).toContain("[DONE]");
    clearInterval(going);
  });

  test("limits count visitors by their own address, whatever they write into the header", async () => {
    // Three a minute from each of the two servers, of which three questions were asked above.
    let status = 200;
    for (let sent = 0; sent < 100 && status === 200; sent += 1)
      status = (await ask("hello", `198.51.100.${sent}`)).status;
    expect(status).toBe(429);
  });

  test("the figures of the server are for nobody outside", async () => {
    expect((await get("/metrics")).status).toBe(403);
  });

  test("the logs of nginx hold neither addresses nor what was searched for", async () => {
    // Refused requests and bad ones are what an error log tells of.
    await get("/search?q=lighthouse", { "user-agent": "keeper", referer: "https://a.example/?q=lighthouse" });
    await get("/metrics?q=lighthouse");
    await fetch(`http://127.0.0.1:${ports.plain}/results?q=lighthouse`, { redirect: "manual" });
    const logged = () => readFileSync(join(folder, "site.log"), "utf8");
    await expect.poll(logged, WAIT).toMatch(/ GET \/search 200 .* GET \/metrics 403 .* GET \/results 308 /s);
    const whole = logged() + readFileSync(join(folder, "site-errors.log"), "utf8");
    for (const told of ["127.0.0.1", "lighthouse", "keeper"]) expect(whole).not.toContain(told);
  });

  test("a file to import comes through at its full length, and the server refuses a stranger's", async () => {
    const headers = { "content-type": "text/csv" };
    const sent = (bytes: number) =>
      open("/functions/v1/import-entries", { method: "POST", headers }, "x".repeat(bytes));
    expect((await sent(10 * 1024 * 1024)).status).toBe(401);
    expect((await sent(10 * 1024 * 1024 + 1)).status).toBe(413);
  });

  test("a request has one name for nginx, in the answer and in the server's log", async () => {
    const { id } = await get("/readyz", { "x-request-id": "a-name-of-the-visitor" });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    await expect.poll(() => servers.some((server) => server.output().includes(`"id":"${id}"`)), WAIT).toBe(true);
  });

  test("when one of two servers stops, the other answers and nothing fails", async () => {
    await servers[0]?.stop();
    for (let sent = 0; sent < 6; sent += 1) expect((await get("/results")).status).toBe(200);
    expect(readFileSync(join(folder, "site-errors.log"), "utf8")).toBe("");
  });

  /** nginx with the file as it is, but for names, addresses, the certificate and the folder of the logs of this test. */
  async function startSite(upstreams: string[]) {
    const [key, certificate] = [join(folder, "site.key"), join(folder, "site.pem")];
    const made = ["-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=t"];
    execFileSync("openssl", ["req", "-x509", ...made], { stdio: "ignore" });
    const listed = upstreams.map((host) => `server ${host} max_fails=2 fail_timeout=5s;`).join("\n");
    const site = deployed("nginx.conf")
      .replace(/server 127\.0\.0\.1:3000 [^;]+;/, listed)
      .replaceAll("/var/log/nginx/", `${folder}/`)
      .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
      .replace("listen 443 ssl", `listen 127.0.0.1:${ports.secure} ssl`)
      .replace("/etc/ssl/site.pem", certificate)
      .replace("/etc/ssl/site.key", key);
    return startNginx(folder, site, ports.plain);
  }

  /** Asks the consultant; `text` is what has come so far. */
  async function ask(content: string, forwarded: string) {
    const body = JSON.stringify({ messages: [{ role: "user", content }] });
    const headers = { "content-type": "application/json", "x-forwarded-for": forwarded };
    return open("/functions/v1/ai-chat", { method: "POST", headers }, body);
  }

  const get = (path: string, headers: Record<string, string> = {}) => open(path, { headers });

  async function open(path: string, options: { method?: string; headers: Record<string, string> }, body = "") {
    const call = request({ port: ports.secure, host: "127.0.0.1", path, rejectUnauthorized: false, ...options });
    call.end(body);
    const [response] = await once(call, "response");
    let text = "";
    response.on("data", (chunk: Buffer) => {
      text += chunk;
    });
    return { status: response.statusCode as number, id: response.headers["x-request-id"], text: () => text };
  }
});

/** nginx in `folder` with these servers, once it answers on `port`. */
async function startNginx(folder: string, servers: string, port: number) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join("\n");
  const whole = `pid ${join(folder, "pid")}; error_log ${join(folder, "errors.log")}; daemon off; master_process off;
    events {} http { access_log off; ${temporary} ${servers} }`;
  writeFileSync(join(folder, "nginx.conf"), whole);
  const child = spawn(program ?? "", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "errors.log")], {
    stdio: "ignore",
  });
  const answers = () => fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" }).then(Boolean, () => false);
  await vi.waitUntil(answers, WAIT).catch((error) => {
    throw new Error(readFileSync(join(folder, "errors.log"), "utf8"), { cause: error });
  });
  return child;
}
