-- accounts ------------------------------------------------------------------------------------------------------------
alter table users
  -- null only for the people of before and for accounts that were closed
  add column cpf char(11) unique check (cpf ~ '^\d{11}$'),
  add column birth_date date,
  add column phone text check (phone ~ '^\d{10,11}$'),
  add column email_confirmed_at timestamptz,
  -- set by the floor of subscriptions, so that nobody has to look up to it
  add column plan_active_until timestamptz,
  add column disabled_at timestamptz;

-- six digits sent by e-mail, each for one purpose
create table email_codes (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  purpose text not null check (purpose in ('activate', 'reset_password', 'change_email', 'disable')),
  code_hash text not null,
  -- where it was sent: the new address when the purpose is to change it
  email text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on email_codes (user_id, purpose, id desc);
create index on email_codes (created_at);

-- security ------------------------------------------------------------------------------------------------------------
-- tries of one account, of one address or of both, by their hash; counted before they are made, forgotten after a window
create table failed_tries (
  key text primary key,
  failures int not null,
  last_at timestamptz not null
);

create table security_events (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  kind text not null,
  device text not null,
  address text not null,
  created_at timestamptz not null
);
create index on security_events (user_id, id desc);
create index on security_events (created_at);

-- sessions ------------------------------------------------------------------------------------------------------------
create table sessions (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  -- SHA-256 of the token: what is stored enters nowhere
  token_hash bytea not null unique,
  -- the token before the last refresh: another tab may still send it for a moment
  previous_hash bytea unique,
  refreshed_at timestamptz,
  device text not null,
  address text not null,
  -- the address, or the /64 of an IPv6 one: where the person is known
  network text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index on sessions (user_id, last_seen_at desc);
create index on sessions (expires_at);

create table second_factors (
  user_id int primary key references users,
  -- encrypted with the server's key
  secret text not null,
  confirmed_at timestamptz,
  -- the time step of the last code taken: none enters twice
  last_step bigint not null default 0
);

create table recovery_codes (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  code_hash text not null,
  used_at timestamptz
);
create index on recovery_codes (user_id);

create table entry_tokens (
  token_hash bytea primary key,
  user_id int not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on entry_tokens (user_id);
create index on entry_tokens (expires_at);
