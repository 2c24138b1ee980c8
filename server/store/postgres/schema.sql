-- The shared database's schema, as steps that each run once, in order; a line "-- Step" ends one.
-- Never change a step that was released: add one. Times and ids are text in byte order, as in the embedded database,
-- so that both list alike.

-- Older databases have the vector in a column of pgvector, which the last step gives up: this one needs no extension.
CREATE TABLE knowledge_base (
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
CREATE INDEX rate_bucket_at ON rate_bucket (at);

-- Step
CREATE TABLE sign_in_attempt (
  key text PRIMARY KEY,
  count integer NOT NULL,
  at text COLLATE "C" NOT NULL
);
CREATE INDEX sign_in_attempt_at ON sign_in_attempt (at);

-- Step
CREATE TABLE token_spending (
  day text COLLATE "C" PRIMARY KEY,
  tokens bigint NOT NULL
);

-- Step
CREATE TABLE answer_rating (
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
);

-- Step
CREATE TABLE logged_question (
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
);

-- Step
-- No query searches by it: the index is in the servers' memory.
ALTER TABLE knowledge_base ALTER COLUMN embedding TYPE json USING embedding::text::json;
