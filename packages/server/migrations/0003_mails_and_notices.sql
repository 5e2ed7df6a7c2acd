-- mails ---------------------------------------------------------------------------------------------------------------
-- the outbox: written with what it tells of, sent after the commit
create table mails (
  id bigint generated always as identity primary key,
  -- the same occasion is told once
  key text not null unique,
  user_id int references users,
  recipient text not null,
  template text not null,
  details jsonb not null,
  created_at timestamptz not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  -- nobody will take it, or it came too late to be of use
  given_up_at timestamptz,
  last_error text
);
create index on mails (next_attempt_at) where sent_at is null and given_up_at is null;
create index on mails (user_id);

-- notices -------------------------------------------------------------------------------------------------------------
create table notices (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  kind text not null check (kind in ('security', 'orders', 'wants', 'selling', 'news')),
  title text not null,
  body text not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index on notices (user_id, id desc);
create index on notices (user_id) where read_at is null;
-- old read ones are cleaned up
create index on notices (read_at) where read_at is not null;

create table notification_preferences (
  user_id int not null references users,
  kind text not null check (kind in ('orders', 'wants', 'selling', 'news')),
  by_notice boolean not null,
  by_email boolean not null,
  primary key (user_id, kind)
);
