-- Games, rarities and elements that are being joined into another: their products move a few at a time.
create table word_mergings (
  kind text not null check (kind in ('businesses', 'rarities', 'elements')),
  from_id integer not null,
  into_id integer not null,
  started_at timestamptz not null,
  primary key (kind, from_id)
);

-- Statistics of the words of all rules take an analysis of the products many seconds, and no plan needs them.
alter index products_rules_idx alter column 1 set statistics 0;
