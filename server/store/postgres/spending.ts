import type { SpendingStore } from "../store.ts";
import type { Database } from "./database.ts";

export function postgresSpending(database: Database): SpendingStore {
  return {
    spend: (day, tokens, limit) =>
      database.run(async (sql) => {
        await sql`DELETE FROM token_spending WHERE day < ${day}`;
        const rows = await sql`
          INSERT INTO token_spending AS spent (day, tokens)
          SELECT ${day}, ${tokens}::bigint WHERE ${tokens}::bigint <= ${limit}::bigint
          ON CONFLICT (day) DO UPDATE SET tokens = spent.tokens + excluded.tokens
            WHERE spent.tokens + excluded.tokens <= ${limit}::bigint
          RETURNING day`;
        return rows.length === 1;
      }),
  };
}
