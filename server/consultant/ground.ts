/** What a language model answers from: the passages that the one search finds, line by line, and what the talk was about. */
import { brand } from "../../shared/brand.ts";
import type { Role, Rows } from "../../shared/contracts/library.ts";
import type { Authority, Document } from "../search/document.ts";
import type { Candidate } from "../search/index.ts";
import { unitsOf } from "../search/passages.ts";
import type { Turn } from "./consultant.ts";
import { pathOf } from "./knowledge.ts";
import { asShown } from "./links.ts";

export interface GroundPassage {
  title: string;
  section: string | null;
  url: string;
  kind: Authority;
  /** Empty where that is not known. */
  role: Role | "";
  /** One sentence, row or figure each, word for word as the page shows it; "" where one has no words. */
  lines: readonly string[];
  /** Place of the first of those that were found, and of the first behind them. */
  found: readonly [number, number];
}

export interface Ground {
  /** Best first. */
  passages: readonly GroundPassage[];
  /** The house's facts: its name, ways of contact, what must not be promised. */
  facts: readonly string[];
  /** The site's own addresses, to which links may lead. */
  paths: readonly string[];
  /** What was said, which is not to be said again. */
  talk?: { said: readonly string[] };
}

const FACTS = [
  `I am the ${brand.consultant}, an AI system on the website of ${brand.name}, and no human; my answers can be wrong.`,
  `${brand.name} is a ${brand.kind} with its head office in ${brand.country.name}, for ${brand.clients}.`,
  `A person of ${brand.name} answers through the [contact section](/#contact) of this website.`,
  "In this chat no price, date or result is promised, and no client is named.",
];
/** Addresses that belong to the site without being a page of content. */
const FIXED_PATHS = ["/", "/solutions", "/results", "/insights", "/contact", "/privacy", "/accessibility", "/#contact"];
/** Sentences of earlier answers that a model is told of. */
const SAID = 6;

/** Documents whose words a model is given; the prompt's budget takes as many as fit. */
const DOCUMENTS = 24;
/** Pages whose names a message may have that are looked through by themselves, and the best of each. */
const NAMED = 3;
const OF_NAMED = 3;
/** The best of a search, among which a named page needs no search of its own. */
const SEEN = 5;

/**
 * What the built-in consultant answers from, then the best of everything that it looked at, in turns: the talk's subject,
 * the message by itself, and each page that it names.
 */
export function groundOf({ talk, state, found, lookups, knowledge, vectors }: Turn): Ground {
  const reading = { text: talk.message, vector: vectors.get(talk.message) };
  const searches = [...found, ...lookups.flat(), knowledge.index.search([reading], { about: state.pages })];
  const isOf = (page: string) => (document: Document) => pathOf(document.url ?? "") === page;
  const isSeen = (page: string) =>
    searches.some((list) => list.slice(0, SEEN).some(({ passage }) => isOf(page)(passage.document)));
  for (const page of knowledge.namedIn(talk.message).pages.slice(0, NAMED))
    if (!isSeen(page)) searches.push(knowledge.index.search([reading], { among: isOf(page), limit: OF_NAMED }));
  const best = new Map<string, Candidate>();
  for (const one of interleaved(searches))
    if (!best.has(one.passage.document.id)) best.set(one.passage.document.id, one);
  const chosen = [...best.values()].slice(0, DOCUMENTS);
  const passages = chosen.map((one) => passageOf(one, knowledge.library.rows));
  const lines = new Set(passages.flatMap((one) => one.lines));
  return {
    passages,
    facts: FACTS,
    paths: [...FIXED_PATHS, ...knowledge.paths],
    // Messages come back from the browser: what is in none of the passages may be forged.
    talk: { said: talk.saidLast.filter((sentence) => lines.has(sentence)).slice(0, SAID) },
  };
}

/** The first of each list, then the second of each. */
function* interleaved(lists: readonly (readonly Candidate[])[]): Generator<Candidate> {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let at = 0; at < longest; at += 1) yield* lists.flatMap((list) => list[at] ?? []);
}

function passageOf({ passage: { document, from, units } }: Candidate, rows: Rows): GroundPassage {
  const { title, heading, url, authority, role, content } = document;
  const lines = withHeads(unitsOf(content).map(({ text }) => asShown(text, rows)));
  const found = [from, from + units.length] as const;
  return { title, section: heading, url: url ?? "", kind: authority, role: role ?? "", lines, found };
}

/** A row of a table says what its cells are; its head and the rule below it say nothing by themselves. */
function withHeads(lines: readonly string[]): string[] {
  let heads: string[] = [];
  return lines.map((line, at) => {
    const cells = /^\|(.+)\|$/
      .exec(line)?.[1]
      ?.split("|")
      .map((cell) => cell.trim());
    if (!cells) return line;
    if (RULE.test(lines[at + 1] ?? "")) heads = cells;
    return heads === cells || RULE.test(line)
      ? ""
      : cells.map((cell, at) => [heads[at], cell].filter(Boolean).join(": ")).join("; ");
  });
}
const RULE = /^\|[\s:|-]+\|$/;
