/** Says plainly that the site does not answer, and which questions near it do have an answer. */

import { termsOf } from "../retrieval/analyse.ts";
import { coverage, type Hit, Query } from "../retrieval/index.ts";
import { type Answer, plainAnswer } from "./answer.ts";
import { frames } from "./frames.ts";
import { isInstruction } from "./injection.ts";

/** Questions offered after a refusal. */
const OFFERED = 3;
/** Offered where nothing on the site is near. */
export const USUAL = ["What does CGT do?", "What results have you had?", "How long does a first pilot take?"];
/** Below this a section's question has too little in common with the visitor's to be called near. */
const NEAR = 0.2;

/** The same, after a question about the agency itself. */
export const ABOUT_AGENCY = ["Who is CGT?", "How much experience does the agency have?", "How do I contact you?"];

export function decline(
  query: Query,
  hits: readonly Hit[],
  reason: string = frames.notCovered,
  usual: readonly string[] = USUAL,
): Answer {
  const questions = [...new Set([...nearestQuestions(query, hits), ...usual])].slice(0, OFFERED);
  return plainAnswer("declined", `${reason} ${frames.askTeam}\n\n${offerOf(questions)}`);
}

/** A list of questions that have an answer. */
export function offerOf(questions: readonly string[]): string {
  return `${frames.nearest}\n\n${questions.map((question) => `- ${question}`).join("\n")}`;
}

/** Expected questions of the best hits; none with a figure in it, which would tell a fact beside the point. */
function nearestQuestions(query: Query, hits: readonly Hit[]): string[] {
  // "How many people" is near nothing: what counts are the words that tell the subject.
  const subject = new Query(
    query.text,
    query.groups.filter(({ light }) => !light),
  );
  return hits
    .flatMap(({ entry }) => (entry.metadata.manually_added ? [] : (entry.metadata.questions ?? [])))
    .filter((question) => !/\d/.test(question) && !isInstruction(question))
    .map((question) => ({ question, likeness: coverage(subject, "weight", new Set(termsOf(question))) }))
    .filter(({ likeness }) => likeness >= NEAR)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ question }) => question);
}
