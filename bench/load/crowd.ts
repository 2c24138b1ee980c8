/**
 * A process of visitors who all begin to ask at the same moment, and ask on as soon as they
 * have their answer, each time on a connection of its own. Sends how they were answered.
 */
import { siteQuestions } from "./site-questions.ts";
import { type Answer, ask, targetOf } from "./wire.ts";

const [url = "", count = "", each = "1"] = process.argv.slice(2);
const target = targetOf(url);
const questions = siteQuestions();
const answers: Answer[] = [];

async function visitor(index: number) {
  for (let asked = 0; asked < Number(each); asked += 1)
    answers.push(await ask(target, questions[(index + asked) % questions.length] ?? ""));
}

process.once("message", async () => {
  await Promise.all(Array.from({ length: Number(count) }, (_, index) => visitor(index)));
  process.send?.(answers, () => process.exit());
});
process.send?.("ready");
