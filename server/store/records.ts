/** All that is kept besides entries and their changes, in either database. */
import type { AnswerKind } from "../../shared/contracts/library.ts";
import { ALL, insert, type Row, type Sql, type Statement } from "./sql.ts";

export const storedRecords = (sql: Sql) => ({
  sessions: sessionsIn(sql),
  attempts: attemptsIn(sql),
  spending: spendingIn(sql),
  questions: questionsIn(sql),
  ratings: ratingsIn(sql),
  counts: countsIn(sql),
  keys: keysIn(sql),
});

export type Records = ReturnType<typeof storedRecords>;

export interface StoredSession {
  /** Hash of the token in the cookie. */
  hash: string;
  name: string;
  /** ISO time. */
  expiresAt: string;
}

const SESSION = `SELECT hash, name, expires_at AS "expiresAt" FROM operator_session`;

/** Operators' sessions. Every server sees the same ones, and they survive a restart. */
const sessionsIn = (sql: Sql) => ({
  /** Also deletes sessions that expired before `now` (ISO time). */
  async add({ hash, name, expiresAt }: StoredSession, now: string): Promise<void> {
    await sql.write(
      ["DELETE FROM operator_session WHERE expires_at < ?", now],
      insert("operator_session", ["hash", "name", "expires_at"], { hash, name, expires_at: expiresAt }),
    );
  },
  async get(hash: string): Promise<StoredSession | undefined> {
    const [found] = await sql.read<StoredSession>(`${SESSION} WHERE hash = ?`, hash);
    return found;
  },
  /** Those that expire after `now` (ISO time), the latest to expire first. */
  list: (now: string) => sql.read<StoredSession>(`${SESSION} WHERE expires_at > ? ORDER BY expires_at DESC, hash`, now),
  async remove(hash: string): Promise<void> {
    await sql.write(["DELETE FROM operator_session WHERE hash = ?", hash]);
  },
});

interface Attempts {
  /** Attempts made, including the one just counted; one more than the limit if that was not allowed. */
  count: number;
  /** ISO time of the last one that was allowed. */
  at: string;
}

/** Attempts to sign in, by who made them. Every server counts the same ones, and they survive a restart. */
const attemptsIn = (sql: Sql) => ({
  async find(key: string): Promise<Attempts | undefined> {
    const [found] = await sql.read<Attempts>("SELECT count, at FROM sign_in_attempt WHERE key = ?", key);
    return found;
  },
  /**
   * Notes one more attempt of `key`, in one step, so that attempts made at once
   * count one by one. Those made until `since` (ISO) do not count where no later
   * one came; one that is later than `at` (the clock was set back) counts as made now.
   */
  async note(
    { key, at }: { key: string; at: string },
    { since, limit }: { since: string; limit: number },
  ): Promise<Attempts> {
    const [[noted] = []] = await sql.write([
      `INSERT INTO sign_in_attempt AS held (key, count, at) VALUES (?, 1, ?)
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN held.at <= ? THEN 1 WHEN held.count < ? THEN held.count + 1 ELSE ? END,
         at = CASE WHEN held.at > ? AND held.at < excluded.at AND held.count >= ? THEN held.at ELSE excluded.at END
       RETURNING count, at`,
      ...[key, at, since, limit, limit + 1, since, limit],
    ]);
    return noted as unknown as Attempts;
  },
  async forget(key: string): Promise<void> {
    await sql.write(["DELETE FROM sign_in_attempt WHERE key = ?", key]);
  },
  /** Deletes those whose last one was allowed until then (ISO time). */
  async forgetUntil(at: string): Promise<void> {
    await sql.write(["DELETE FROM sign_in_attempt WHERE at <= ?", at]);
  },
});

/** Tokens that models took on a day. Every server counts the same ones, and they survive a restart. */
const spendingIn = (sql: Sql) => ({
  /**
   * Adds to what was spent on `day` (ISO date), or takes from it what was not needed, and resolves with true; does
   * neither and resolves with false where that would come to more than `limit`. Earlier days are forgotten.
   */
  async spend(day: string, tokens: number, limit: number): Promise<boolean> {
    const [, spent] = await sql.write(
      ["DELETE FROM token_spending WHERE day < ?", day],
      [
        `INSERT INTO token_spending AS spent (day, tokens)
         SELECT CAST(? AS text), CAST(? AS bigint) WHERE CAST(? AS bigint) <= CAST(? AS bigint)
         ON CONFLICT (day) DO UPDATE SET tokens = spent.tokens + excluded.tokens
           WHERE spent.tokens + excluded.tokens <= CAST(? AS bigint)
         RETURNING day`,
        ...[day, tokens, tokens, limit, limit],
      ],
    );
    return spent?.length === 1;
  },
});

/** A table whose rows have a day and the name of an occasion, of which the newest are kept. */
const dated = (sql: Sql, table: string) => ({
  /** Deletes all but the `limit` newest by day. */
  keepNewest: (limit: number): Statement => [
    `DELETE FROM ${table} WHERE occasion IN (
       SELECT occasion FROM ${table} ORDER BY day DESC, occasion LIMIT ? OFFSET ?)`,
    ...[ALL, limit],
  ],
  /** Deletes those of days before `day`. */
  async expire(day: string): Promise<void> {
    await sql.write([`DELETE FROM ${table} WHERE day < ?`, day]);
  },
});

