/** Says plainly that the site does not answer, and which questions near it do have an answer. */

import { termsOf } from "../retrieval/analyse.ts";
import { coverage, type Hit, type Query } from "../retrieval/index.ts";
import { type Answer, plainAnswer } from "./answer.ts";
import { frames } from "./frames.ts";
import { isInstruction } from "./injection.ts";

/** Questions offered after a refusal. */
const OFFERED = 3;
/** Offered where nothing on the site is near. */
const USUAL = ["What does CGT do?", "What results have you had?", "How long does a first pilot take?"];
/** Below this a section's question has too little in common with the visitor's to be called near. */
const NEAR = 0.2;

export function decline(query: Query, hits: readonly Hit[], reason: string = frames.notCovered): Answer {
  const questions = nearestQuestions(query, hits);
  const list = questions.map((question) => `- ${question}`).join("\n");
  const text = `${reason} ${frames.askTeam}\n\n${frames.nearest}\n\n${list}`;
  return plainAnswer("declined", text);
}

/** Expected questions of the best hits; none with a figure in it, which would tell a fact beside the point. */
function nearestQuestions(query: Query, hits: readonly Hit[]): string[] {
  const near = hits
    .flatMap(({ entry }) => (entry.metadata.manually_added ? [] : (entry.metadata.questions ?? [])))
    .filter((question) => !/\d/.test(question) && !isInstruction(question))
    .map((question) => ({ question, likeness: coverage(query, "weight", new Set(termsOf(question))) }))
    .filter(({ likeness }) => likeness >= NEAR)
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ question }) => question);
  return [...new Set([...near, ...USUAL])].slice(0, OFFERED);
}
