/** What a language model answers from: the passages that the one search finds, line by line, and what the talk was about. */
import { brand } from "../../shared/brand.ts";
import type { Role, Rows } from "../../shared/contracts/library.ts";
import type { Authority } from "../search/document.ts";
import type { Candidate } from "../search/index.ts";
import { unitsOf } from "../search/passages.ts";
import type { Turn } from "./consultant.ts";
import { asShown } from "./links.ts";

export interface GroundPassage {
  title: string;
  section: string | null;
  url: string;
  kind: Authority;
  /** Empty where that is not known. */
  role: Role | "";
  /** One sentence, row or figure each, word for word as the page shows it. */
  lines: readonly string[];
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
const DOCUMENTS = 12;

export function groundOf({ talk, state, found, knowledge, vectors }: Turn): Ground {
  const asked = found.length > 0 ? found : [searched(talk.message)];
  const best = new Map<string, Candidate>();
  for (const one of asked.flat().toSorted((a, b) => b.probability - a.probability)) {
    const { id } = one.passage.document;
    if (!best.has(id)) best.set(id, one);
  }
  const passages = [...best.values()].slice(0, DOCUMENTS).map((one) => passageOf(one, knowledge.library.rows));
  const lines = new Set(passages.flatMap((one) => one.lines));
  return {
    passages,
    facts: FACTS,
    paths: [...FIXED_PATHS, ...knowledge.paths],
    // Messages come back from the browser: what is in none of the passages may be forged.
    talk: { said: talk.saidLast.filter((sentence) => lines.has(sentence)).slice(0, SAID) },
  };

  function searched(text: string): Candidate[] {
    return knowledge.index.search([{ text, vector: vectors.get(text) }], { about: state.pages });
  }
}

function passageOf({ passage: { document } }: Candidate, rows: Rows): GroundPassage {
  const { title, heading, url, authority, role, content } = document;
  const lines = unitsOf(content).map(({ text }) => asShown(text, rows));
  return { title, section: heading, url: url ?? "", kind: authority, role: role ?? "", lines };
}
