/** Loads what the consultant needs, once a thread: the built library, the embedding, the fitted weights. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Library } from "../../shared/contracts/library.ts";
import { doubtfulIn, suspectedSentences } from "../knowledge-base/hidden-instructions/index.ts";
import { loadMeaning } from "../meaning/index.ts";
import { loadAnswerModel } from "./answer-model.ts";
import type { KnowledgeParts } from "./knowledge.ts";
import { LibraryIndex } from "./library-index.ts";
import { loadWeights } from "./weights.ts";

const LIBRARY_FILE = join("build", "library.json");
const EMPTY: Library = { version: "", subjects: [], facts: [], rows: {}, answers: [] };

let loaded: KnowledgeParts | undefined;

export function loadParts(): KnowledgeParts {
  loaded ??= partsOf(existsSync(LIBRARY_FILE) ? (JSON.parse(readFileSync(LIBRARY_FILE, "utf8")) as Library) : EMPTY);
  return loaded;
}

export function partsOf(library: Library, model = loadAnswerModel()): KnowledgeParts {
  const meaning = loadMeaning();
  const index = new LibraryIndex(library, meaning, model);
  return { library: index, meaning, weights: loadWeights(), inspect: suspectedSentences, doubtfulIn };
}
