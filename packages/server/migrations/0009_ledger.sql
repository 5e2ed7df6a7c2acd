-- ledger --------------------------------------------------------------------------------------------------------------
-- double entry: what a buyer pays, a store is owed and the house earns is a sum of lines, and nothing else
create table ledger_entries (
  id bigint generated always as identity primary key,
  -- what happened, so that a repeat is refused
  key text not null unique,
  kind text not null,
  order_id bigint,
  store_order_id bigint,
  created_at timestamptz not null,
  -- the one transaction that may write its lines
  transaction_id xid8 not null default pg_current_xact_id()
);

create table ledger_lines (
  entry_id bigint not null references ledger_entries,
  account text not null constraint ledger_lines_account_check
    check (account ~ '^(buyer|escrow|store|withdrawing|bank):[0-9]+$' or account in ('commission', 'provider', 'fees', 'centre')),
  cents bigint not null constraint ledger_lines_cents_check check (cents <> 0),
  primary key (entry_id, account)
);
-- a balance and a statement are read from the index alone
create index on ledger_lines (account, entry_id desc) include (cents);

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to: % of % refused', lower(tg_op), tg_table_name using errcode = '23001';
end $$;
create trigger frozen before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger frozen before update or delete or truncate on ledger_lines
  for each statement execute function refuse_ledger_change();

create function sign_ledger_entry() returns trigger language plpgsql as $$
begin
  new.transaction_id := pg_current_xact_id();
  return new;
end $$;
create trigger signed before insert on ledger_entries for each row execute function sign_ledger_entry();

create function refuse_late_ledger_line() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where id = new.entry_id and transaction_id <> pg_current_xact_id()) then
    raise exception 'ledger entry % is closed', new.entry_id using errcode = '23001';
  end if;
  return new;
end $$;
create trigger in_time before insert on ledger_lines for each row execute function refuse_late_ledger_line();

create function refuse_unbalanced_ledger_entry() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from ledger_lines where entry_id = new.entry_id) <> 0 then
    raise exception 'the lines of ledger entry % do not sum to zero', new.entry_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on ledger_lines deferrable initially deferred
  for each row execute function refuse_unbalanced_ledger_entry();
