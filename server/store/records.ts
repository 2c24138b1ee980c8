/** All that is kept besides entries, in either database. */
import type { AnswerKind } from "../../shared/contracts/library.ts";
import { ALL, type Row, type Sql, type Statement } from "./sql.ts";
import type { Store, StoredSession } from "./store.ts";

type Records = Pick<Store, "sessions" | "attempts" | "spending" | "questions" | "ratings" | "counts" | "keys">;

export const storedRecords = (sql: Sql): Records => ({
  sessions: sessionsIn(sql),
  attempts: attemptsIn(sql),
  spending: spendingIn(sql),
  questions: questionsIn(sql),
  ratings: ratingsIn(sql),
  counts: countsIn(sql),
  keys: keysIn(sql),
});

const sessionsIn = (sql: Sql): Records["sessions"] => ({
  add: async ({ hash, name, expiresAt }, now) =>
    void (await sql.write(
      ["DELETE FROM operator_session WHERE expires_at < ?", now],
      ["INSERT INTO operator_session (hash, name, expires_at) VALUES (?, ?, ?)", hash, name, expiresAt],
    )),
  async get(hash) {
    const [row] = await sql.read("SELECT * FROM operator_session WHERE hash = ?", hash);
    return row && sessionOf(row);
  },
  list: async (now) =>
    (await sql.read("SELECT * FROM operator_session WHERE expires_at > ? ORDER BY expires_at DESC, hash", now)).map(
      sessionOf,
    ),
  remove: async (hash) => void (await sql.write(["DELETE FROM operator_session WHERE hash = ?", hash])),
});

const sessionOf = (row: Row): StoredSession => ({
  hash: String(row.hash),
  name: String(row.name),
  expiresAt: String(row.expires_at),
});

const attemptsIn = (sql: Sql): Records["attempts"] => ({
  async find(key) {
    const [row] = await sql.read("SELECT count, at FROM sign_in_attempt WHERE key = ?", key);
    return row && { count: Number(row.count), at: String(row.at) };
  },
  async note({ key, at }, { since, limit }) {
    const [[row] = []] = await sql.write([
      `INSERT INTO sign_in_attempt AS held (key, count, at) VALUES (?, 1, ?)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN held.at <= ? THEN 1 WHEN held.count < ? THEN held.count + 1 ELSE ? END,
         at = CASE WHEN held.at > ? AND held.at < excluded.at AND held.count >= ? THEN held.at ELSE excluded.at END
       RETURNING count, at`,
      key,
      at,
      since,
      limit,
      limit + 1,
      since,
      limit,
    ]);
    return { count: Number(row?.count), at: String(row?.at) };
  },
  forget: async (key) => void (await sql.write(["DELETE FROM sign_in_attempt WHERE key = ?", key])),
  forgetUntil: async (at) => void (await sql.write(["DELETE FROM sign_in_attempt WHERE at <= ?", at])),
});

const spendingIn = (sql: Sql): Records["spending"] => ({
  async spend(day, tokens, limit) {
    const [, spent = []] = await sql.write(
      ["DELETE FROM token_spending WHERE day < ?", day],
      [
        `INSERT INTO token_spending AS spent (day, tokens)
         SELECT CAST(? AS text), CAST(? AS bigint) WHERE CAST(? AS bigint) <= CAST(? AS bigint)
         ON CONFLICT (day) DO UPDATE SET tokens = spent.tokens + excluded.tokens
           WHERE spent.tokens + excluded.tokens <= CAST(? AS bigint)
         RETURNING day`,
        day,
        tokens,
        tokens,
        limit,
        limit,
      ],
    );
    return spent.length === 1;
  },
});

/** Deletes all but the newest by day. */
const keepNewest = (table: string, limit: number): Statement => [
  `DELETE FROM ${table} WHERE occasion IN (
     SELECT occasion FROM ${table} ORDER BY day DESC, occasion LIMIT ? OFFSET ?)`,
  ALL,
  limit,
];

