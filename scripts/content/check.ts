/** Checks the content before a build. Each problem is a line that says where: `content/insights/x.mdx:12: …`. */
import type { z } from "zod";
import { readSubjects } from "../../content/answers/files.ts";
import { publishedSubjects } from "../../content/answers/published.ts";
import { charts } from "../../content/charts.ts";
import { type ContentFile, contentFiles, KINDS, type Kind } from "../../content/content-files.ts";
import { withFigures, withFiguresDeep } from "../../content/figures.ts";
import { indexPages } from "../../content/index-pages.ts";
import { figure } from "../../content/ledger.ts";
import { readText } from "../../content/parse-yaml.ts";
import type { ArticleMeta, FaqItem } from "../../content/schema.ts";
import { countWords, readingMinutes } from "../../shared/domain/reading-time.ts";
import { straightMarks } from "../../shared/domain/typography.ts";
import { anchorsOf, kinds, visibleText } from "./read.ts";

/** Body and questions of a solution or case study, in words. */
const LENGTHS: Partial<Record<Kind, readonly [number, number]>> = { solutions: [620, 900], results: [330, 560] };

/** Sentences that blame the page or disown what it says: what is not known stands once, on /how-we-work, and a figure's limit at the figure. */
const DISOWNED =
  /(?:this|the) pages? (?:gives?|names?|says?|states?) (?:no|not|neither|nothing)|(?:this|the) pages? (?:does|do) not|ask (?:us )?(?:for it |for both )?before you|gives? no (?:\w+, ){0,3}\w+ (?:or \w+ )?advice|no (?:legal |regulated )?advice|(?:not|no|without) (?:a )?guarantee|we (?:cannot|do not) say/gi;
/** So many may stand in all that visitors read, answers of the consultant aside. */
const DISOWNED_AT_MOST = 15;

/** A number a reader would take for a claim: a percentage, money, a multiple, a ratio, or a count in digits. */
const CLAIM =
  /(?:[£$€]\s?\d[\d.,]*\s?(?:million|billion|[KMBkmb])?\+?)|\d[\d.,]*\s?(?:%|per cent|percent|x\b|:1\b|million\b|billion\b|[KMB]\b)|\b\d[\d.,]*\b/g;
/** What may stand in digits without the ledger: years and dates, and the names of laws and standards. */
const NOT_CLAIMS =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{4})?\b|\b(?:19|20)\d{2}\b|WCAG \d(?:\.\d)?|ISO(?:\/IEC)? \d+|Articles? \d+(?:\(\d\))*(?:\([a-z]\))?(?: to \d+)?|\bUTC\b[+-]?\d*/g;

/** Problems of the whole content folder; empty where there are none. */
export function checkContent(): string[] {
  const files = KINDS.flatMap((kind) => contentFiles(kind));
  const pages = new Map(indexPages.map(({ path, anchors = [] }) => [path, anchors]));
  pages.set("/contact", []);
  for (const file of files) pages.set(file.path, [...anchorsOf(file.body), "questions", "key-points"]);
  return [...files.flatMap((file) => checkFile(file, pages)), ...checkDisowned(files), ...checkAnswers()];
}

