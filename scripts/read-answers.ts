/**
 * Says that answers of the library were read again beside the sections that they were written from, after a build:
 *
 *   npx node scripts/read-answers.ts [id …]
 *
 * Without ids, all of them. The build lists those that are still to be read.
 */
import { readFileSync } from "node:fs";
import type { Library } from "../shared/contracts/library.ts";
import { markRead } from "./build/read-answers.ts";

const library = JSON.parse(readFileSync("build/library.json", "utf8")) as Library;
try {
  console.log(`${markRead(library, "content/answers", process.argv.slice(2))} answers are marked as read.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
