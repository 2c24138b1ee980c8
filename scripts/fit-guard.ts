/**
 * Fits the weights of `server/guard/bearing.json`: how probably do lines bear a claim out?
 *
 *   npx node scripts/fit-guard.ts CLAIMS.jsonl…
 *
 * Each file holds a claim a line (`bench/guard/claims.ts`). Of a claim that cites none, the likeliest of its grounds
 * counts, as it does in an answer. From the least probability as many cited truths stand as `STAND` says, judged by
 * weights that were fitted on other questions.
 */
import { writeFileSync } from "node:fs";
import { type Claim, claimsIn } from "../bench/guard/claims.ts";
import { createBuiltInEmbedder, type WordVectors } from "../server/embedding/index.ts";
import { featuresOf } from "../server/guard/bearing.ts";
import { regression } from "./regression.ts";

/** One claim on one of its grounds. */
interface Example {
  claim: Claim;
  features: Record<string, number>;
}

const TARGET = "server/guard/bearing.json";
/** A claim with its lines shows more than one that was given lines by the encoder. */
const CITED = 20;
const RIDGE = 3;
/** Times that the likeliest ground of each claim is chosen again. */
const ROUNDS = 3;
const FOLDS = 5;
const STAND = 0.92;
/** Texts that the encoder is given at once. */
const TOGETHER = 200;

const claims = process.argv.slice(2).flatMap((file) => claimsIn(file));
if (claims.length === 0) throw new Error("usage: npx node scripts/fit-guard.ts CLAIMS.jsonl…");
const embedder = createBuiltInEmbedder();
const texts = [...new Set(claims.flatMap(({ claim, grounds }) => [claim, ...grounds.flat().map(withHead)]))];
const read = new Map<string, WordVectors>();
for (let at = 0; at < texts.length; at += TOGETHER) {
  const some = texts.slice(at, at + TOGETHER);
  for (const [index, words] of (await embedder.embedWords(some)).entries()) read.set(some[index] as string, words);
}
const encoded = claims.map((claim) => claim.grounds.map((ground) => exampleOf(claim, ground, read)));
const inWords = claims.map((claim) => claim.grounds.map((ground) => exampleOf(claim, ground, new Map())));
const weights = { encoded: fitted(encoded), words: fitted(inWords) };
const least = { encoded: leastOf(encoded), words: leastOf(inWords) };
const count = (isLie: boolean) => claims.filter((claim) => claim.isLie === isLie).length;
const fittedOn = { truths: count(false), lies: count(true) };
writeFileSync(TARGET, `${JSON.stringify({ fittedOn, least, weights }, null, 2)}\n`);
embedder.close();

function withHead({ section, title, text }: Claim["grounds"][number][number]): string {
  return `${section ?? title}. ${text}`;
}

function exampleOf(claim: Claim, ground: Claim["grounds"][number], read: ReadonlyMap<string, WordVectors>): Example {
  const lines = ground.map((line) => ({
    text: line.text,
    head: `${line.title}. ${line.section ?? ""}`,
    words: read.get(withHead(line)),
  }));
  return { claim, features: featuresOf({ text: claim.claim, words: read.get(claim.claim) }, lines) };
}

type Weights = Readonly<Record<string, number>>;

function scoreOf({ features }: Example, by: Weights): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + (by[name] ?? 0) * value, 0);
}

function likeliest(some: readonly Example[], by: Weights): Example {
  return some.toSorted((a, b) => scoreOf(b, by) - scoreOf(a, by))[0] as Example;
}

function fitted(groups: readonly Example[][]): Weights {
  const names = Object.keys(groups[0]?.[0]?.features ?? {});
  let chosen = groups.map(([first]) => first as Example);
  let by: Weights = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = chosen.map(({ claim, features }) => ({
      x: names.map((name) => features[name] ?? 0),
      isRight: !claim.isLie,
      weight: claim.isCited ? CITED : 1,
    }));
    by = regression(names, rows, RIDGE);
    chosen = groups.map((some) => likeliest(some, by));
  }
  return by;
}

function leastOf(groups: readonly Example[][]): number {
  const questions = [...new Set(claims.map(({ question }) => question))];
  const fold = (some: readonly Example[]) => questions.indexOf(some[0]?.claim.question ?? "") % FOLDS;
  const scores = Array.from({ length: FOLDS }, (_, at) => at).flatMap((at) => {
    const by = fitted(groups.filter((some) => fold(some) !== at));
    const cited = groups.filter(([one]) => one?.claim.isCited && !one.claim.isLie);
    return cited.filter((some) => fold(some) === at).map((some) => scoreOf(likeliest(some, by), by));
  });
  const at = Math.floor((1 - STAND) * scores.length);
  return Number((1 / (1 + Math.exp(-(scores.toSorted((a, b) => a - b)[at] ?? 0)))).toFixed(3));
}
