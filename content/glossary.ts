/** The terms of the glossary page (`words/glossary.json`), each with the answer of the library that defines it: one source for both. */
import { anchorOfAnswer } from "../shared/domain/anchor.ts";
import { firstSentence } from "../shared/domain/typography.ts";
import { answeredSubjects } from "./answers/index.ts";
import words from "./words/glossary.json" with { type: "json" };

export const GLOSSARY_PATH = "/glossary";

export const { glossaryPage } = words;

/** By the answer's id in `content/answers/house-glossary.yaml`. */
export const glossaryTerms = words.glossaryTerms as [term: string, answer: string][];

const SUBJECT = "house-glossary";

/** Each term with the first sentence of its answer. Throws on a term without an answer, so that the build stops. */
export function definitions() {
  const subject = answeredSubjects().find(({ id }) => id === SUBJECT);
  const answers = subject?.groups.flatMap((group) => group.answers) ?? [];
  return glossaryTerms.map(([term, id]) => {
    const answer = answers.find(({ anchor }) => anchor === anchorOfAnswer(id));
    if (!answer) throw new Error(`content/words/glossary.json: no answer "${id}" for "${term}"`);
    return { term, text: firstSentence(answer.text), url: `/answers/${SUBJECT}#${answer.anchor}` };
  });
}
