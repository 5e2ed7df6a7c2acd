-- Accounts at the carrier that stores let the product use: the store itself then pays for its labels there.
create table carrier_accounts (
  store_id integer primary key references stores,
  email text not null,
  -- The tokens, sealed with the server's key.
  sealed text not null,
  expires_at timestamptz not null,
  connected_at timestamptz not null,
  -- Set when the carrier no longer accepts the tokens, until the store connects again.
  ended_at timestamptz
);

-- True if the label is paid from the store's own account.
alter table shipping_labels add column own_account boolean not null default false;
