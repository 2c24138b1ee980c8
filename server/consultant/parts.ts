/** Loads what the consultant needs beside the entries: the built library, and the fitted weights. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Library } from "../../shared/contracts/library.ts";
import type { Calibration } from "../search/evidence.ts";
import { Acts } from "./acts.ts";
import type { KnowledgeParts } from "./knowledge.ts";

const LIBRARY_FILE = join("build", "library.json");
const EMPTY: Library = { version: "", subjects: [], facts: [], rows: {}, answers: [], acts: [] };

export function loadParts(): KnowledgeParts {
  return partsOf(existsSync(LIBRARY_FILE) ? (JSON.parse(readFileSync(LIBRARY_FILE, "utf8")) as Library) : EMPTY);
}

export function partsOf(library: Library = EMPTY): KnowledgeParts {
  const file = new URL("../search/evidence.json", import.meta.url);
  const { weights } = JSON.parse(readFileSync(file, "utf8")) as { weights: Calibration };
  return { library, acts: new Acts(library.acts), weights };
}
