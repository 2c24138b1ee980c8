/** `npm run backup [file]`: a copy of everything that the store keeps for good, while servers run or not. */
import { join } from "node:path";
import { backUp } from "../server/store/archive/archive.ts";
import { command, readPlace } from "./command.ts";

await command("backup", async () => {
  const place = readPlace();
  const time = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, "")
    .replaceAll(":", "-");
  const file = process.argv[2] ?? join(place.DATA_DIR, "backups", `${time}.sqlite`);
  await backUp(place, file);
  return `Backup written: ${file}`;
});
