import type { KeyStore } from "../store.ts";
import type { Database } from "./database.ts";

export function postgresKeys(database: Database): KeyStore {
  return {
    get: (name, fresh) =>
      database.run(async (sql) => {
        await sql`INSERT INTO shared_key (name, value) VALUES (${name}, ${fresh}) ON CONFLICT DO NOTHING`;
        const [row] = await sql`SELECT value FROM shared_key WHERE name = ${name}`;
        return String(row?.value);
      }),
  };
}
