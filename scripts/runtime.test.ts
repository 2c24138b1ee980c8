/** A .env file as people write them, read by the Node that has a parser for it and by one that has none. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const FILE = `# The house
COMPANY_NAME="Example # Sons" # as registered
COMPANY_ADDRESS='1 Main Street'
export CONTACT_PHONE=351000000001
SITE_URL=https://www.example.org # where the pages are
`;

test.each(["", "delete process.loadEnvFile;"])(
  "a .env file is read, and gives way to the environment (%s)",
  (before) => {
    const folder = mkdtempSync(join(tmpdir(), "env-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, ".env");
    writeFileSync(file, FILE);
    const code = `${before}
    const { readEnvFile } = await import(${JSON.stringify(new URL("runtime.mjs", import.meta.url).href)});
    readEnvFile(${JSON.stringify(file)});
    const { COMPANY_NAME, COMPANY_ADDRESS, CONTACT_PHONE, SITE_URL } = process.env;
    console.log(JSON.stringify({ COMPANY_NAME, COMPANY_ADDRESS, CONTACT_PHONE, SITE_URL }));`;
    const env = { PATH: process.env.PATH, SITE_URL: "http://localhost:3000" };
    const read = execFileSync(process.execPath, ["--input-type=module", "-e", code], { env, encoding: "utf8" });
    expect(JSON.parse(read)).toEqual({
      COMPANY_NAME: "Example # Sons",
      COMPANY_ADDRESS: "1 Main Street",
      CONTACT_PHONE: "351000000001",
      SITE_URL: "http://localhost:3000",
    });
  },
);
