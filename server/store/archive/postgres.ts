/** The shared database as an archive. */
import type { TransactionSql } from "postgres";
import { connect } from "../postgres/database.ts";
import { openPostgresStore } from "../postgres/store.ts";
import {
  type Archive,
  BATCH,
  type Counts,
  noCounts,
  OF_SERVERS,
  ORDER,
  type Reader,
  type Row,
  TABLE_NAMES,
  TABLES,
  type Table,
} from "./archive.ts";

/** Opens the database, creating its tables where there are none. Throws an Error of one line where it cannot. */
export async function openPostgresArchive(url: string): Promise<Archive> {
  // Brings the schema up to date, and says in one line what is wrong with the address.
  const store = await openPostgresStore(url);
  const entries = store.count;
  if (store.database.isAway) {
    await store.close();
    throw new Error("the database of DATABASE_URL does not answer");
  }
  const sql = connect(url, 1);
  return {
    read: (use) =>
      sql.begin("isolation level repeatable read read only", (one) => use((table) => rowsOf(one, table))) as ReturnType<
        typeof use
      >,
    replace: (reader) => sql.begin((one) => replaceRows(one, reader)),
    entries: () => entries(),
    async close() {
      await sql.end();
      await store.close();
    },
  };
}

const JSON_COLUMNS = new Set(["metadata", "before"]);

async function* rowsOf(sql: TransactionSql, table: Table): AsyncGenerator<Row[]> {
  const columns = TABLES[table].map((name) =>
    name === "embedding" || JSON_COLUMNS.has(name) ? `${name}::text` : name,
  );
  const query = sql.unsafe(`SELECT ${columns.join(", ")} FROM ${table} ORDER BY ${ORDER[table]}`);
  for await (const rows of query.cursor(BATCH))
    yield rows.map((row) => ({ ...row, ...(row.embedding ? { embedding: JSON.parse(String(row.embedding)) } : {}) }));
}

async function replaceRows(sql: TransactionSql, reader: Reader): Promise<Counts> {
  const counts = noCounts();
  // Locks out every other writer.
  await sql`UPDATE revision SET value = value + 1`;
  for (const table of TABLE_NAMES) {
    const columns = TABLES[table].join(", ");
    const stays = OF_SERVERS.has(table);
    if (!stays) await sql.unsafe(`DELETE FROM ${table}`);
    for await (const rows of reader(table)) {
      await sql.unsafe(
        `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1::text::json)${stays ? " ON CONFLICT DO NOTHING" : ""}`,
        [JSON.stringify(rows.map(asJson))],
      );
      counts[table] += rows.length;
    }
  }
  return counts;
}

/** JSON columns parsed. */
function asJson(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      return [name, JSON_COLUMNS.has(name) && value !== null ? JSON.parse(String(value)) : value];
    }),
  );
}
