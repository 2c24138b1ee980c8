/** The settings in `.env`, where there is one; what the environment has already stays. */
import { existsSync } from "node:fs";

export function readEnvFile() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
