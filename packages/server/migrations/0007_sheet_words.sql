-- What the words of a file mean to a store, once its seller has said so; `shop` is empty for a file of nobody known.
create table sheet_words (
  store_id integer not null references stores on delete cascade,
  shop text not null,
  kind text not null check (kind in ('condition', 'language', 'finish')),
  word text not null,
  meaning text not null,
  primary key (store_id, shop, kind, word)
);

alter table listing_imports
  -- whose export the file is
  add column shop text,
  -- the cells as the file has them, kept until the import starts
  add column source jsonb,
  add column answers jsonb not null default '{"picks": {}, "prices": {}, "suggested_prices": false}',
  add column questions jsonb not null default
    '{"words": [], "unmatched": [], "unmatched_count": 0, "unpriced": [], "unpriced_count": 0, "suggested_count": 0}';
