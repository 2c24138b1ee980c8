/**
 * The shared database's schema, as steps that each run once, in order. Never
 * change a step that was released: add one. Times and ids are text in byte
 * order, as in the embedded database, so that both list alike.
 */
import type { Sql } from "postgres";

const migrations: readonly string[] = [
  // Older databases have the vector in a column of pgvector, which the last step gives up: this one needs no extension.
  `CREATE TABLE knowledge_base (
     id text COLLATE "C" PRIMARY KEY,
     page_title text NOT NULL,
     page_url text,
     section_title text,
     content text NOT NULL,
     created_at text COLLATE "C" NOT NULL,
     embedding json,
     metadata json NOT NULL
   );
   CREATE INDEX knowledge_base_newest ON knowledge_base (created_at DESC, id DESC);
   CREATE TABLE revision (value bigint NOT NULL);
   INSERT INTO revision VALUES (0);
   CREATE TABLE change_record (
     id bigserial PRIMARY KEY,
     at text NOT NULL,
     author text NOT NULL,
     action text NOT NULL,
     entry_id text,
     title text NOT NULL,
     before json
   );
   CREATE INDEX change_record_entry ON change_record (entry_id, id);
   CREATE TABLE operator_session (
     hash text PRIMARY KEY,
     name text NOT NULL,
     expires_at text COLLATE "C" NOT NULL
   );
   CREATE TABLE unanswered_question (
     id text COLLATE "C" PRIMARY KEY,
     question text NOT NULL,
     times integer NOT NULL,
     first_at text COLLATE "C" NOT NULL,
     last_at text COLLATE "C" NOT NULL
   );
   CREATE INDEX unanswered_question_last ON unanswered_question (last_at);
   CREATE UNLOGGED TABLE rate_bucket (
     key text PRIMARY KEY,
     tokens double precision NOT NULL,
     taken boolean NOT NULL,
     at timestamptz NOT NULL
   );
   CREATE INDEX rate_bucket_at ON rate_bucket (at);`,

  `CREATE TABLE sign_in_attempt (
     key text PRIMARY KEY,
     count integer NOT NULL,
     at text COLLATE "C" NOT NULL
   );
   CREATE INDEX sign_in_attempt_at ON sign_in_attempt (at);`,

  `CREATE TABLE token_spending (
     day text COLLATE "C" PRIMARY KEY,
     tokens bigint NOT NULL
   );`,

  `CREATE TABLE answer_rating (
     occasion text COLLATE "C" PRIMARY KEY,
     answer_id text NOT NULL,
     helpful integer NOT NULL,
     comment text,
     day text COLLATE "C" NOT NULL
   );
   CREATE INDEX answer_rating_day ON answer_rating (day, occasion);
   CREATE TABLE shared_key (
     name text PRIMARY KEY,
     value text NOT NULL
   );`,

  `CREATE TABLE logged_question (
     occasion text COLLATE "C" PRIMARY KEY,
     day text COLLATE "C" NOT NULL,
     kind text NOT NULL,
     answer_id text NOT NULL,
     unsure integer NOT NULL,
     words text NOT NULL,
     question text NOT NULL
   );
   CREATE INDEX logged_question_day ON logged_question (day, occasion);
   CREATE INDEX logged_question_words ON logged_question (words);
   INSERT INTO logged_question
     SELECT id, substr(last_at, 1, 10), 'declined', 'declined', 0, id, question FROM unanswered_question;
   DROP TABLE unanswered_question;
   CREATE TABLE daily_count (
     day text COLLATE "C" NOT NULL,
     subject text COLLATE "C" NOT NULL,
     name text COLLATE "C" NOT NULL,
     count bigint NOT NULL,
     PRIMARY KEY (day, subject, name)
   );`,

  // No query searches by it: the index is in the servers' memory.
  "ALTER TABLE knowledge_base ALTER COLUMN embedding TYPE json USING embedding::text::json;",
];

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
