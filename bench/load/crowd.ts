/**
 * A process of visitors who all connect and ask at the same moment, and ask on, as browsers do
 * on the connection that they have, as soon as they have their answer. Reports the results.
 */
import { endpointOf } from "./endpoints.ts";
import { siteQuestions } from "./site-questions.ts";
import { ask, connection, targetOf, type WireResponse } from "./wire.ts";

const [url = "", count = "", each = "1", name = "chat"] = process.argv.slice(2);
const target = targetOf(url);
const endpoint = endpointOf(name);
const questions = siteQuestions();
const answers: WireResponse[] = [];

async function visitor(index: number) {
  const socket = connection(target);
  for (let round = 0; round < Number(each); round += 1)
    answers.push(await ask(socket, target, endpoint, questions[(index + round) % questions.length] ?? ""));
  socket.destroy();
}

process.once("message", async () => {
  await Promise.all(Array.from({ length: Number(count) }, (_, index) => visitor(index)));
  process.send?.(answers, () => process.exit());
});
process.send?.("ready");
