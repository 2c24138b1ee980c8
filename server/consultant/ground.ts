/** What a language model answers from: the passages that the one search finds, line by line, and what the talk was about. */
import type { Role } from "../../shared/contracts/library.ts";
import type { Authority } from "../search/document.ts";
import type { Candidate } from "../search/index.ts";
import { unitsOf } from "../search/passages.ts";
import type { Turn } from "./consultant.ts";

export interface GroundPassage {
  title: string;
  section: string | null;
  url: string;
  kind: Authority;
  role: Role | undefined;
  /** One sentence, row or figure each, word for word as the page shows it. */
  lines: readonly string[];
}

export interface Ground {
  /** Best first. */
  passages: readonly GroundPassage[];
  /** The house's facts: its name and ways of contact. */
  facts: readonly string[];
  /** The site's own addresses, to which links may lead. */
  paths: readonly string[];
}

/** Documents whose words a model is given; the prompt's budget takes as many as fit. */
const DOCUMENTS = 12;

export function groundOf({ talk, questions, found, knowledge, vectors }: Turn): Ground {
  const asked = questions.length ? found : [searched(talk.message)];
  const best = new Map<string, Candidate>();
  for (const one of asked.flat().toSorted((a, b) => b.probability - a.probability)) {
    const { id } = one.passage.document;
    if (!best.has(id)) best.set(id, one);
  }
  return {
    passages: [...best.values()].slice(0, DOCUMENTS).map(passageOf),
    facts: knowledge.library.facts.filter(({ subject }) => subject === "house-agency").map(({ measure, text }) => `${measure}: ${text}`),
    paths: knowledge.paths,
  };

  function searched(text: string): Candidate[] {
    return knowledge.index.search([{ text, vector: vectors.get(text) }], { about: talk.pages });
  }
}

function passageOf({ passage: { document } }: Candidate): GroundPassage {
  const { title, heading, url, authority, role, content } = document;
  const lines = unitsOf(content).map(({ heading: label, text }) => (label ? `${label}: ${text}` : text));
  return { title, section: heading, url: url ?? "", kind: authority, role, lines };
}
