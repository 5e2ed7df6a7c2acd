-- Texts that a store keeps to answer its buyers with.
create table saved_replies (
  id integer primary key generated always as identity,
  store_id integer not null references stores,
  title text not null check (title <> ''),
  body text not null check (body <> ''),
  updated_at timestamptz not null
);
create unique index saved_replies_title on saved_replies (store_id, lower(title));