function checkAnswers(): string[] {
  try {
    publishedSubjects(readSubjects(), (address) => address);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function checkDisowned(files: readonly ContentFile[]): string[] {
  const words = [
    ...files.map(({ file, meta, body }) => ({ file, text: [...stringsOf(meta), visibleText(body)].join("\n") })),
    ...[
      "content/ledger.yaml",
      "content/words/home.json",
      "content/words/figures.json",
      "content/words/indexes.json",
    ].map((file) => ({ file, text: readText(file) })),
  ];
  const found = words.flatMap(({ file, text }) => (text.match(DISOWNED) ?? []).map((phrase) => `${file}: “${phrase}”`));
  return found.length > DISOWNED_AT_MOST
    ? [...found, `${found.length} sentences disown what a page says; at most ${DISOWNED_AT_MOST} may`]
    : [];
}

function checkFile(file: ContentFile, pages: Map<string, string[]>): string[] {
  if (file.bodyLine === 1) return [`${file.file}:1: no front matter between two lines of ---`];
  const parsed = kinds[file.kind].safeParse(file.meta);
  if (!parsed.success)
    return parsed.error.issues.map(
      (issue) => `${file.file}:1: ${issue.path.join(".") || "front matter"}: ${issue.message}`,
    );
  const meta = parsed.data;
  return [
    ...checkFigures(file, meta),
    ...checkMarks(file),
    ...checkLinks(file, meta, pages),
    ...checkQuestions(file),
    ...checkLength(file, meta),
  ];
}

/** Each line of a body with its place, for messages. */
const linesOf = ({ file, body, bodyLine }: ContentFile) =>
  body.split("\n").map((line, index) => ({ line, where: `${file}:${bodyLine + index}` }));

function checkFigures(file: ContentFile, meta: z.infer<(typeof kinds)[Kind]>): string[] {
  const problems: string[] = [];
  const attempt = (where: string, run: () => void) => {
    try {
      run();
    } catch (error) {
      problems.push(`${where}: ${messageOf(error)}`);
    }
  };
  attempt(`${file.file}:1`, () => withFiguresDeep(meta, meta.numbers));
  if ("tiles" in meta) for (const tile of meta.tiles) attempt(`${file.file}:1`, () => figure(tile.figure));
  const { numbers: _, modifiedDate: __, ...words } = meta;
  for (const text of stringsOf(words)) {
    for (const claim of claimsIn(text))
      problems.push(`${file.file}:1: "${claim}" is not from the ledger, in: ${text.slice(0, 80)}`);
  }
  for (const { line, where } of linesOf(file)) {
    attempt(where, () => withFigures(line, meta.numbers));
    for (const match of line.matchAll(/<Chart id="([^"]*)"/g)) {
      if (!(match[1] && Object.hasOwn(charts, match[1]))) problems.push(`${where}: unknown chart "${match[1]}"`);
    }
    for (const claim of claimsIn(visibleText(line).replace(/^\s*\d+\. /, ""))) {
      problems.push(
        `${where}: "${claim}" is not from the ledger; write [[id]], a page number [[#id]], or the number in words`,
      );
    }
  }
  return problems;
}

/** Words stand with the marks of print in the file itself, as every page, its Markdown and links to them have them. */
function checkMarks(file: ContentFile): string[] {
  const { numbers: _, ...words } = file.meta;
  const problem = (where: string, text: string) =>
    straightMarks(text).map((around) => `${where}: a straight mark, in: ${around} (print has ’ “ ” − ×)`);
  return [
    ...stringsOf(words).flatMap((text) => problem(`${file.file}:1`, text)),
    ...linesOf(file).flatMap(({ line, where }) =>
      problem(where, line.replace(/<[^>]*>|`[^`]*`|\[\[[^\]]*\]\]|\]\([^)]*\)/g, "")),
    ),
  ];
}

function claimsIn(text: string): string[] {
  const bare = text
    .replace(/\[\[[^\]]*\]\]/g, "")
    .replace(/\d{4}-\d{2}-\d{2}/g, "")
    .replace(NOT_CLAIMS, "");
  return bare.match(CLAIM) ?? [];
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(stringsOf);
  if (value && typeof value === "object") return Object.values(value).flatMap(stringsOf);
  return [];
}

function checkLinks(file: ContentFile, meta: z.infer<(typeof kinds)[Kind]>, pages: Map<string, string[]>): string[] {
  const problems: string[] = [];
  const check = (target: string, where: string) => {
    const [path = "", anchor] = target.split("#");
    const anchors = path === "" ? pages.get(file.path) : pages.get(path);
    if (!anchors) problems.push(`${where}: dead link ${target}`);
    else if (anchor && !anchors.includes(anchor))
      problems.push(`${where}: no anchor "${anchor}" on ${path || "this page"}`);
  };
  for (const { line, where } of linesOf(file))
    for (const [, target = ""] of line.matchAll(/\]\(([/#][^)\s]*)\)/g)) check(target, where);
  const targets: string[] = [];
  if ("related" in meta)
    targets.push(...meta.related.map((item) => (item.startsWith("/") ? item : `/${file.kind}/${item}`)));
  if ("seeAlso" in meta) targets.push(...meta.seeAlso);
  if ("relatedWork" in meta) targets.push(...meta.relatedWork);
  if ("buttons" in meta) targets.push(...meta.buttons.map((button) => button.to));
  for (const target of targets) {
    check(target, `${file.file}:1`);
    if (target === file.path) problems.push(`${file.file}:1: relates to itself`);
  }
  return problems;
}

/** Every section says which questions it answers: lines starting "? " below its heading. */
function checkQuestions(file: ContentFile): string[] {
  if (file.kind === "legal") return [];
  const lines = linesOf(file);
  return lines.flatMap(({ line, where }, index) => {
    if (!line.startsWith("## ")) return [];
    const next = lines.slice(index + 1).find((following) => following.line.trim() !== "");
    return next?.line.startsWith("? ") ? [] : [`${where}: section without questions ("? …" lines below the heading)`];
  });
}

function checkLength(file: ContentFile, meta: z.infer<(typeof kinds)[Kind]>): string[] {
  const numbers = meta.numbers;
  const bodyWords = countWords(withFiguresSafely(visibleText(file.body), numbers));
  const faq: FaqItem[] = "faq" in meta ? meta.faq : [];
  const keyPoints = "keyPoints" in meta ? meta.keyPoints : [];
  const around = [...faq.flatMap((item) => [item.question, item.answer]), ...keyPoints].join(" ");
  const words = bodyWords + countWords(withFiguresSafely(around, numbers));
  if (file.kind === "insights") {
    const stated = (meta as ArticleMeta).readTime;
    const actual = readingMinutes(words);
    return stated === actual
      ? []
      : [`${file.file}:1: readTime says ${stated}, but ${words} words (body ${bodyWords}) take ${actual} minutes`];
  }
  const [low, high] = LENGTHS[file.kind] ?? [0, Number.POSITIVE_INFINITY];
  return words >= low && words <= high
    ? []
    : [`${file.file}:1: ${words} words; pages of this kind have ${low} to ${high}`];
}

function withFiguresSafely(text: string, numbers: Parameters<typeof withFigures>[1]): string {
  try {
    return withFigures(text, numbers);
  } catch {
    return text; // reported by checkFigures, with the line
  }
}

if (import.meta.main) {
  const problems = checkContent();
  for (const problem of problems) console.error(problem);
  console.log(problems.length ? `${problems.length} problems` : "content is sound");
  process.exitCode = problems.length ? 1 : 0;
}
