/** A process that writes entries, so many at once, and names each on a line once it is acknowledged. */
import { randomUUID } from "node:crypto";
import { openSqliteStore } from "../../server/store/sqlite/store.ts";

const [folder = "", count = "Infinity", atOnce = "1"] = process.argv.slice(2);
const store = openSqliteStore(folder);
for (let written = 0; written < Number(count); written += Number(atOnce)) {
  const entries = Array.from({ length: Number(atOnce) }, () => ({
    id: randomUUID(),
    page_title: "Offices",
    page_url: null,
    section_title: null,
    content: "Lisbon. ".repeat(200),
    created_at: new Date().toISOString(),
    embedding: Array.from({ length: 256 }, () => 0.5),
    metadata: { manually_added: true },
  }));
  await store.write(
    entries.map((entry) => ({ kind: "insert", entry })),
    [],
  );
  for (const { id } of entries) process.stdout.write(`${id}\n`);
}
await store.close();
