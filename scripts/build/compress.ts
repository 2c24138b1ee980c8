/**
 * Puts a brotli and a gzip file beside every file that gains by it, so that the server never compresses. Each content
 * is compressed once: what came of it is kept for the next build.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { CACHE, writeWhole } from "../../content/cached.ts";

/** The best takes forty times as long for a tenth less: for a release, not for who waits for a first start. */
const QUALITY = { quick: 6, best: 11 };
export type Quality = keyof typeof QUALITY;

/** Compressed bytes of a page with which it leaves at once: ten TCP segments without the thousand bytes of its headers. */
const ONE_FLIGHT = 13_605;

export const COMPRESSED = join(CACHE, "compressed");
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|md|csv|webmanifest)$/;

const params = (source: Buffer, quality: Quality) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality], [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
});
const hashOf = (source: Buffer) => createHash("sha256").update(source).digest("hex");
const kept = (hash: string, form: Quality | "gzip") => join(COMPRESSED, `${hash}.${form}`);

/**
 * Whether a page leaves in one flight. One that does so by the best compression alone is given that, whatever the
 * quality: so it does not depend on it which rules a page holds.
 */
export function isInOneFlight(html: string, quality: Quality): boolean {
  const source = Buffer.from(html);
  if (gzipSync(source, { level: 9 }).length <= ONE_FLIGHT) return true;
  if (quality === "quick" && brotliCompressSync(source, params(source, "quick")).length <= ONE_FLIGHT) return true;
  const best = kept(hashOf(source), "best");
  if (!existsSync(best)) writeKept(best, brotliCompressSync(source, params(source, "best")));
  return readFileSync(best).length <= ONE_FLIGHT;
}

/** Returns the names of what was kept of these files. */
export async function compressFiles(folder: string, quality: Quality = "best"): Promise<string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => COMPRESSIBLE.test(name));
  const used = await Promise.all(files.map((name) => compressFile(join(folder, name), quality)));
  return used.flat();
}

/** Of a file at a time: a system may allow fewer open ones than a site has. */
async function compressFile(file: string, quality: Quality): Promise<string[]> {
  const source = readFileSync(file);
  const hash = hashOf(source);
  const made = (form: Quality) => once(kept(hash, form), () => promisify(brotliCompress)(source, params(source, form)));
  let form = existsSync(kept(hash, "best")) ? "best" : quality;
  let br = await made(form);
  if (file.endsWith(".html") && form === "quick" && br.length > ONE_FLIGHT) {
    form = "best";
    br = await made(form);
  }
  const gz = await once(kept(hash, "gzip"), () => promisify(gzip)(source, { level: 9 }));
  if (br.length < source.length) writeFileSync(`${file}.br`, br);
  if (gz.length < source.length) writeFileSync(`${file}.gz`, gz);
  return [`${hash}.${form}`, `${hash}.gzip`];
}

async function once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const made = await make();
  writeKept(file, made);
  return made;
}

function writeKept(file: string, content: Buffer) {
  mkdirSync(COMPRESSED, { recursive: true });
  writeWhole(file, content);
}
