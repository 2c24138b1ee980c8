import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { compressFiles, isInOneFlight } from "./compress.ts";

const prose = ["operators", "operating", "guard", "consultant"]
  .map((name) => readFileSync(`docs/${name}.md`, "utf8"))
  .join("");

async function compressed(name: string, content: string, quality: "quick" | "best") {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, name);
  writeFileSync(file, content);
  await compressFiles(folder, quality);
  return { br: readFileSync(`${file}.br`), gz: readFileSync(`${file}.gz`) };
}

test.each(["quick", "best"] as const)("a file is what it was in both forms (%s)", async (quality) => {
  const content = prose.slice(0, 5_000);
  const { br, gz } = await compressed("a.txt", content, quality);
  expect(brotliDecompressSync(br).toString()).toBe(content);
  expect(gunzipSync(gz).toString()).toBe(content);
});

test("a page that is in one flight by the best compression alone is given that at a start too", async () => {
  // A page of about that length: prose is three times as long as what comes of it.
  let length = 42_000;
  while (brotliCompressSync(prose.slice(0, length)).length > 13_600) length -= 200;
  const page = prose.slice(0, length);
  expect(brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length).toBeGreaterThan(13_700);
  expect([isInOneFlight(page, "quick"), isInOneFlight(page, "best")]).toEqual([true, true]);
  expect((await compressed("a.html", page, "quick")).br.length).toBeLessThanOrEqual(13_605);
});

test("a folder has more files than a process may hold open", () => {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (let file = 0; file < 200; file += 1) writeFileSync(join(folder, `${file}.txt`), prose.slice(0, 1_000));
  const module = new URL("compress.ts", import.meta.url).href;
  const code = `await (await import(${JSON.stringify(module)})).compressFiles(${JSON.stringify(folder)}, "quick")`;
  const command = 'ulimit -n 100; exec "$0" --input-type=module -e "$1"';
  execFileSync("sh", ["-c", command, process.execPath, code], { stdio: ["ignore", "ignore", "pipe"] });
  expect(readdirSync(folder).filter((name) => name.endsWith(".br"))).toHaveLength(200);
});