const questionsIn = (sql: Sql): Records["questions"] => ({
  async add(questions, limit) {
    const added = questions.map(
      ({ occasion, day, kind, answer_id, unsure, words, question }): Statement => [
        `INSERT INTO logged_question (occasion, day, kind, answer_id, unsure, words, question)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (occasion) DO NOTHING`,
        occasion,
        day,
        kind,
        answer_id,
        unsure ? 1 : 0,
        words,
        question,
      ],
    );
    await sql.write(...added, keepNewest("logged_question", limit));
  },
  async list() {
    const rows = await sql.read("SELECT * FROM logged_question ORDER BY day DESC, occasion");
    return rows.map((row) => ({
      occasion: String(row.occasion),
      day: String(row.day),
      kind: row.kind as AnswerKind,
      answer_id: String(row.answer_id),
      unsure: Number(row.unsure) === 1,
      words: String(row.words),
      question: String(row.question),
    }));
  },
  async remove(words) {
    const [removed = []] = await sql.write(["DELETE FROM logged_question WHERE words = ? RETURNING occasion", words]);
    return removed.length > 0;
  },
  expire: async (day) => void (await sql.write(["DELETE FROM logged_question WHERE day < ?", day])),
});

const ratingsIn = (sql: Sql): Records["ratings"] => ({
  put: async ({ occasion, answer_id, helpful, comment, day }, limit) =>
    void (await sql.write(
      [
        `INSERT INTO answer_rating (occasion, answer_id, helpful, comment, day) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (occasion) DO UPDATE SET
           answer_id = excluded.answer_id, helpful = excluded.helpful, comment = excluded.comment, day = excluded.day`,
        occasion,
        answer_id,
        helpful ? 1 : 0,
        comment,
        day,
      ],
      keepNewest("answer_rating", limit),
    )),
  async list(day, limit) {
    const rows = await sql.read(
      "SELECT * FROM answer_rating WHERE day >= ? ORDER BY day DESC, occasion LIMIT ?",
      day,
      limit,
    );
    return rows.map((row) => ({
      occasion: String(row.occasion),
      answer_id: String(row.answer_id),
      helpful: Number(row.helpful) === 1,
      comment: row.comment === null ? null : String(row.comment),
      day: String(row.day),
    }));
  },
  expire: async (day) => void (await sql.write(["DELETE FROM answer_rating WHERE day < ?", day])),
});

const countsIn = (sql: Sql): Records["counts"] => ({
  async add(counts) {
    const keyOf = ({ day, subject, name }: (typeof counts)[number]) => `${day} ${subject} ${name}`;
    // In the same order on every server, to avoid deadlocks.
    const sorted = [...counts].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    await sql.write(
      ...sorted.map(
        ({ day, subject, name, count }): Statement => [
          `INSERT INTO daily_count AS held (day, subject, name, count) VALUES (?, ?, ?, ?)
           ON CONFLICT (day, subject, name) DO UPDATE SET count = held.count + excluded.count`,
          day,
          subject,
          name,
          count,
        ],
      ),
    );
  },
  async list(day) {
    const rows = await sql.read("SELECT * FROM daily_count WHERE day >= ? ORDER BY day, subject, name", day);
    return rows.map((row) => ({
      day: String(row.day),
      subject: String(row.subject),
      name: String(row.name),
      count: Number(row.count),
    }));
  },
  expire: async (day) => void (await sql.write(["DELETE FROM daily_count WHERE day < ?", day])),
});

const keysIn = (sql: Sql): Records["keys"] => ({
  async get(name, fresh) {
    const [, [row] = []] = await sql.write(
      ["INSERT INTO shared_key (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, fresh],
      ["SELECT value FROM shared_key WHERE name = ?", name],
    );
    return String(row?.value);
  },
  put: async (name, value) =>
    void (await sql.write([
      "INSERT INTO shared_key (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
      name,
      value,
    ])),
});
