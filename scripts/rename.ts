/**
 * Gives the house another name: `npx node scripts/rename.ts "New Name"`. Code takes the name from shared/brand.ts;
 * the words of `content/`, which have it in their sentences, their wordings and their anchors, are rewritten.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "../shared/brand.ts";

const [, , name = ""] = process.argv;
if (!/^[\p{L}\d][\p{L}\d '’-]*$/u.test(name)) {
  console.error('Usage: npx node scripts/rename.ts "New Name" (letters, digits, spaces, hyphens and apostrophes)');
  process.exit(1);
}

const slug = name
  .toLowerCase()
  .replaceAll(/[^\p{L}\d]+/gu, "-")
  .replaceAll(/^-|-$/g, "");
/** In a file of JSON a name at the start of a line follows the "n" of the line's end as it is written there. */
const old = new RegExp(`(?<=^|[^\\p{L}\\d]|\\\\[nrt])${brand.name}(?![\\p{L}\\d])`, "giu");

function renamed(text: string): string {
  return text.replaceAll(old, (found, at: number) => {
    if (found !== found.toLowerCase()) return name;
    const inAnchor = /[-#]/.test(text[at - 1] ?? "") || text[at + found.length] === "-";
    return inAnchor ? slug : name.toLowerCase();
  });
}

// The rounds of the exam are shown, too.
const files = ["content", "bench/consultant/rounds"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:mdx|yaml|jsonl?|ts)$/.test(file))
    .map((file) => join(folder, file)),
);
let changed = 0;
for (const file of [...files, "README.md", "shared/brand.ts"]) {
  const before = readFileSync(file, "utf8");
  const after = renamed(before);
  if (after === before) continue;
  writeFileSync(file, after);
  changed += 1;
}
console.log(`${brand.name} is ${name} now, in ${changed} files. The build says where a text has grown too long.`);
