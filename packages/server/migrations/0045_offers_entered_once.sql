-- what was entered, offer by offer, by the key that its sender chose: sent again, it is answered and not entered again
drop table entered_batches;
create table entered_offers (
  store_id int not null references stores,
  key text not null,
  outcome jsonb not null,
  entered_at timestamptz not null,
  primary key (store_id, key)
);
create index on entered_offers (entered_at);
