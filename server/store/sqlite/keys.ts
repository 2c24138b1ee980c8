import type { KeyStore } from "../store.ts";
import type { SiteDatabase } from "./site-database.ts";
import { transaction } from "./transaction.ts";

export function sqliteKeys(database: SiteDatabase): KeyStore {
  const add = database.prepare("INSERT INTO shared_key (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING");
  const one = database.prepare("SELECT value FROM shared_key WHERE name = ?");
  return {
    get: async (name, fresh) =>
      transaction(database, () => {
        add.run(name, fresh);
        return String(one.get(name)?.value);
      }),
  };
}
