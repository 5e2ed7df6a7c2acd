-- operator ---------------------------------------------------------------------------------------------------------
-- what operators did, to whom and why; only added to
create table operator_acts (
  id bigint generated always as identity primary key,
  operator_id int not null references users,
  kind text not null,
  -- 'store:12', 'user:7', 'parameter:pix_minutes'
  subject text not null check (subject ~ '^[a-z_]+:.+$'),
  -- as a person reads it, then
  title text not null,
  reason text,
  -- what it was before, and what it became
  detail jsonb not null,
  at timestamptz not null
);
create index on operator_acts (subject, id desc);

create function refuse_operator_act_change() returns trigger language plpgsql as $$
begin
  raise exception 'what an operator did is only added to: % refused', lower(tg_op) using errcode = '23001';
end $$;
create trigger frozen before update or delete or truncate on operator_acts
  for each statement execute function refuse_operator_act_change();

-- cents as people read them: 124990 is R$ 1.249,90
create function brl(cents bigint) returns text language sql immutable parallel safe as $$
  select case when cents < 0 then '-' else '' end || 'R$ ' ||
    replace(replace(replace(to_char(abs(cents) / 100.0, 'FM999,999,999,990.00'), ',', '#'), '.', ','), '#', '.')
$$;
