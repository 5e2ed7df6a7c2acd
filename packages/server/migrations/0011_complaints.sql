-- The part of what is held that open complaints are about: it stays held when the rest is released.
alter table store_orders add column contested_cents integer not null default 0;
alter table store_orders add constraint store_orders_contested_check
  check (contested_cents >= 0 and refunded_cents + contested_cents <= goods_cents + freight_cents);

create table complaints (
  id integer generated always as identity primary key,
  store_order_id integer not null references store_orders,
  -- null for a parcel of the centre, whose complaints operators answer
  store_id integer references stores,
  user_id integer not null references users,
  reason text not null check (reason in ('not_arrived', 'missing_card', 'worse_condition', 'wrong_card', 'counterfeit',
    'damaged_in_transit', 'regret')),
  state text not null check (state in ('open', 'awaiting_store', 'awaiting_buyer', 'in_mediation', 'resolved', 'closed')),
  outcome text check (outcome in ('full_refund', 'partial_refund', 'return', 'reshipment', 'unfounded')),
  contested_cents integer not null check (contested_cents > 0),
  refund_cents integer check (refund_cents between 0 and contested_cents),
  opened_at timestamptz not null,
  -- the time to agree; null when it does not run
  due_from timestamptz,
  due_at timestamptz,
  -- reminders sent in this time
  reminders smallint not null default 0,
  -- when the clock ends a resolved complaint
  ends_at timestamptz,
  blocked_by text check (blocked_by in ('client', 'store')),
  resolved_at timestamptz,
  closed_at timestamptz,
  return_code text,
  return_posted_at timestamptz,
  check ((outcome is null) = (resolved_at is null)),
  check ((state = 'closed') = (closed_at is not null))
);
create index complaints_of_buyer on complaints (user_id, id desc);
create index complaints_of_store on complaints (store_id, id desc);
create index complaints_of_parcel on complaints (store_order_id);
create index complaints_due on complaints (due_at) where due_at is not null;
create index complaints_to_end on complaints (ends_at) where ends_at is not null;
create index complaints_in_mediation on complaints (id) where state = 'in_mediation';

create table complaint_lines (
  complaint_id integer not null references complaints,
  order_line_id integer not null references order_lines,
  quantity integer not null check (quantity > 0),
  received_condition text check (received_condition in ('M', 'NM', 'SP', 'MP', 'HP', 'D')),
  primary key (complaint_id, order_line_id)
);
create index complaint_lines_of_line on complaint_lines (order_line_id);

create table complaint_messages (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaints,
  user_id integer not null references users,
  party text not null check (party in ('client', 'store', 'operator')),
  body text not null check (body <> ''),
  photos text[] not null default '{}',
  created_at timestamptz not null,
  -- when the other side read it
  read_at timestamptz
);
create index complaint_messages_of_complaint on complaint_messages (complaint_id, id);
create index complaint_messages_of_user on complaint_messages (user_id, created_at);

create table complaint_proposals (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaints,
  user_id integer not null references users,
  party text not null check (party in ('client', 'store')),
  kind text not null check (kind in ('refund', 'return', 'reshipment')),
  cents integer check (cents > 0),
  note text,
  created_at timestamptz not null,
  -- accepted, replaced by another, or overtaken by the end
  ended_at timestamptz,
  check ((kind = 'refund') = (cents is not null))
);
create unique index complaint_proposals_open on complaint_proposals (complaint_id) where ended_at is null;
create index complaint_proposals_of_user on complaint_proposals (user_id);

create table complaint_events (
  id integer generated always as identity primary key,
  complaint_id integer not null references complaints,
  -- null for the clock
  user_id integer references users,
  party text not null check (party in ('client', 'store', 'operator', 'system')),
  kind text not null,
  state text not null,
  cents integer,
  outcome text,
  note text,
  happened_at timestamptz not null
);
create index complaint_events_of_complaint on complaint_events (complaint_id, id);
