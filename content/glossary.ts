/** The terms of the glossary page (`words/glossary.json`), each with the answer of the library that defines it: one source for both. */
import words from "./words/glossary.json" with { type: "json" };

export const GLOSSARY_PATH = "/glossary";

export const { glossaryPage } = words;

/** By the answer's id in `content/answers/house-glossary.yaml`. */
export const glossaryTerms = words.glossaryTerms as [term: string, answer: string][];