/** A masked question in the question log, without any trace of who asked. */
export interface LoggedQuestion {
  /** Random id of its answer, which a rating of that answer has too. */
  occasion: string;
  /** ISO date. */
  day: string;
  kind: AnswerKind;
  /** Id of the answer; the same for everybody who is given it. */
  answer_id: string;
  /** Answered without certainty. */
  unsure: boolean;
  /** The same for questions with the same words. */
  words: string;
  question: string;
}

const QUESTION = ["occasion", "day", "kind", "answer_id", "unsure", "words", "question"] as const;

function questionsIn(sql: Sql) {
  const { keepNewest, expire } = dated(sql, "logged_question");
  return {
    expire,
    /** Keeps the `limit` newest by day. */
    async add(questions: readonly LoggedQuestion[], limit: number): Promise<void> {
      const added = questions.map((one) =>
        insert("logged_question", QUESTION, { ...one, unsure: Number(one.unsure) }, "ON CONFLICT DO NOTHING"),
      );
      await sql.write(...added, keepNewest(limit));
    },
    /** All of them, the newest day first. */
    async list(): Promise<LoggedQuestion[]> {
      const rows = await sql.read<LoggedQuestion>(
        `SELECT ${QUESTION} FROM logged_question ORDER BY day DESC, occasion`,
      );
      return rows.map((row) => ({ ...row, unsure: Boolean(row.unsure) }));
    },
    /** Deletes all questions with these words; true if there were any. */
    async remove(words: string): Promise<boolean> {
      const [removed] = await sql.write(["DELETE FROM logged_question WHERE words = ? RETURNING occasion", words]);
      return removed !== undefined && removed.length > 0;
    },
  };
}

/** A rating of one answer, without any trace of who gave it. */
export interface StoredRating {
  /** Random id of this answer to one question. */
  occasion: string;
  answer_id: string;
  helpful: boolean;
  /** Masked; null where there was none. */
  comment: string | null;
  /** ISO date. */
  day: string;
}

const RATING = ["occasion", "answer_id", "helpful", "comment", "day"] as const;
const LATER = `ON CONFLICT (occasion) DO UPDATE SET ${RATING.map((name) => `${name} = excluded.${name}`)}`;

function ratingsIn(sql: Sql) {
  const { keepNewest, expire } = dated(sql, "answer_rating");
  return {
    expire,
    /** Keeps one rating for each `occasion`, the later one. Keeps the `limit` newest by day. */
    async put(rating: StoredRating, limit: number): Promise<void> {
      const row = { ...rating, helpful: Number(rating.helpful) };
      await sql.write(insert("answer_rating", RATING, row, LATER), keepNewest(limit));
    },
    /** Those of `day` (ISO date) and later, the newest day first, `limit` at most. */
    async list(day: string, limit: number): Promise<StoredRating[]> {
      const rows = await sql.read<StoredRating>(
        `SELECT ${RATING} FROM answer_rating WHERE day >= ? ORDER BY day DESC, occasion LIMIT ?`,
        ...[day, limit],
      );
      return rows.map((row) => ({ ...row, helpful: Boolean(row.helpful) }));
    },
  };
}

/** A count of one kind of event on one day. */
export interface DailyCount {
  /** ISO date. */
  day: string;
  /** Id of the question's subject; empty if unknown. */
  subject: string;
  /** One of a bounded number. */
  name: string;
  count: number;
}

const COUNT = ["day", "subject", "name", "count"] as const;
const MORE = "ON CONFLICT (day, subject, name) DO UPDATE SET count = held.count + excluded.count";

/** Counts without any text. Every server adds to the same ones. */
const countsIn = (sql: Sql) => ({
  /** Increments, in one transaction. */
  async add(counts: readonly DailyCount[]): Promise<void> {
    const keyOf = ({ day, subject, name }: DailyCount) => `${day} ${subject} ${name}`;
    // In the same order on every server, to avoid deadlocks.
    const sorted = [...counts].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    await sql.write(...sorted.map((one) => insert("daily_count AS held", COUNT, one, MORE)));
  },
  /** Those of `day` and later, by day, subject and name. */
  async list(day: string): Promise<DailyCount[]> {
    const rows = await sql.read<DailyCount>(
      `SELECT ${COUNT} FROM daily_count WHERE day >= ? ORDER BY day, subject, name`,
      day,
    );
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  },
  /** Deletes those of days before `day`. */
  async expire(day: string): Promise<void> {
    await sql.write(["DELETE FROM daily_count WHERE day < ?", day]);
  },
});

/** Keys and settings that all servers share, and that survive a restart. */
const keysIn = (sql: Sql) => ({
  /** The key of this name; `fresh` becomes it where there is none yet. */
  async get(name: string, fresh: string): Promise<string> {
    const known = async () => (await sql.read<Row>("SELECT value FROM shared_key WHERE name = ?", name))[0];
    // One that is known waits for no process that is writing.
    if (!(await known()))
      await sql.write(insert("shared_key", ["name", "value"], { name, value: fresh }, "ON CONFLICT DO NOTHING"));
    return String((await known())?.value);
  },
  /** Whatever it was before. */
  async put(name: string, value: string): Promise<void> {
    const then = "ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    await sql.write(insert("shared_key", ["name", "value"], { name, value }, then));
  },
});
