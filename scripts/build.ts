/** Builds the site: checks the content, renders every page, and finishes the files for serving. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { publicPaths } from "../content/paths.ts";
import { KNOWLEDGE_PATH } from "../server/knowledge-base/hosted-pages.ts";
import type { BuiltSettings } from "../server/pages/built-settings.ts";
import { loadSite } from "../server/pages/site-files.ts";
import { buildSettings } from "../shared/build-settings.ts";
import { pageFile } from "../shared/domain/page-file.ts";
import { compressFiles } from "./build/compress.ts";
import { clearBuild, keepEarlier } from "./build/earlier-assets.ts";
import { finishPages } from "./build/finish-pages.ts";
import { libraryOf } from "./build/library.ts";
import { writeMarkdown } from "./build/markdown/write-markdown.ts";
import { toReadAgain } from "./build/read-answers.ts";
import { writeSectionNames } from "./build/section-names.ts";
import { hostFiles, withPolicy } from "./build/static-host.ts";
import { writeArt } from "./build/write-art.ts";
import { writeIcons } from "./build/write-icons.ts";
import { writeSocialImages } from "./build/write-social-images.ts";
import { checkContent } from "./content/check.ts";
import { readEnvFile } from "./runtime.mjs";
import { markBuilt } from "./stamp.mjs";

const root = process.cwd();
const client = join(root, "build/client");
const aside = join(root, "node_modules/.cache/earlier-assets");

const settings = readSettings();

const problems = checkContent(root);
if (problems.length && !process.env.LOOSE)
  stop([...problems, `The build stopped: ${problems.length} problems in the content.`]);

clearBuild(join(root, "build"), aside);
const rendered = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
  cwd: root,
  env: { ...process.env, NODE_ENV: "production" },
  encoding: "utf8",
});
if (rendered.status !== 0)
  stop([
    rendered.stdout,
    rendered.stderr,
    `The build stopped while rendering the pages (${rendered.signal ?? rendered.status}).`,
  ]);

const { pages, sections, rows } = await finishPages(client);
writeFileSync(join(root, "build/knowledge.json"), JSON.stringify(sections, null, 1));
// For a server elsewhere, which looks whether the pages say something new.
writeFileSync(join(client, KNOWLEDGE_PATH), JSON.stringify(sections));
writeSectionNames(root, client, sections);
const mistakes: string[] = [];
const answerFolder = join(root, "content/answers");
const library = libraryOf(answerFolder, { sections, rows, settings }, mistakes);
writeFileSync(join(root, "build/library.json"), JSON.stringify(library));
if (mistakes.length && !process.env.LOOSE)
  stop([...mistakes, `The build stopped: ${mistakes.length} problems in the library of answers.`]);
writeMarkdown(publicPaths, client, settings.SITE_URL);
writeArt(client);
await writeIcons(client);
await writeSocialImages(pages, client);
writeFileSync(
  join(root, "build/site.json"),
  JSON.stringify({
    siteUrl: settings.SITE_URL,
    backendUrl: settings.PUBLIC_BACKEND_URL,
  } satisfies BuiltSettings),
);
writeHostFiles();
rmSync(join(root, "build/server"), { recursive: true, force: true });
await compressFiles(client);
keepEarlier(join(root, "build"), aside);
markBuilt(root);
if (!process.argv.includes("--without-notes")) for (const line of toReadAgain(library, answerFolder)) console.log(line);
console.log(`Built ${pages.length} pages in ${(performance.now() / 1000).toFixed(1)} s.`);

/** What a static host needs to serve `build/client` as the server does. */
function writeHostFiles() {
  const site = loadSite(join(root, "build"));
  const { headers, redirects, beyond } = hostFiles(site);
  const alone = beyond.map((path) => [pageFile(path), site.byPath.get(path)] as const);
  for (const [name, file] of [["404.html", site.notFound] as const, ...alone]) {
    const policy = file?.identity.headers["content-security-policy"] ?? "";
    writeFileSync(join(client, name), withPolicy(readFileSync(join(client, name), "utf8"), policy));
  }
  writeFileSync(join(client, "_headers"), headers);
  writeFileSync(join(client, "_redirects"), redirects);
}

function readSettings() {
  try {
    readEnvFile(".env");
    return buildSettings(process.env);
  } catch (error) {
    return stop([`Cannot build: ${error instanceof Error ? error.message : error}`]);
  }
}

function stop(lines: string[]): never {
  // Written at once: the process ends before a pipe would be read.
  writeSync(process.stderr.fd, `${lines.join("\n")}\n`);
  process.exit(1);
}
