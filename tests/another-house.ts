/**
 * Makes a copy of the project another house's, as docs/changing-safely.md tells: another name, tagline, contact,
 * palette and typefaces, and one page more of each kind.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brand } from "../shared/brand.ts";
import { type } from "../shared/brand-looks.ts";
import { type ProjectCopy, runInCopy } from "./project-copy.ts";
import { readStream } from "./support/stream.ts";

export const HOUSE = { name: "Vega", tagline: "Harbours, counted", phone: "4755501234" };

/** Pages of each kind, each made of the nearest one there is, with something that no other page says. */
export const ADDED = [
  {
    path: "/solutions/harbour-desk",
    from: "solutions/ai-legal",
    title: "Harbour Desk",
    question: "Which flag does the harbour desk raise at noon?",
    sentence: "At noon the harbour desk raises a yellow flag.",
  },
  {
    path: "/results/harbour",
    from: "results/legal",
    title: "Harbour Counts",
    question: "Who counted the mooring ropes?",
    sentence: "Two retired pilots counted the mooring ropes by hand.",
  },
  {
    path: "/insights/counting-boats",
    from: "insights/domain-trust-media-efficiency",
    title: "How Boats Are Counted",
    question: "Why are fishing boats counted at dusk?",
    sentence: "Fishing boats are counted at dusk, when their anchors are down.",
  },
  {
    path: "/our-boats",
    from: "house/about",
    title: "Our Boats",
    question: "What wood are our rowing boats built of?",
    sentence: "Our rowing boats are built of larch.",
  },
  {
    path: "/mooring-terms",
    from: "legal/disclaimer",
    title: "Mooring Terms",
    question: "How long may a sailing boat stay moored?",
    sentence: "A sailing boat may stay moored until the next neap tide.",
  },
] as const;

/** What its owner answered: a setting, an answer on a page of the agency, and one on a case. */
export const OWNER = {
  settings: { COMPANY_NAME: "Vega Havn AS", COMPANY_ADDRESS: "Strandgata 4, 5003 Bergen" },
  answers: {
    price: "A first pilot costs from €23,500 to €61,000, media apart.",
    "ran-legal": "The work ran from March 2023 to August 2024.",
  },
};

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
  for (const [id, answer] of Object.entries(OWNER.answers))
    edit(copy, "content/owner.yaml", [[new RegExp(`(id: ${id}\\n.*?answer:)`, "s"), `$1 ${answer}`]]);
}

/** A page of the same kind under another name, with a section of its own before the others. */
function addPage({ folder }: ProjectCopy, { path, from, title, question, sentence }: (typeof ADDED)[number]) {
  const [kind = ""] = from.split("/");
  const section = `## First of all: ${title}\n\n? ${question}\n\n${sentence}\n`;
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

const post = (address: string, body: unknown) => {
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  return fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
};

/** The consultant's answer, as the server at this address gives it. */
export async function ask(calls: string, content: string): Promise<string> {
  const stream = await post(`${calls}/functions/v1/ai-chat`, { messages: [{ role: "user", content }] });
  return (await readStream(stream)).text;
}

/** What it says of itself: answers, its tools for programs, and its calls. */
export async function repliesOf(calls: string): Promise<string[]> {
  const questions = ["Who are you?", `What does ${HOUSE.name} do?`, "How much spend has the agency managed?", "Hello"];
  const tools = await post(`${calls}/mcp`, { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
  const api = await fetch(`${calls}/openapi.json`);
  return [...(await Promise.all(questions.map((one) => ask(calls, one)))), await tools.text(), await api.text()];
}
