-- when a job was asked for first; some are given up a while after that
alter table jobs add column asked_at timestamptz not null default now();

-- jobs that were given up; operators see them for a while
create table given_up_jobs (
  id bigint generated always as identity primary key,
  name text not null,
  reason text not null,
  tries integer not null,
  asked_at timestamptz not null,
  given_up_at timestamptz not null
);
create index given_up_jobs_at on given_up_jobs (given_up_at);

-- consents of the carrier that came back: each is worth one use, and forgotten after its time
create table used_consents (
  nonce text primary key,
  used_at timestamptz not null
);
