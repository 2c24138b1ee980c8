/** The files in deploy/, used as they stand. Needs a build; what nginx serves needs nginx. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freePort } from "../scripts/free-port.ts";
import { nginx } from "../scripts/programs.mjs";
import { SERVER, type StartedServer, startServer } from "../scripts/server.mjs";
import { type ScriptedServer, saysInStep, scriptedServer } from "../server/model/testing/scripted-server.ts";

const ANSWER =
  "Task completion in the client’s online services rose to 73%, up from 48%. Task completion in the Government Initiative case rose to 73%, up from 48%. That is all";
const program = nginx();
const deployed = (name: string) => readFileSync(`deploy/${name}`, "utf8");

test("the image and the unit start the server as npm start does", () => {
  expect(deployed("Dockerfile")).toContain(`CMD ${JSON.stringify(["node", ...SERVER]).replaceAll(",", ", ")}`);
  expect(deployed("site.service")).toContain(`ExecStart=/usr/bin/node ${SERVER.join(" ")}\n`);
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
    };
    servers = [
      startServer({ ...shared, DATA_DIR: join(folder, "one") }),
      startServer({ ...shared, DATA_DIR: join(folder, "two") }),
    ];
    const urls = await Promise.all(servers.map(({ url }) => url));
    for (const url of urls) await vi.waitUntil(async () => (await fetch(`${url}/readyz`)).ok, WAIT);
    [ports.plain, ports.secure] = [await freePort(), await freePort()];
    proxy = await startNginx(urls.map((url) => new URL(url).host));
  }, 60_000);
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
    const answer = await ask("By how much did task completion rise in the government case?", "first");
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
    const statuses: number[] = [];
    for (let sent = 0; sent < 9; sent += 1) statuses.push((await ask("hello", `198.51.100.${sent}`)).status);
    // Three a minute from each of the two servers, of which one question was asked above.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6);
    expect(statuses.at(-1)).toBe(429);
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
  async function startNginx(upstreams: string[]) {
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
    mkdirSync(join(folder, "conf.d"));
    writeFileSync(join(folder, "conf.d/site.conf"), site);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
      .join("\n");
    const whole = `pid ${join(folder, "pid")}; error_log ${join(folder, "errors.log")}; daemon off; master_process off;
      events {} http { access_log off; ${temporary} include ${join(folder, "conf.d")}/*.conf; }`;
    writeFileSync(join(folder, "nginx.conf"), whole);
    const child = spawn(program ?? "", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "errors.log")], {
      stdio: "ignore",
    });
    const answers = () => fetch(`http://127.0.0.1:${ports.plain}/`, { redirect: "manual" }).then(Boolean, () => false);
    await vi.waitUntil(answers, WAIT).catch((error) => {
      throw new Error(readFileSync(join(folder, "errors.log"), "utf8"), { cause: error });
    });
    return child;
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

const WAIT = { timeout: 20_000 };
