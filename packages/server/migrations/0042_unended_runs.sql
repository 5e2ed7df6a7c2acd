-- runs since the last one that ended, well or badly; a job that has ended its process twice is given up
alter table jobs add column unended integer not null default 0, add column given_up_at timestamptz;

-- while a process reads the file of an import, also for a moment after it was cancelled
alter table catalog_imports add column is_read boolean not null default false;
