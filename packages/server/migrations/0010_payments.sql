-- payments ------------------------------------------------------------------------------------------------------------
-- what a card is recognised by, and its name at the provider; its number is never ours
create table saved_cards (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  payer_id text not null,
  provider_card_id text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  holder text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  created_at timestamptz not null,
  -- gone for its owner, until the provider has forgotten it too
  removed boolean not null default false,
  unique (user_id, provider_card_id)
);
create index on saved_cards (id) where removed;

-- what providers told us of, each once; what it is about is read again from them
create table provider_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  payment_id text not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- how a payment ended, announced once
create table payment_ends (
  payment_id text not null,
  state text not null,
  announced_at timestamptz not null,
  primary key (payment_id, state)
);
