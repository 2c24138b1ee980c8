/** Bundles what browsers load and what renders the pages, where a source of it has changed since. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { rolldown } from "rolldown";
import { READING } from "../content-in-node.ts";
import { hashOfSources } from "../stamp.mjs";
import { isHydrated } from "../static-routes.ts";
import { compileBoot } from "./boot.ts";
import { ASSETS, BUNDLE, CLIENT_INPUTS, STYLES } from "./bundle-folder.ts";

const SOURCES = [
  "app",
  "shared",
  ...readdirSync("scripts")
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => `scripts/${name}`),
  ...["boot", "bundle", "bundle-folder"].map((name) => `scripts/build/${name}.ts`),
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

const FACTS = join(BUNDLE, "bundle.json");

export interface Bundle {
  /** Says what it was made from. */
  key: string;
  /** Address of the script that every page loads. */
  script: string;
  /** What runs in each page before it. */
  boot: string;
}

/** Throws an Error with what the bundler said where it fails. */
export async function bundle(root: string): Promise<Bundle> {
  const before = existsSync(FACTS) ? (JSON.parse(readFileSync(FACTS, "utf8")) as Bundle) : undefined;
  if (before && before.key === (await keyOf(root))) return before;
  rmSync(BUNDLE, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [styles = ""] = readdirSync(join(BUNDLE, "server/assets")).filter((name) => name.endsWith(".css"));
  const css = readFileSync(join(BUNDLE, "server/assets", styles), "utf8");
  writeFileSync(STYLES, css);
  const { manifest, script } = shortenManifest();
  await mergeScript(join(ASSETS, basename(script)));
  removeUnreached([manifest, basename(script)]);
  // Written last: a bundle that was not finished has none.
  const made = { key: await keyOf(root), script, boot: await compileBoot(script) };
  writeFileSync(FACTS, JSON.stringify(made));
  return made;
}

async function keyOf(root: string): Promise<string> {
  const inputs = existsSync(CLIENT_INPUTS) ? (JSON.parse(readFileSync(CLIENT_INPUTS, "utf8")) as string[]) : [];
  // One that is gone since has changed what was made of it.
  const there = inputs.filter((name) => existsSync(join(root, name)));
  const hash = createHash("sha256").update(hashOfSources(root, [...SOURCES, ...there]));
  for (const file of READING.filter((file) => there.some((name) => file.endsWith(name))))
    hash.update(JSON.stringify(await import(file)));
  return hash.digest("hex");
}

const MANIFEST = "window.__reactRouterManifest=";

interface Manifest {
  entry: { module: string };
  routes: Record<string, unknown>;
}

/** The router's list of routes, in a file of its own: browsers need those of the operators' pages alone. */
function shortenManifest() {
  const read = (name: string) => readFileSync(join(ASSETS, name), "utf8");
  const manifest = readdirSync(ASSETS).find((name) => name.startsWith("manifest-") && read(name).startsWith(MANIFEST));
  if (!manifest) throw new Error("the bundler wrote no list of routes");
  const all = JSON.parse(read(manifest).slice(MANIFEST.length, -1)) as Manifest;
  const routes = Object.fromEntries(Object.entries(all.routes).filter(([id]) => isHydrated(id)));
  writeFileSync(join(ASSETS, manifest), `${MANIFEST}${JSON.stringify({ ...all, routes })};`);
  return { manifest, script: all.entry.module };
}

/** Scripts and style sheets that no page can ask for: those of static routes, and what went into the merged script. */
function removeUnreached(reached: string[]) {
  const files = readdirSync(ASSETS).filter((name) => /\.(?:js|css)$/.test(name));
  // Grows while it is walked.
  for (const name of reached) {
    const code = readFileSync(join(ASSETS, name), "utf8");
    reached.push(...files.filter((file) => !reached.includes(file) && code.includes(file)));
  }
  for (const name of files) if (!reached.includes(name)) rmSync(join(ASSETS, name));
}

/**
 * Puts a script and the pieces that it needs at once into one file, so that a page asks for one: the bundler splits what
 * the router's modules use as well into files of its own. What it loads later stays apart, and its exports stay.
 */
async function mergeScript(file: string) {
  const bundle = await rolldown({
    input: file,
    preserveEntrySignatures: "strict",
    plugins: [
      {
        name: "leave what is loaded later",
        resolveId: (source, _, { kind }) => (kind === "dynamic-import" ? { id: source, external: true } : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es", minify: true });
  await bundle.close();
  if (output.length !== 1) throw new Error(`${file} could not be put into one file`);
  writeFileSync(file, output[0].code);
}
