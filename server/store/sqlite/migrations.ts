/**
 * The embedded database's schema, as steps that each run once, in order.
 * Never change a step that was released: add one.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE knowledge_base (
     id TEXT PRIMARY KEY,
     page_title TEXT NOT NULL,
     page_url TEXT,
     section_title TEXT,
     content TEXT NOT NULL,
     created_at TEXT NOT NULL,
     embedding BLOB,
     metadata TEXT NOT NULL
   ) STRICT;
   CREATE INDEX knowledge_base_newest ON knowledge_base (created_at DESC, id DESC);
   CREATE TABLE revision (value INTEGER NOT NULL) STRICT;
   INSERT INTO revision VALUES (0);
   CREATE TRIGGER knowledge_base_insert AFTER INSERT ON knowledge_base BEGIN UPDATE revision SET value = value + 1; END;
   CREATE TRIGGER knowledge_base_update AFTER UPDATE ON knowledge_base BEGIN UPDATE revision SET value = value + 1; END;
   CREATE TRIGGER knowledge_base_delete AFTER DELETE ON knowledge_base BEGIN UPDATE revision SET value = value + 1; END;`,
];
