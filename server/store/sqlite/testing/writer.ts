/** A process that writes entries one after the other, and names each on a line once it is acknowledged. */
import { randomUUID } from "node:crypto";
import { openSqliteStore } from "../store.ts";

const [folder = "", count = "Infinity"] = process.argv.slice(2);
const store = openSqliteStore(folder);
for (let written = 0; written < Number(count); written += 1) {
  const id = randomUUID();
  const entry = {
    id,
    page_title: "Offices",
    page_url: null,
    section_title: null,
    content: "Lisbon. ".repeat(200),
    created_at: new Date().toISOString(),
    embedding: Array.from({ length: 256 }, () => 0.5),
    metadata: { manually_added: true },
  };
  await store.write([{ kind: "insert", entry }], []);
  process.stdout.write(`${id}\n`);
}
await store.close();
