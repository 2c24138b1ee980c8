/** `npm run move-to-postgres`: copies the embedded database of DATA_DIR into the empty one of DATABASE_URL. */
import { moveToPostgres } from "../server/store/archive/archive.ts";
import { command, readPlace, summary } from "./command.ts";

await command("move-to-postgres", async () => `Moved: ${summary(await moveToPostgres(readPlace()))}`);
