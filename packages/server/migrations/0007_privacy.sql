-- privacy -------------------------------------------------------------------------------------------------------------
-- what a person agreed to or refused, and which version of the text: only added to, the last word counts
create table consents (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  document text not null check (document in ('terms', 'privacy', 'marketing', 'analytics')),
  version text not null,
  accepted boolean not null,
  decided_at timestamptz not null
);
create index on consents (user_id, document, id desc);

create table account_closures (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  reason text,
  requested_at timestamptz not null,
  -- until then the person may think again
  closes_at timestamptz not null,
  cancelled_at timestamptz,
  closed_at timestamptz
);
create unique index on account_closures (user_id) where cancelled_at is null and closed_at is null;
