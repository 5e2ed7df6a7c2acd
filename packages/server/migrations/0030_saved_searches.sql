-- Searches that a person saved, with what they found when the person looked at them last.
create table saved_searches (
  id integer primary key generated always as identity,
  user_id integer not null references users,
  name text not null check (length(name) between 1 and 60),
  -- What the address of the list says, without what it leaves open.
  query jsonb not null,
  -- SHA-256 of the query in its one form.
  query_key text not null,
  -- How the words of the query were understood last; null without words.
  read_text jsonb,
  alert text not null check (alert in ('off', 'daily', 'hourly')),
  -- Pairs of four-byte numbers: each product that fitted at the last look, and its lowest price in cents. Null where
  -- too many fit.
  known bytea,
  -- The same, with what the person was told of since.
  told bytea,
  -- Products that were news at the last look.
  shown integer[] not null default '{}',
  looked_at timestamptz not null,
  -- When news was noticed that the person was not told of yet.
  waiting_at timestamptz,
  told_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, query_key),
  check ((known is null) = (told is null))
);
create index saved_searches_waiting on saved_searches (id) where waiting_at is not null;

-- How far the changes of products were compared with the saved searches: one row.
create table saved_search_progress (
  one boolean primary key default true check (one),
  snapshot text not null,
  compared_at timestamptz not null
);
