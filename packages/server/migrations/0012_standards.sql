-- The copies that a buyer means without saying so. An empty list stands for any; the days are business days until posting.
create table standards (
  user_id integer primary key references users,
  condition text not null,
  condition_rank smallint not null,
  languages text[] not null default '{}',
  finishes text[] not null default '{}',
  posts_in_days integer check (posts_in_days between 1 and 5),
  updated_at timestamptz not null
);
