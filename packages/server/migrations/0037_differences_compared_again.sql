-- a difference is looked at again in its turn, however few calls the provider answers
alter table reconciliation_differences add compared_at timestamptz not null default '-infinity';
