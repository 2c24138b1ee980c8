/** Questions that people type into the wrong window: none of them is answered from this site's pages. */
import { expect, test } from "vitest";
import { createEngine } from "../../server/chat/engine/calls.ts";
import { siteEntries } from "./site.ts";

/** Written for this test: no wording of the library, though many of their words stand on the pages. */
const QUESTIONS = [
  "which channel shows the tennis final tonight",
  "how do i report a pothole",
  "what share of the population is left handed",
  "best season to plant tulips",
  "who leads the premier league",
  "can you cover my shift on sunday",
  "how long does a cold last",
  "what is the largest lake in canada",
  "does my sister need a visa for japan",
  "book a table for four at eight",
  "how many calories has a banana",
  "what was the score in the world cup final of 1998",
  "is the pilot of that series worth watching",
  "the form for my tax refund got lost, where is it",
  "translate good night into danish",
  "how do i reset the router",
  "my policy number for the car please",
  "which court handles parking fines in leeds",
  "i want to return these shoes",
  "how tall is the eiffel tower",
  "set the bedroom lights to ten percent",
  "what does a notary earn in germany",
  "why does my cat sneeze",
  "how much interest did my savings earn",
];
/** Of them; a question or two may always sound like ours. */
const MOST_ANSWERED = 1;

test("questions that are meant for somebody else get no answer of this house", async () => {
  const engine = createEngine();
  await engine.update({ add: siteEntries(process.cwd()), remove: [] });
  const answered: string[] = [];
  for (const content of QUESTIONS) {
    const { answer } = await engine.answer([{ role: "user", content }]);
    if (answer.kind === "answer") answered.push(`${content} → ${answer.id}`);
  }
  expect(answered.length, answered.join("\n")).toBeLessThanOrEqual(MOST_ANSWERED);
});
