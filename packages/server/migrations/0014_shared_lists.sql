-- Public links to the wants or the collection of a person, one for each. Whoever has the secret reads the list, and its
-- owner must be able to see the address again, so the secret is kept as it is.
create table shared_lists (
  user_id integer not null references users (id),
  kind text not null check (kind in ('wants', 'collection')),
  secret text not null unique,
  created_at timestamptz not null,
  primary key (user_id, kind)
);
