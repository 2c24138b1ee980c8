/** Starts the server as an operator would, and reads what it says when it cannot. Needs a build. */
import { type ChildProcessWithoutNullStreams, execFileSync, spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { BUNDLE } from "../scripts/build/bundle-folder.ts";
import { type StartedServer, serverEnvironment, startServer } from "../scripts/server.mjs";
import { overviewAnswer } from "../shared/contracts/insight.ts";
import { copyProject, type ProjectCopy, runInCopy } from "./project-copy.ts";
import { says, scriptedServer } from "./support/scripted-server.ts";

const folder = mkdtempSync(join(tmpdir(), "start-test-"));
/** One for all of them: what a test finds there it has put there itself. */
let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => {
  copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

const start = (environment: Record<string, string>) => startServer({ DATA_DIR: join(folder, "data"), ...environment });

/** Where a server serves, once it has read the pages. */
async function ready(server: StartedServer): Promise<string> {
  const url = await server.url;
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  return url;
}

/** A folder on a disk of so many bytes; undefined where this user may make none. */
function diskOf(size: string): string | undefined {
  const place = mkdtempSync(join(folder, "disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", place]);
  if (status !== 0) return undefined;
  onTestFinished(() => void execFileSync("umount", [place]));
  return place;
}

/** As it is before the first start. */
function unbuilt() {
  for (const name of ["build", BUNDLE]) rmSync(join(copy.folder, name), { recursive: true, force: true });
}

describe("a proxy that is set for the machine", () => {
  it("is used for the model, with or without its protocol; where all details of the company are set nothing is said of them", async () => {
    await using model = await scriptedServer(says("Ready."));
    const proxy = createHttpServer().on("connect", (_, visitor) => {
      const there = connect(Number(new URL(model.baseUrl).port), "127.0.0.1", () => {
        visitor.write("HTTP/1.1 200 OK\r\n\r\n");
        there.pipe(visitor).pipe(there);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void proxy.close());
    const { port } = proxy.address() as { port: number };
    // A busy machine may take its time, to read the pages as well: a question that comes before is held for seconds alone.
    const reach = {
      OPENAI_BASE_URL: "http://model.invalid/v1",
      CHAT_MODEL: "scripted",
      CHAT_FIRST_WORDS_MS: "600000",
      CHAT_ANSWER_MS: "600000",
    };
    const company = {
      CONTACT_EMAIL: "a@b.pt",
      COMPANY_NAME: "Exemplo, Lda.",
      COMPANY_ADDRESS: "Rua de Exemplo 1, 1000-001 Lisboa",
      COMPANY_REGISTRATION: "NIPC 000 000 000",
      CONTACT_PHONE: "",
    };
    const server = start({ ...reach, ...company, HTTP_PROXY: `127.0.0.1:${port}` });
    const url = await ready(server);
    await fetch(`${url}/functions/v1/ai-chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ messages: [{ role: "user", content: "What does AI for legal do?" }] }),
    }).then((response) => response.text());
    expect(await server.stop()).toBe(0);
    expect(model.requests).not.toEqual([]);
    // By its end it has said all that it says at a start.
    expect(server.output()).toContain("CONTACT_PHONE is not set");
    expect(server.output()).not.toMatch(/COMPANY_|CONTACT_EMAIL/);
  });

  it("does not keep the server from starting where nobody can read it, nor does a log that nobody reads", async () => {
    const server = start({ HTTP_PROXY: "http://", HTTPS_PROXY: "socks5://127.0.0.1:1", http_proxy: "a proxy" });
    const url = await server.url;
    server.process.stdout.destroy();
    server.process.stderr.destroy();
    for (let call = 0; call < 3; call += 1)
      expect((await fetch(`${url}/functions/v1/calculate-roi`, { method: "POST" })).status).toBe(415);
    expect(await server.stop()).toBe(0);
  });

  it("leaves out what is to be reached without, everything or this machine beside others", () => {
    expect(serverEnvironment({ NO_PROXY: "*" })).toMatchObject({ no_proxy: "*" });
    const local = "localhost,127.0.0.1,::1";
    expect(serverEnvironment({ NO_PROXY: "model.example" })).toMatchObject({ no_proxy: `model.example,${local}` });
    expect(serverEnvironment({})).toMatchObject({ no_proxy: local, NODE_USE_ENV_PROXY: "1" });
  });
});

describe("a start that cannot succeed says why in one line", () => {
  it.each([
    [
      "a bad environment value",
      { CHAT_RATE_LIMIT: "many" },
      "Cannot start: CHAT_RATE_LIMIT must be a whole number from 0 to 1000000",
    ],
    [
      "a data folder that cannot be made",
      { DATA_DIR: "/dev/null/data" },
      "Cannot start: the data folder /dev/null/data cannot be written to (DATA_DIR)",
    ],
  ])("%s", async (_, environment, line) => {
    const { ended, output } = start(environment);
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(line);
  });

  it("a bad environment value before the pages are built, whether they would hold it or not", async () => {
    unbuilt();
    const settings = [{ SITE_URL: "https://www.example.org/shop" }, { CHAT_RATE_LIMIT: " " }];
    const said = settings.map((environment) =>
      spawnSync(process.execPath, ["scripts/start.mjs"], {
        cwd: copy.folder,
        env: { ...process.env, ...environment },
        encoding: "utf8",
      }),
    );
    expect(said.map(({ status, stdout, stderr }) => [status, stdout, stderr])).toEqual([
      [
        1,
        "",
        "Cannot start: SITE_URL must be an origin such as https://www.example.org, with nothing behind its host\n",
      ],
      [1, "", "Cannot start: CHAT_RATE_LIMIT must be a whole number from 0 to 1000000\n"],
    ]);
  });

  it("a line of .env that could be read in two ways", () => {
    const file = join(copy.folder, ".env");
    writeFileSync(file, "OPERATOR_PASSWORD=correcthorse#battery\n");
    onTestFinished(() => rmSync(file));
    for (const script of ["scripts/start.mjs", "scripts/build.ts", "scripts/backup.ts"]) {
      const { status, stderr } = spawnSync(process.execPath, [script], { cwd: copy.folder, encoding: "utf8" });
      expect([status, stderr.split("\n").length], script).toEqual([1, 2]);
      expect(stderr, script).toContain("OPERATOR_PASSWORD in .env (line 1) has more than one reading");
    }
  });

  it("a port that is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const { ended, output } = start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(
      `Cannot start: port ${port} is taken, perhaps by this site started before; stop that, or set PORT`,
    );
    other.close();
  });

  it("a full disk", async ({ skip }) => {
    const data = diskOf("64k");
    if (!data) return skip();
    const { ended, output } = start({ DATA_DIR: data });
    expect(await ended).toBe(1);
    expect(output().trim()).toBe(
      `Cannot start: the database ${data}/knowledge-base.sqlite cannot be opened: database or disk is full; it was left as it is. Make room and start again`,
    );
  });

  it("a damaged database, which is left as it is", async () => {
    const data = mkdtempSync(join(folder, "damaged-"));
    writeFileSync(
      join(data, "knowledge-base.sqlite"),
      "this is no database, but it is long enough to be read as one".repeat(20),
    );
    const { ended, output } = start({ DATA_DIR: data });
    expect(await ended).toBe(1);
    expect(output().trim()).toMatch(/^Cannot start: the database .*knowledge-base\.sqlite cannot be opened: .+$/);
    expect(output().trim()).not.toContain("\n");
  });
});

describe("whatever ends npm or the start ends all", () => {
  /** `npm start` in a folder, once it has said `words`. */
  async function npmStart(words: RegExp, cwd = ".") {
    const npm = spawn("npm", ["start"], { cwd, env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "npm") } });
    return { npm, output: await saying(npm, words) };
  }

  async function saying({ stdout, stderr }: ChildProcessWithoutNullStreams, words: RegExp): Promise<string> {
    let output = "";
    for (const stream of [stdout, stderr]) stream.on("data", (chunk) => (output += chunk));
    await expect.poll(() => output).toMatch(words);
    return output;
  }

  // The server says it after "Ready on", as no detail of the company is set here.
  const UNNAMED = /COMPANY_NAME, COMPANY_ADDRESS, COMPANY_REGISTRATION, CONTACT_EMAIL: not set,/;

  // npm hands SIGINT on to a shell that waits: it ends nothing.
  it.each(["SIGTERM", "SIGKILL"] as const)("%s while it serves", async (signal) => {
    const { npm, output } = await npmStart(UNNAMED);
    const url = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? "";
    expect((await fetch(`${url}/healthz`)).ok).toBe(true);
    npm.kill(signal);
    await expect.poll(() => fetch(`${url}/healthz`).then(Boolean, () => false)).toBe(false);
  });

  it.skipIf(process.platform !== "linux")("SIGKILL while it builds", async () => {
    unbuilt();
    const { npm } = await npmStart(/Bundling the scripts/, copy.folder);
    expect(processesIn(copy.folder)).not.toEqual([]);
    npm.kill("SIGKILL");
    await expect.poll(() => processesIn(copy.folder)).toEqual([]);
  });

  // Without npm, as a supervisor starts it.
  it.skipIf(process.platform !== "linux").each([
    ["SIGKILL", /Bundling the scripts/],
    ["SIGTERM", /Rendering the pages/],
    ["SIGKILL", /Starting the server/],
    ["SIGHUP", /Starting the server/],
  ] as const)("%s to the start itself, at %s", async (signal, words) => {
    if (!words.source.includes("server")) {
      unbuilt();
      // Of the same sources: where the pages are what it is about, they are begun at once.
      if (words.source.includes("pages")) cpSync(BUNDLE, join(copy.folder, BUNDLE), { recursive: true });
    } else if (!existsSync(join(copy.folder, "build/stamp"))) {
      cpSync("build", join(copy.folder, "build"), { recursive: true });
      runInCopy(copy, [
        "--input-type=module",
        "-e",
        'import { markBuilt } from "./scripts/stamp.mjs"; markBuilt(process.cwd());',
      ]);
    }
    const env = { ...process.env, PORT: "0", npm_lifecycle_event: undefined };
    const start = spawn(process.execPath, ["scripts/start.mjs"], { cwd: copy.folder, env });
    await saying(start, words);
    const isBuilt = () => existsSync(join(copy.folder, "build/stamp"));
    const before = isBuilt();
    start.kill(signal);
    await expect.poll(() => processesIn(copy.folder)).toEqual([]);
    expect(isBuilt()).toBe(before);
  });

  // As npm itself, which takes back what it has installed before it ends: the next start would install beside it.
  it.skipIf(process.platform !== "linux")("what installs, though it goes on where it is asked to end", async () => {
    const programs = mkdtempSync(join(folder, "programs-"));
    writeFileSync(join(programs, "npm"), "#!/bin/sh\ntrap '' TERM\nexec tail -f /dev/null\n", { mode: 0o755 });
    const list = join(copy.folder, "node_modules/.package-lock.json");
    rmSync(list);
    onTestFinished(() => symlinkSync(resolve("node_modules/.package-lock.json"), list));
    const env = { ...process.env, PATH: `${programs}:${process.env.PATH}`, npm_lifecycle_event: undefined };
    const start = spawn(process.execPath, ["scripts/start.mjs"], { cwd: copy.folder, env });
    await expect.poll(() => processesIn(copy.folder).length).toBe(3);
    start.kill("SIGTERM");
    await expect.poll(() => processesIn(copy.folder)).toEqual([]);
  });

  const processesIn = (cwd: string) =>
    readdirSync("/proc").filter((pid) => {
      try {
        return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`) === cwd;
      } catch {
        return false; // It has ended meanwhile.
      }
    });
});

describe("a start", () => {
  it("serves, answers from the site's own pages, tells which details of the company they lack, and stops on a signal", async () => {
    const environment = { CONTACT_EMAIL: "a@b.pt", COMPANY_NAME: "Exemplo, Lda.", COMPANY_ADDRESS: "" };
    const server = start({ DATA_DIR: join(folder, "fresh"), CONTACT_PHONE: "", ...environment });
    const url = await ready(server);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: "ok" });
    const answer = await fetch(`${url}/functions/v1/ai-chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        messages: [{ role: "user", content: "What task completion did the government case reach?" }],
      }),
    });
    const text = await answer.text();
    expect(text).toContain("73%");
    expect(text).toContain("/results/government");
    expect(await server.stop()).toBe(0);
    expect(server.output()).toContain("CONTACT_PHONE is not set");
    expect(server.output()).toContain("\nCOMPANY_ADDRESS, COMPANY_REGISTRATION: not set,");
  });

  it("whose disk fills says so, and goes on once there is room", async ({ skip }) => {
    const data = diskOf("400k");
    if (!data) return skip();
    const server = start({ DATA_DIR: data });
    await expect.poll(server.output).toContain("\nNot ready, and tried again: The server's disk is full.");
    execFileSync("mount", ["-o", "remount,size=64m", data]);
    await expect.poll(server.output).toContain("\nThe consultant has read the pages");
    expect(await server.stop()).toBe(0);
  });

  it("says, on the operators' overview as well, that a public site may not be without name and address", async () => {
    const OPERATOR_PASSWORD = "a long password";
    const about = { SITE_URL: "https://www.example.org", OPERATOR_PASSWORD, COMPANY_NAME: "Exemplo, Lda." };
    const server = start({ DATA_DIR: join(folder, "fresh"), ...about });
    const url = await server.url;
    const signIn = await fetch(`${url}/auth/v1/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: about.SITE_URL },
      body: JSON.stringify({ password: OPERATOR_PASSWORD }),
    });
    const cookie = signIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    const overview = await fetch(`${url}/rest/v1/consultant_overview`, { headers: { cookie } });
    const { advice } = overviewAnswer.parse(await overview.json()).state;
    expect(advice[0]).toMatch(
      /^This site may not go public like this: set COMPANY_ADDRESS, which Article 13\(1\)\(a\)/,
    );
    await expect.poll(server.output).toContain(`\n${advice[0]}\n`);
    expect(await server.stop()).toBe(0);
  });
});
