/** Puts a brotli and a gzip file beside every file that gains by it, so that the server never compresses. */
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** How brotli writes distances: which is shortest differs from file to file, by a few dozen bytes. */
const POSTFIXES = [0, 1, 3];

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|md|csv|webmanifest)$/;

export async function compressFiles(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const source = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
      const forms = POSTFIXES.map((bits) =>
        brotli(source, { params: { ...params, [constants.BROTLI_PARAM_NPOSTFIX]: bits } }),
      );
      const [gzipped, ...tried] = await Promise.all([gz(source, { level: 9 }), ...forms]);
      const br = tried.reduce((one, other) => (other.length < one.length ? other : one));
      if (br.length < source.length) await writeFile(`${file}.br`, br);
      if (gzipped.length < source.length) await writeFile(`${file}.gz`, gzipped);
    }),
  );
}
