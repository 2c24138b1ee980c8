/** What the documents name exists. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const inFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
const documents = ["README.md", ...inFolder("docs").filter((name) => name.endsWith(".md"))];
const FOLDERS = readdirSync(".", { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** Paths of this repository in `code`, such as `server/app.ts` or `deploy/`; what is built or kept by a server is not there yet. */
function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, inside = ""]) => inside.split(/[\s,]+/));
  return code
    .filter((word) => FOLDERS.includes(word.split("/")[0] ?? "") && word.includes("/"))
    .filter((word) => !/^(?:build|data|node_modules)\/|[*<>{}…$]/.test(word))
    .map((word) => word.replace(/[#:].*$/, ""));
}

test.each(documents)("%s names only files that exist, and links only to such", (name) => {
  const text = readFileSync(name, "utf8");
  expect(pathsIn(text).filter((path) => !existsSync(path))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)/g)].map(([, path = ""]) => path);
  expect(links.filter((path) => !path.startsWith("/") && !existsSync(join(dirname(name), path)))).toEqual([]);
});

test.each(documents)("%s names only commands that there are", (name) => {
  const named = [...readFileSync(name, "utf8").matchAll(/npm run (?:-s )?([\w-]+)/g)].map(
    ([, command = ""]) => command,
  );
  expect(named.filter((command) => !(command in scripts))).toEqual([]);
});

test.each(documents)("the commands of %s run by the project's own Node, whatever the machine has", (name) => {
  expect(readFileSync(name, "utf8").match(/(?<!npx )\bnode (?:scripts|bench|node_modules)\/\S+/g) ?? []).toEqual([]);
});

/** Words that take ten minutes to read. */
const TEN_MINUTES = 2000;

test.each(["adding-a-page", "consultant", "changing-safely"])("docs/%s.md is read in ten minutes", (name) => {
  expect(readFileSync(`docs/${name}.md`, "utf8").split(/\s+/).length).toBeLessThanOrEqual(TEN_MINUTES);
});

/** Proofs as the threat model writes them: `file` "title" "another title of the same file". */
const PROOF = /`([\w./-]+\.tsx?)`((?: "[^"]+",?)+)/g;
const model = readFileSync("docs/threat-model.md", "utf8");
const proofs = [...model.matchAll(PROOF)].flatMap(([, file = "", titles = ""]) =>
  [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
);

test("every proof in the threat model is a test that there is", () => {
  const missing = proofs.filter(({ file, title }) => {
    const source = existsSync(file) ? readFileSync(file, "utf8") : "";
    return !source.includes(`"${title}"`) && !source.includes(`\`${title}\``);
  });
  expect(missing).toEqual([]);
});

test("every threat in the model has what stops it, and a test that proves it", () => {
  const threats = model.split("\n").filter((line) => /^\| (?!threat|---)/.test(line));
  expect(threats.length).toBeGreaterThan(25);
  const unproved = threats.filter((row) => row.split(" | ").length !== 3 || row.search(PROOF) < 0);
  expect(unproved.map((row) => row.slice(0, 60))).toEqual([]);
});

test("the guide of operators shows a picture of each page, in few bytes and with words beside it", () => {
  const guide = readFileSync("docs/operators.md", "utf8");
  const shown = [...guide.matchAll(/!\[([^\]]*)\]\((operators\/[\w-]+\.png)\)/g)];
  const there = readdirSync("docs/operators").map((name) => `operators/${name}`);
  expect(shown.map(([, , path]) => path).toSorted()).toEqual(there.toSorted());
  expect(there.length).toBeGreaterThanOrEqual(6);
  for (const [, words = "", path = ""] of shown) {
    expect(words.length, path).toBeGreaterThan(20);
    expect(statSync(join("docs", path)).size, path).toBeLessThan(80_000);
  }
});
