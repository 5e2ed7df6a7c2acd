-- The key pair by which push services know this shop; made once.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed_private_key text not null
);

-- Browsers that show notices while no page is open. Each belongs to a session and ends with it.
create table push_devices (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  session_id bigint not null references sessions on delete cascade,
  endpoint text not null unique,
  sealed_keys text not null,
  name text not null,
  language text not null check (language in ('pt-BR', 'en')),
  created_at timestamptz not null
);
create index push_devices_of_user on push_devices (user_id);
create index push_devices_of_session on push_devices (session_id);

alter table notification_preferences add column by_push boolean not null default true;
