/** The consultant's knowledge depends on its current entries alone, not on their history. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { KnowledgeBaseEntry } from "../../shared/contracts/knowledge-base.ts";
import { entry } from "../chat/testing/entries.ts";
import { answer } from "./consultant.ts";
import { Knowledge } from "./knowledge.ts";
import { FERRY, FERRY_QUESTION, LIBRARY, LIBRARY_QUESTION, testParts } from "./testing/library.ts";

const WORDS = "ferry harbour library winter lending bookings rose fee key porter constructor 12% nine".split(" ");
const URLS = ["/results/ferry#outcome", "/results/library#outcome", "/help/keys", null];
const QUESTIONS = [
  FERRY_QUESTION,
  LIBRARY_QUESTION,
  "harbour fee",
  "What does the porter's key cost in winter?",
  "12%",
];
const IDS = ["a", "b", "c", "d", "constructor", "__proto__"];

const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map((words) => `${words.join(" ")}.`);
const someEntry = fc
  .record({
    id: fc.constantFrom(...IDS),
    page_title: text,
    section_title: fc.option(text),
    page_url: fc.constantFrom(...URLS),
    content: fc.oneof(text, fc.constantFrom(FERRY, LIBRARY)),
    metadata: fc.constantFrom<KnowledgeBaseEntry["metadata"]>(
      {},
      {},
      { sector: "legal" },
      { overrides: "ferry-value" },
    ),
  })
  // As the editor ensures: one entry an answer.
  .map((parts) => entry({ ...parts, ...(parts.metadata.overrides ? { id: "own" } : {}) }));
const edit = fc.oneof(
  { weight: 3, arbitrary: someEntry.map((one) => ({ add: one })) },
  { weight: 1, arbitrary: fc.constantFrom(...IDS, "own").map((id) => ({ remove: id })) },
);

/** All observable behaviour: what is found, in which order, its probability, and what is answered. */
function seen(knowledge: Knowledge) {
  return QUESTIONS.map((question) => {
    const { answers, entries } = knowledge.match(knowledge.query(question));
    return {
      answers: answers.map(({ one, score, probability }) => [one.answer.id, score, probability]),
      entries: entries.map(({ passage, score, probability }) => [passage.entry.id, score, probability]),
      answered: answer([{ role: "user", content: question }], knowledge),
    };
  });
}

test("after any history of edits it equals a fresh one, in whatever order that is told its entries", () => {
  const parts = testParts();
  const history = fc.array(edit, { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (edits, order) => {
      const edited = new Knowledge(parts);
      const left = new Map<string, ReturnType<typeof entry>>();
      for (const one of edits) {
        if ("add" in one) {
          edited.add(one.add);
          left.set(one.add.id, one.add);
        } else {
          edited.remove(one.remove);
          left.delete(one.remove);
        }
        // A question between two edits fills the caches, which the next edit must invalidate.
        edited.match(edited.query("harbour fee"));
      }
      const fresh = new Knowledge(parts);
      const shuffled = [...left.values()].map((one) => ({ one, at: order.next().value }));
      for (const { one } of shuffled.sort((a, b) => a.at - b.at)) fresh.add(one);
      expect(seen(edited)).toEqual(seen(fresh));
    }),
    { numRuns: 150, seed: 20_260_101 },
  );
}, 30_000);
