/** Builds the site: checks the content, renders every page, and finishes the files for serving. */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { artFiles } from "../content/art.ts";
import { keepOnly } from "../content/cached.ts";
import { feedPaths, hiddenPaths, publicPaths } from "../content/paths.ts";
import { KNOWLEDGE_PATH } from "../server/knowledge-base/hosted-pages.ts";
import type { BuiltSettings } from "../server/pages/page-headers.ts";
import { loadSite } from "../server/pages/site-files.ts";
import { type BuildSettings, buildSettings } from "../shared/build-settings.ts";
import { pageFile } from "../shared/domain/page-file.ts";
import { type Bundle, bundle } from "./build/bundle.ts";
import { ASSETS } from "./build/bundle-folder.ts";
import { COMPRESSED, compressFiles, type Quality } from "./build/compress.ts";
import { clearBuild, keepEarlier } from "./build/earlier-assets.ts";
import type { PublicPage } from "./build/finish-page.ts";
import { libraryOf } from "./build/library.ts";
import { writeMarkdown } from "./build/markdown/llms.ts";
import { hostFiles, withPolicy } from "./build/static-host.ts";
import { writePages, writeSectionNames } from "./build/write-pages.ts";
import { writeIcons } from "./build/write-social-images.ts";
import { checkContent } from "./content/check.ts";
import { readEnvFile } from "./runtime.mjs";
import { hashOfSources, markBuilt } from "./stamp.mjs";
import { remedy, step } from "./steps.mjs";

const root = process.cwd();
const build = join(root, "build");
const client = join(build, "client");
const aside = join(root, "node_modules/.cache/earlier-assets");
const answerFolder = join(root, "content/answers");
/** Who starts the site waits for it: pages are compressed quickly, and texts encoded later. */
const starting = process.argv.includes("--for-start");
const quality: Quality = starting ? "quick" : "best";

process.env.NODE_ENV = "production";
try {
  readEnvFile(".env");
  await buildSite(buildSettings(process.env));
} catch (error) {
  const { message, stderr } = error as Error & { stderr?: string };
  // Written at once: the process ends before a pipe would be read.
  writeSync(process.stderr.fd, `Cannot build: ${remedy(`${message}\n${stderr}`) ?? (stderr || message)}\n`);
  process.exit(1);
}

async function buildSite(settings: BuildSettings) {
  const bundling = bundle(root);
  // Its failure is told when its turn comes.
  bundling.catch(() => {});
  await step("Checking the content", () => refuse(checkContent(), "the content"));
  const bundled = await step("Bundling the scripts", () => bundling);
  clearBuild(build, aside);
  mkdirSync(client, { recursive: true });
  cpSync(ASSETS, join(client, "assets"), { recursive: true });
  const pages = await step("Rendering the pages", () => render(bundled));
  const drawing = drawSocialImages(pages, bundled);
  await step("Reading the answers", () => readPages(pages, settings));
  await step("Drawing the pictures", async () => {
    for (const [path, svg] of artFiles()) {
      mkdirSync(dirname(join(client, path)), { recursive: true });
      writeFileSync(join(client, path), svg);
    }
    await Promise.all([writeIcons(client), drawing]);
  });
  await step("Compressing the files", async () => {
    writeHostFiles();
    keepOnly(COMPRESSED, await compressFiles(client, quality));
  });
  keepEarlier(build, aside);
  markBuilt(root);
  // A server that starts with a quick build encodes the texts itself, while it serves.
  if (!starting) await step("Encoding the texts", () => execFileSync(process.execPath, ["scripts/build/encode.ts"]));
  console.log(`Built ${pages.length} pages in ${(performance.now() / 1000).toFixed(1)} s.`);
}

/** What the public pages say, in the order of their files. */
async function render({ key, boot }: Bundle): Promise<PublicPage[]> {
  const paths = [...publicPaths, ...hiddenPaths, ...feedPaths];
  const basis = key + hashOfSources(root, ["scripts/build"]) + quality;
  const pages = await writePages(paths, { client, basis, boot, quality });
  const inOrder = ({ path }: PublicPage) => (path === "/" ? "index.html" : `${path.slice(1)}/index.html`);
  return pages.sort((one, other) => (inOrder(one) < inOrder(other) ? -1 : 1));
}

async function drawSocialImages(pages: readonly PublicPage[], { key }: Bundle) {
  const shared = pages.map(({ path, title, kicker, image }) => ({ path, title, kicker, image }));
  const workerData = { pages: shared, client, basis: key };
  await once(new Worker(new URL("build/social-thread.ts", import.meta.url), { workerData }), "exit");
}

/** Writes what the consultant and programs read: the sections, the library of answers, Markdown. */
function readPages(pages: readonly PublicPage[], settings: BuildSettings) {
  const sections = pages.flatMap((page) => page.sections);
  const rows = Object.assign({}, ...pages.map((page) => page.rows));
  const write = (name: string, content: unknown) => writeFileSync(join(build, name), JSON.stringify(content));
  writeFileSync(join(build, "knowledge.json"), JSON.stringify(sections, null, 1));
  // For a server elsewhere, which looks whether the pages say something new.
  writeFileSync(join(client, KNOWLEDGE_PATH), JSON.stringify(sections));
  writeSectionNames(client, sections);
  write("site.json", { siteUrl: settings.SITE_URL, backendUrl: settings.PUBLIC_BACKEND_URL } satisfies BuiltSettings);
  const mistakes: string[] = [];
  const library = libraryOf(answerFolder, { sections, rows, settings }, mistakes);
  write("library.json", library);
  refuse(mistakes, "the library of answers");
  const byPath = new Map(pages.map(({ path, markdown }) => [path, markdown]));
  writeMarkdown(
    publicPaths.flatMap((path) => byPath.get(path) ?? []),
    client,
    settings.SITE_URL,
  );
}

function refuse(problems: string[], where: string) {
  if (problems.length) throw new Error([...problems, `${problems.length} problems in ${where}.`].join("\n"));
}

/** What a static host needs to serve `build/client` as the server does. */
function writeHostFiles() {
  const site = loadSite(build);
  const { headers, redirects, beyond } = hostFiles(site);
  const alone = beyond.map((path) => [pageFile(path), site.byPath.get(path)] as const);
  for (const [name, file] of [["404.html", site.notFound] as const, ...alone]) {
    const policy = file?.identity.headers["content-security-policy"] ?? "";
    writeFileSync(join(client, name), withPolicy(readFileSync(join(client, name), "utf8"), policy));
  }
  writeFileSync(join(client, "_headers"), headers);
  writeFileSync(join(client, "_redirects"), redirects);
}
