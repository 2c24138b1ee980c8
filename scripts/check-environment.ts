/** Ends with one line where a setting is bad: before a build that takes a minute, or is made with it. */
import { readEnv } from "../server/env.ts";

try {
  readEnv(process.env);
} catch (error) {
  console.error(`Cannot start: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
