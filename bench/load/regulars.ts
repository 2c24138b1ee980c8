/** A process of returning visitors: most request a page, some ask a question. Reports the failures. */
import { Agent, request } from "node:http";
import { questionBody } from "./endpoints.ts";
import { siteQuestions } from "./site-questions.ts";

const [url = "", count = ""] = process.argv.slice(2);
const AT_ONCE = 16;
/** One request in so many is a question; the others are pages. */
const QUESTION_EVERY = 10;
const PAGES = ["/", "/results", "/results/finance", "/solutions", "/insights/ai-tourism-roi", "/no/such/page"];
const questions = siteQuestions();
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let sent = 0;
let failed = 0;

process.once("message", async () => {
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  process.send?.(failed, () => process.exit());
});
process.send?.("ready");

async function visitor() {
  while (sent < Number(count)) {
    sent += 1;
    const served = sent % QUESTION_EVERY === 0 ? await ask(sent / QUESTION_EVERY) : await read(sent);
    if (!served) failed += 1;
  }
}

function ask(index: number): Promise<boolean> {
  const body = questionBody(questions[index % questions.length] ?? "");
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return fetched(
    "POST",
    "/functions/v1/ai-chat",
    headers,
    body,
    (status, text) => status === 200 && text.includes("data: [DONE]"),
  );
}

function read(index: number): Promise<boolean> {
  const headers = { "accept-encoding": "br" };
  return fetched("GET", PAGES[index % PAGES.length] ?? "/", headers, "", (status) => status === 200 || status === 404);
}

function fetched(
  method: string,
  path: string,
  headers: Record<string, string | number>,
  body: string,
  served: (status: number, end: string) => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request(url + path, { method, agent, headers }, (response) => {
      let end = "";
      response.on("data", (chunk: Buffer) => {
        end = chunk.toString("latin1", Math.max(0, chunk.length - 40));
      });
      response.on("end", () => resolve(served(response.statusCode ?? 0, end)));
      response.on("error", () => resolve(false));
    });
    outgoing.on("error", () => resolve(false));
    outgoing.end(body);
  });
}
