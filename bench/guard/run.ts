/**
 * `npm run bench -- guard`: of claims that were kept back from the fit of `server/guard/bearing.json`, how many stand
 * where the checker says yes to everything, each as a reply of its own with the prompt of its question: with the
 * numbers of its lines, and without. And how long that takes.
 */
import { type GroundLine, promptFor } from "../../server/chat/prompt.ts";
import { median } from "../budgets.ts";
import { siteEngine } from "../consultant/site.ts";
import { type Claim, embedder, keptBack, namedBy, stands } from "./claims.ts";

const PROMPT_TOKENS = 2_000;
const engine = await siteEngine();
const claims = keptBack();
const prompts = new Map<string, GroundLine[]>();
for (const question of new Set(claims.map((claim) => claim.question))) {
  const messages = [{ role: "user" as const, content: question }];
  const { ground } = await engine.answer(messages, { forModel: true });
  prompts.set(question, ground ? promptFor(ground, messages, PROMPT_TOKENS).lines : []);
}

/** The lines of its question's prompt, with those that its writer named. */
function linesFor(claim: Claim): { lines: GroundLine[]; named: number[] } {
  const given = prompts.get(claim.question) ?? [];
  const missing = namedBy(claim, given.length + 1).filter(({ text }) => !given.some((line) => line.text === text));
  const lines = [...given, ...missing];
  const texts = new Set(namedBy(claim).map(({ text }) => text));
  return { lines, named: lines.filter(({ text }) => texts.has(text)).map(({ id }) => id) };
}

const times: number[] = [];
for (const [title, withNumbers] of [
  ["with numbers", true],
  ["without", false],
] as const)
  for (const [kind, isLie] of [
    ["truths", false],
    ["lies", true],
  ] as const) {
    const own = claims.filter((claim) => claim.isLie === isLie);
    let stood = 0;
    for (const claim of own) {
      const { lines, named } = linesFor(claim);
      const started = performance.now();
      stood += Number(await stands(claim, lines, withNumbers ? named : []));
      times.push(performance.now() - started);
    }
    console.log(`${kind} ${title}: ${stood} of ${own.length} stand (${Math.round((100 * stood) / own.length)} %)`);
  }
console.log(`median ${median(times).toFixed(1)} ms for a claim`);
engine.close();
embedder.close();
