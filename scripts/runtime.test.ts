/** What is there before a start: the packages, and a .env file as people write them. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnvFile } from "./runtime.mjs";

const FILE = `# The house
  # indented
COMPANY_NAME="O'Brien # Sons"\r
COMPANY_ADDRESS = '1 Main Street, "The House", \\2'
OPERATOR_PASSWORD='correcthorse#$battery'
CONTACT_PHONE=351000000001  
CONTACT_EMAIL=
SITE_URL=https://www.example.org
`;

function fileWith(text: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), "env-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, ".env");
  writeFileSync(file, text);
  return file;
}

test("a .env file is read, and gives way to the environment", () => {
  const code = `
    const { readEnvFile } = await import(${JSON.stringify(new URL("runtime.mjs", import.meta.url).href)});
    readEnvFile(${JSON.stringify(fileWith(FILE))});
    console.log(JSON.stringify(process.env));`;
  const env = { PATH: process.env.PATH, SITE_URL: "http://localhost:3000" };
  const read = execFileSync(process.execPath, ["--input-type=module", "-e", code], { env, encoding: "utf8" });
  expect(JSON.parse(read)).toMatchObject({
    COMPANY_NAME: "O'Brien # Sons",
    COMPANY_ADDRESS: '1 Main Street, "The House", \\2',
    OPERATOR_PASSWORD: "correcthorse#$battery",
    CONTACT_PHONE: "351000000001",
    CONTACT_EMAIL: "",
    SITE_URL: "http://localhost:3000",
  });
});

test.each([
  ["OPERATOR_PASSWORD=correcthorse#battery", "OPERATOR_PASSWORD"],
  ["OPERATOR_PASSWORD=#correcthorse", "OPERATOR_PASSWORD"],
  ["SITE_URL=https://www.example.org # where the pages are", "SITE_URL"],
  ['COMPANY_NAME="Example" # as registered', "COMPANY_NAME"],
  ["OPERATOR_PASSWORD=back\\slash1234", "OPERATOR_PASSWORD"],
  ['OPERATOR_PASSWORD="new\\nline1234"', "OPERATOR_PASSWORD"],
  ['OPERATOR_PASSWORD="never closed', "OPERATOR_PASSWORD"],
  ["OPERATOR_PASSWORD=`backticks1`", "OPERATOR_PASSWORD"],
  ["OPERATOR_PASSWORD=correct$horse", "OPERATOR_PASSWORD"],
  ['OPERATOR_PASSWORD="correct$horse"', "OPERATOR_PASSWORD"],
  ["export CONTACT_PHONE=351000000001", "CONTACT_PHONE"],
  ["CONTACT_PHONE: 351000000001", "a line"],
  ["# in C:\\site\\", "a line"],
])("%s is refused, since it is not read alike everywhere, and its value is not repeated", (line, name) => {
  const file = fileWith(`PORT=3000\n${line}\n`);
  expect(() => readEnvFile(file)).toThrow(
    `${name} in ${file} (line 2) has more than one reading: write NAME='value', with a comment on a line of its own`,
  );
});

test.each([
  ["with a byte order mark", "\uFEFFPORT=3000"],
  ["in UTF-16, as PowerShell writes it", Buffer.from("\uFEFFPORT=3000\r\n", "utf16le")],
  ["in a code page", Buffer.from("COMPANY_NAME=Caf\xE9", "latin1")],
])("a .env file %s is refused, since it is not read alike everywhere", (_, text) => {
  const file = fileWith(text);
  expect(() => readEnvFile(file)).toThrow(`${file} is not plain UTF-8: save it so, without a byte order mark`);
});

const NEITHER = 'no quotes hold an apostrophe beside " \\ $ or `: choose another value';

test.each([
  ["OPERATOR_PASSWORD='it's cut'", 'write NAME="value"'],
  ["OPERATOR_PASSWORD=correct'horse", 'write NAME="value"'],
  ["COMPANY_NAME=O'Brien # as registered", 'write NAME="value"'],
  ["OPERATOR_PASSWORD='correct$horse' # the house's", "write NAME='value'"],
  ["OPERATOR_PASSWORD=correct'$horse", NEITHER],
  ['OPERATOR_PASSWORD="it\'s \\ cut"', NEITHER],
])("%s is refused with the quotes that hold an apostrophe, where any do", (line, advice) => {
  const file = fileWith(line);
  expect(() => readEnvFile(file)).toThrow(
    `${line.split("=")[0]} in ${file} (line 1) has more than one reading: ${advice}, with a comment on a line of its own`,
  );
});

test.each([{ NODE_ENV: "production" }, { npm_config_omit: "dev" }, { npm_config_omit: "optional" }])(
  "packages that the build needs are installed whatever the environment leaves out: %o",
  (settings) => {
    const folder = mkdtempSync(join(tmpdir(), "installed-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
    const own = {
      name: "site",
      version: "1.0.0",
      devDependencies: { tool: "file:tool" },
      optionalDependencies: { extra: "file:extra" },
    };
    const link = (name: string, kind: object) => ({
      [name]: { version: "1.0.0", ...kind },
      [`node_modules/${name}`]: { resolved: name, link: true, ...kind },
    });
    const packages = { "": own, ...link("tool", { dev: true }), ...link("extra", { optional: true }) };
    write("package.json", own);
    write("package-lock.json", { name: "site", version: "1.0.0", lockfileVersion: 3, requires: true, packages });
    for (const name of ["tool", "extra"]) {
      mkdirSync(join(folder, name));
      write(`${name}/package.json`, { name, version: "1.0.0" });
    }
    const code = `
      process.chdir(${JSON.stringify(folder)});
      (await import(${JSON.stringify(new URL("runtime.mjs", import.meta.url).href)})).installed(".");`;
    const env = { PATH: process.env.PATH, HOME: folder, ...settings };
    execFileSync(process.execPath, ["--input-type=module", "-e", code], { env });
    expect(["tool", "extra"].filter((name) => !existsSync(join(folder, "node_modules", name)))).toEqual([]);
  },
);
