/** Brings the shared database's schema up to date. */
import type { Sql } from "postgres";
import { stepsIn } from "../sql.ts";

const migrations = stepsIn(new URL("schema.sql", import.meta.url));

/** Arbitrary, but unique in this database. */
const MIGRATION_LOCK = 7_241_001;

/** The database is from a newer release; it is left as it is. */
class NewerSchema extends Error {}

/** Whether no step is due: without a lock, so that a database that is being migrated answers too. */
export async function isMigrated(sql: Sql): Promise<boolean> {
  const [table] = await sql`SELECT to_regclass('schema_version') IS NOT NULL AS known`;
  if (!table?.known) return false;
  const [row] = await sql`SELECT version FROM schema_version`;
  return Number(row?.version) === migrations.length;
}

/** Brings the schema up to date; servers that start together wait for one of them to do it. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await transaction`CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)`;
    const [row] = await transaction`SELECT version FROM schema_version`;
    const version = Number(row?.version ?? 0);
    if (version > migrations.length)
      throw new NewerSchema(`the database was written by a newer release (schema ${version}); it was left as it is`);
    if (version === migrations.length) return;
    const [database] = await transaction`SELECT current_setting('server_encoding') AS encoding`;
    // Sooner or later somebody writes what it has no letter for.
    if (version === 0 && database?.encoding !== "UTF8")
      throw new Error(`it is encoded in ${database?.encoding}; create it with ENCODING 'UTF8'`);
    for (const step of migrations.slice(version)) await transaction.unsafe(step);
    await transaction`DELETE FROM schema_version`;
    await transaction`INSERT INTO schema_version VALUES (${migrations.length})`;
  });
}
