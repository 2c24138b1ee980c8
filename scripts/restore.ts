/** `npm run restore -- <file> [--replace]`: puts a backup into the store. */
import { restore } from "../server/store/archive/archive.ts";
import { command, readPlace, summary } from "./command.ts";

await command("restore", async () => {
  const files = process.argv.slice(2).filter((argument) => argument !== "--replace");
  const [file] = files;
  if (!file || files.length > 1) throw new Error("name one backup: npm run restore -- <file> [--replace]");
  return `Restored: ${summary(await restore(readPlace(), file, { replace: process.argv.includes("--replace") }))}`;
});
