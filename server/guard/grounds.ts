/** The grounds of an answer, as plain data that can be posted between threads. */
import { brand } from "../../shared/brand.ts";
import type { Fact, Role, Subject } from "../../shared/contracts/library.ts";

export interface Passage {
  title: string;
  section: string | null;
  url: string | null;
  text: string;
  role?: Role;
}

export interface Grounds {
  passages: readonly Passage[];
  /** What the passages cite: a link by its own title claims nothing. */
  sources: readonly { title: string; url: string | null }[];
  facts: readonly Fact[];
  subjects: readonly Subject[];
  /** The visitor's messages, newest last: they may be repeated, but are no evidence. */
  visitor: readonly string[];
  /** Addresses that links may lead to. */
  paths: readonly string[];
}

/** Addresses that belong to the site without being a page of content. */
const FIXED_PATHS = [
  "/",
  "/solutions",
  "/results",
  "/insights",
  "/contact",
  "/disclaimer",
  "/privacy",
  "/accessibility",
  "/sitemap",
  "/#contact",
];

/** What every model is told about itself and the agency. */
const ABOUT: Passage = {
  title: brand.consultant,
  section: null,
  url: null,
  text: `I am the ${brand.consultant}, an AI system on the website of ${brand.name}. I am no human. I answer questions in English from the pages of this website; the pages are only in English. My answers can be wrong. ${brand.name} is a ${brand.kind} with its head office in ${brand.country.name}.`,
};

/** Sentences that a model may always say, word for word: what it is told to say where the pages say nothing. */
export const STANDING_WORDS = {
  example: "In an invented example:",
  unpublished: "That is not published here.",
  noAdvice: "I cannot give advice on that.",
  apology: "I am sorry about that.",
  person: "Our team can answer that in the [contact section](/#contact).",
};

export function groundsOf(given: Partial<Omit<Grounds, "paths">> & { paths?: Iterable<string> }): Grounds {
  const { passages = [], sources = [], facts = [], subjects = [], visitor = [], paths = [] } = given;
  const known = [...new Set([...FIXED_PATHS, ...paths])];
  return { passages: [ABOUT, ...passages], sources, facts, subjects, visitor, paths: known };
}
