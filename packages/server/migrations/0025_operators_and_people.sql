-- people ------------------------------------------------------------------------------------------------------------
-- kept out by an operator: no session, no way in
alter table users add column blocked_at timestamptz;
create index users_by_words on users using gin (plain(name || ' ' || last_name || ' ' || email) gin_trgm_ops);

-- acting ------------------------------------------------------------------------------------------------------------
-- the operator who sees the shop as this person does, reading only
alter table sessions add column operator_id int references users;
alter table sessions add column end_noted boolean not null default false;
create index sessions_of_operators on sessions (id) where operator_id is not null and not end_noted;

-- texts -------------------------------------------------------------------------------------------------------------
-- what a text said before; a consent names the day of its version
create table static_text_versions (
  id bigint generated always as identity primary key,
  code text not null references static_texts,
  title text not null,
  body text not null,
  written_at timestamptz not null,
  replaced_at timestamptz not null
);
create index on static_text_versions (code, id desc);

-- plans -------------------------------------------------------------------------------------------------------------
-- nobody takes a new one; whoever has it keeps it
alter table plans add column retired boolean not null default false;
alter table plans add constraint plans_commission_bp_check check (commission_bp between 0 and 10000);

-- reviews -----------------------------------------------------------------------------------------------------------
alter table store_reviews add column removed_at timestamptz;
create table review_reports (
  id int generated always as identity primary key,
  review_id int not null references store_reviews,
  user_id int not null references users,
  reason text not null check (reason in ('offensive', 'false', 'personal_data', 'advertising', 'other')),
  comment text,
  reported_at timestamptz not null,
  decided_at timestamptz,
  decision text check (decision in ('kept', 'removed')),
  check ((decided_at is null) = (decision is null)),
  unique (review_id, user_id)
);
create index review_reports_waiting on review_reports (review_id) where decided_at is null;
create index on review_reports (user_id);

-- look-ups ----------------------------------------------------------------------------------------------------------
create index on ledger_entries (order_id, id) where order_id is not null;
create index on ledger_entries (store_order_id, id) where store_order_id is not null;
create index on order_payments (payment_id) where payment_id is not null;
create index on order_payments (charge_id) where charge_id is not null;
create index on store_orders (state, order_id desc);
