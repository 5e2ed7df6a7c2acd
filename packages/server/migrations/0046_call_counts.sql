-- Calls that tell somebody else, counted by their caller. The key is hashed; a count begins anew at "until".
create table call_counts (
  key text primary key,
  times integer not null,
  until timestamptz not null
);
create index call_counts_until on call_counts (until);

-- when the other side read a proposal: only the first unread one is told
alter table complaint_proposals add column read_at timestamptz;
update complaint_proposals set read_at = created_at;
