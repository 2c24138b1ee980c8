/** What the consultant is fitted and measured on: the built library and sections, and strangers' questions of earlier rounds. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Meaning } from "../../server/consultant/meaning.ts";
import { LibraryIndex } from "../../server/consultant/library-index.ts";
import { Knowledge } from "../../server/consultant/knowledge.ts";
import type { Weights } from "../../server/consultant/weights.ts";
import type { Library } from "../../shared/contracts/library.ts";

export function knowledgeOf(weights: Weights, meaning: Meaning, folder = "build"): Knowledge {
  const library = JSON.parse(readFileSync(join(folder, "library.json"), "utf8")) as Library;
  const sections = JSON.parse(readFileSync("build/knowledge.json", "utf8")) as object[];
  const knowledge = new Knowledge({ library: new LibraryIndex(library, meaning), meaning, weights, discard: () => false });
  for (const [at, section] of sections.entries())
    knowledge.add({ ...section, id: String(at), created_at: "", embedding: null, metadata: {} } as never);
  return knowledge;
}

export interface StrangersQuestion {
  ask: string;
  /** Ids of the answers that would do; none where nothing does. */
  answers: string[];
  weight: number;
}

/** Questions of past rounds, which count more than the library's own wordings: nobody who wrote them knew an answer. */
const WEIGHT = 3;
const ROUNDS = "bench/consultant/rounds";

export function strangersQuestions(): StrangersQuestion[] {
  return readdirSync(ROUNDS)
    .filter((name) => name.endsWith(".labelled.json"))
    .flatMap((name) => JSON.parse(readFileSync(join(ROUNDS, name), "utf8")) as { ask: string[]; answers: string[] }[])
    .filter(({ ask }) => ask.length === 1)
    .map(({ ask, answers }) => ({ ask: ask[0] as string, answers, weight: WEIGHT }));
}
