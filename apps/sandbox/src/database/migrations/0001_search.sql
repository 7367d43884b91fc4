-- A search looks for letters anywhere in the text. With trigrams that is an index lookup; they come with every
-- PostgreSQL but are a part that can be left out of an installation, and without them the rows of a division are read.
DO $$
DECLARE
  home text;
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA deck;
  SELECT n.nspname INTO home
    FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
  EXECUTE format('CREATE INDEX orders_search ON deck.orders USING gin (search_text %I.gin_trgm_ops)', home);
EXCEPTION
  WHEN undefined_file OR feature_not_supported OR insufficient_privilege THEN
    RAISE NOTICE 'pg_trgm cannot be used here: searching reads every order of the division.';
END
$$;
