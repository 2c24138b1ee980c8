import type { SpendingStore } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction } from "./transaction.ts";

export function sqliteSpending(database: SiteDatabase): SpendingStore {
  const forget = database.prepare("DELETE FROM token_spending WHERE day < ?");
  const add = database.prepare(
    `INSERT INTO token_spending (day, tokens) SELECT :day, :tokens WHERE :tokens <= :limit
     ON CONFLICT (day) DO UPDATE SET tokens = tokens + excluded.tokens WHERE tokens + excluded.tokens <= :limit`,
  );
  return {
    spend: async (day, tokens, limit) =>
      transaction(database, () => {
        forget.run(day);
        return add.run({ day, tokens, limit }).changes === 1;
      }),
  };
}
