-- The embedded database's schema, as steps that each run once, in order; a line "-- Step" ends one.
-- Never change a step that was released: add one.

CREATE TABLE knowledge_base (
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
CREATE TRIGGER knowledge_base_delete AFTER DELETE ON knowledge_base BEGIN UPDATE revision SET value = value + 1; END;

-- Step
CREATE TABLE change_record (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  author TEXT NOT NULL,
  action TEXT NOT NULL,
  entry_id TEXT,
  title TEXT NOT NULL,
  before TEXT
) STRICT;
CREATE INDEX change_record_entry ON change_record (entry_id, id);
CREATE TABLE operator_session (
  hash TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;
CREATE TABLE unanswered_question (
  id TEXT PRIMARY KEY,
  question TEXT NOT NULL,
  times INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL
) STRICT;
CREATE INDEX unanswered_question_last ON unanswered_question (last_at);

-- Step
CREATE TABLE sign_in_attempt (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX sign_in_attempt_at ON sign_in_attempt (at);

-- Step
CREATE TABLE token_spending (
  day TEXT PRIMARY KEY,
  tokens INTEGER NOT NULL
) STRICT;

-- Step
-- Without an order of time, so that ratings cannot be linked to one conversation.
CREATE TABLE answer_rating (
  occasion TEXT PRIMARY KEY,
  answer_id TEXT NOT NULL,
  helpful INTEGER NOT NULL,
  comment TEXT,
  day TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX answer_rating_day ON answer_rating (day, occasion);
CREATE TABLE shared_key (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

-- Step
-- Every question that is logged, no longer those without an answer alone; of those only the last wording is known.
CREATE TABLE logged_question (
  occasion TEXT PRIMARY KEY,
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  answer_id TEXT NOT NULL,
  unsure INTEGER NOT NULL,
  words TEXT NOT NULL,
  question TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX logged_question_day ON logged_question (day, occasion);
CREATE INDEX logged_question_words ON logged_question (words);
INSERT INTO logged_question
  SELECT id, substr(last_at, 1, 10), 'declined', 'declined', 0, id, question FROM unanswered_question;
DROP TABLE unanswered_question;
CREATE TABLE daily_count (
  day TEXT NOT NULL,
  subject TEXT NOT NULL,
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, subject, name)
) STRICT, WITHOUT ROWID;

-- Step
-- A vector that is filled in changes nothing that others know.
DROP TRIGGER knowledge_base_update;
CREATE TRIGGER knowledge_base_update AFTER UPDATE ON knowledge_base
WHEN json_remove(OLD.metadata, '$.embedding_model') IS NOT json_remove(NEW.metadata, '$.embedding_model')
  OR OLD.content IS NOT NEW.content OR OLD.page_title IS NOT NEW.page_title
  OR OLD.section_title IS NOT NEW.section_title OR OLD.page_url IS NOT NEW.page_url
BEGIN UPDATE revision SET value = value + 1; END;
