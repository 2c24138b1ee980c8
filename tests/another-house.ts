/**
 * Makes a copy of the project another house's, as docs/changing-safely.md tells: another name, tagline, contact,
 * palette and typefaces, and one page more of each kind.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "../shared/brand.ts";
import { type } from "../shared/brand-looks.ts";
import { type ProjectCopy, runInCopy } from "./project-copy.ts";

export const HOUSE = { name: "Vega", tagline: "Harbours, counted", phone: "4755501234" };

/** What the new pages say and the others do not. */
export const DESK = {
  question: "On which day of the week does the ferry desk close?",
  sentence: "The ferry desk closes on Wednesdays, because the boats are counted on that day.",
};

/** Each page is made of the nearest one of its kind. */
export const ADDED = [
  { path: "/solutions/harbour-desk", from: "solutions/ai-legal", title: "Harbour Desk" },
  { path: "/results/harbour", from: "results/legal", title: "Harbour Counts" },
  { path: "/insights/counting-boats", from: "insights/domain-trust-media-efficiency", title: "How Boats Are Counted" },
  { path: "/our-boats", from: "house/about", title: "Our Boats" },
  { path: "/mooring-terms", from: "legal/disclaimer", title: "Mooring Terms" },
] as const;

const COLOUR = /#[\dA-F]{6}/gi;
/** Red becomes green, green blue and blue red. */
const turned = (hex: string) => `#${hex.slice(5, 7)}${hex.slice(1, 3)}${hex.slice(3, 5)}`;

const coloursIn = (text: string) => new Set(text.match(COLOUR)?.map((hex) => hex.toLowerCase()));

/** Our colours in small letters, without those that the other house has, too: white. */
export function ourColours(): string[] {
  const ours = coloursIn(readFileSync("shared/brand-looks.ts", "utf8"));
  const theirs = new Set([...ours].map(turned));
  return [...ours].filter((hex) => !theirs.has(hex));
}

export function makeAnotherHouse(copy: ProjectCopy) {
  runInCopy(copy, ["scripts/rename.ts", HOUSE.name]);
  edit(copy, "shared/brand.ts", [
    [JSON.stringify(brand.tagline), JSON.stringify(HOUSE.tagline)],
    ["phone: PLACEHOLDER_PHONE", `phone: "${HOUSE.phone}"`],
  ]);
  edit(copy, "shared/brand-looks.ts", [
    [COLOUR, turned],
    [type.display.source, type.display.source.replace("-normal", "-italic")],
    [type.text.source, type.text.source.replace("-normal", "-italic")],
  ]);
  runInCopy(copy, ["scripts/fonts.ts"]);
  for (const page of ADDED) addPage(copy, page);
}

/** A page of the same kind under another name, with a section of its own before the others. */
function addPage({ folder }: ProjectCopy, { path, from, title }: (typeof ADDED)[number]) {
  const [kind = ""] = from.split("/");
  const section = `## The ferry desk of ${title}\n\n? ${DESK.question}\n? When is the ferry desk of ${title} shut?\n\n${DESK.sentence}\n`;
  const page = readFileSync(join(folder, `content/${from}.mdx`), "utf8")
    .replace(/^title: .*$/m, `title: ${title}`)
    .replace(/^cardTitle: .*$/m, `cardTitle: ${title}`)
    .replace(/^position: .*$/m, "position: 99")
    .replace(/^---\n\n/m, (end) => `${end}${section}\n`);
  writeFileSync(join(folder, `content/${kind}/${path.split("/").at(-1)}.mdx`), page);
}

type Change = [from: string | RegExp, to: string | ((found: string) => string)];

/** Changes one of its files. Throws where there is nothing to change. */
function edit({ folder }: ProjectCopy, file: string, changes: Change[]) {
  const path = join(folder, file);
  const text = changes.reduce(
    (before, [from, to]) => {
      const after = before.replace(from, to as string);
      if (after === before) throw new Error(`${file} has no ${from}`);
      return after;
    },
    readFileSync(path, "utf8"),
  );
  writeFileSync(path, text);
}

/** Files that are read as text. */
export const textFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:html|md|txt|xml|json|js|css|csv|svg|webmanifest)$|\/_\w+$/.test(name),
  );
