/** `npm run dev` in a copy of the project: the pages as they are built, and all else that the built site has. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../scripts/free-port.ts";
import { copyProject } from "./project-copy.ts";

async function developing() {
  const copy = copyProject();
  onTestFinished(copy.remove);
  // What the consultant answers from is what the last build read.
  symlinkSync(resolve("build"), join(copy.folder, "build"));
  const port = String(await freePort());
  const data = join(copy.folder, "data");
  const server = spawn(process.execPath, ["scripts/start.mjs", "--dev"], {
    cwd: copy.folder,
    // Without colours, which part the port from its colon.
    env: { ...process.env, DATA_DIR: data, PORT: port, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const stop = () => {
    server.kill("SIGTERM");
    return ended;
  };
  onTestFinished(async () => {
    await stop();
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (chunk) => String(chunk).includes(`:${port}`) && resolve());
    server.once("exit", () => reject(new Error("the server ended before it was ready")));
  });
  const get = (path: string, accept = "text/html") =>
    fetch(`http://localhost:${port}${path}`, { headers: { accept }, redirect: "manual" });
  return { folder: copy.folder, data, stop, get, read: async (path: string) => (await get(path)).text() };
}

test("the site while developing is as it is built", async () => {
  const { folder, data, stop, get, read } = await developing();

  // Static, with the same islands and the same entry module, but for the admin page.
  const home = await read("/");
  for (const name of ["roi", "enquiry", "chat"])
    expect(home).toMatch(new RegExp(`data-island="${name}"[^>]*>(?:<div>)?<div data-island-root><\\w`));
  expect(home).toContain('<script type="module" src="/app/entry.client.tsx">');
  expect(home).not.toContain("__reactRouterContext");
  expect(await read("/admin/knowledge-base")).toContain("__reactRouterContext");

  // What the build writes to files.
  const built = readFileSync("build/client/results/finance.md", "utf8");
  const markdown = await get("/results/finance.md");
  expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(await markdown.text()).toBe(built);
  expect(await (await get("/results/finance", "text/markdown")).text()).toBe(built);
  expect((await get("/no/such/page.md")).headers.get("content-type")).not.toContain("markdown");
  expect((await get("/contact")).headers.get("location")).toBe("/#contact");
  expect((await get("/no/such/page")).status).toBe(404);
  expect((await get("/results/finance")).status).toBe(200);

  // The knowledge base is filled, and the search finds in it.
  const entries = async () =>
    (await (await get("/rest/v1/knowledge_base?limit=2", "application/json")).json()) as unknown[];
  await expect.poll(entries).toHaveLength(2);

  // A new content file is a page, in its list and in the sitemap, and goes again, without a restart.
  const article = readFileSync(join(folder, "content/insights/ai-tourism-roi.mdx"), "utf8");
  const added = join(folder, "content/insights/a-new-article.mdx");
  writeFileSync(added, article.replace(/^title: .*$/m, "title: An article that was not there"));
  await expect.poll(() => read("/insights/a-new-article")).toContain("An article that was not there");
  expect(await read("/insights")).toContain("/insights/a-new-article");
  expect(await read("/sitemap.xml")).toContain("/insights/a-new-article");

  // A changed head is seen on the pages that list it, a changed text on its own page.
  const text = "A sentence that nobody had written.";
  writeFileSync(added, `${article.replace(/^title: .*$/m, "title: Another title")}\n${text}\n`);
  await expect.poll(() => read("/insights")).toContain("Another title");
  await expect.poll(() => read("/insights/a-new-article")).toContain(text);
  rmSync(added);
  await expect.poll(() => read("/insights")).not.toContain("/insights/a-new-article");

  // It closes what it opened: the database has no log of writes beside it.
  expect(await stop()).toBe(0);
  expect(existsSync(join(data, "knowledge-base.sqlite"))).toBe(true);
  expect(existsSync(join(data, "knowledge-base.sqlite-wal"))).toBe(false);
});
