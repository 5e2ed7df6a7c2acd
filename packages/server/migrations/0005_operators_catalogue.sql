-- Games, rarities and elements that an operator joined into another; what names them by the old slug finds the other.
create table word_merges (
  kind text not null check (kind in ('businesses', 'rarities', 'elements')),
  slug text not null,
  into_id integer not null,
  merged_at timestamptz not null,
  was jsonb not null,
  primary key (kind, slug)
);

-- Catalogues that operators upload. The file lies in the data folder until the import ends.
create table catalog_imports (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  format text not null,
  file_name text not null,
  sets_name text,
  reason text not null,
  state text not null check (state in ('uploading', 'running', 'done', 'cancelled', 'failed')),
  -- bytes of the file as announced, as received, and as read by the import
  size bigint not null,
  received bigint not null default 0,
  read bigint not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  merged integer not null default 0,
  bad integer not null default 0,
  -- added and changed by runs that the server's end interrupted; a later run finds these rows equal
  added_before integer not null default 0,
  changed_before integer not null default 0,
  runs integer not null default 0,
  -- why the file could not be imported
  problem text,
  created_at timestamptz not null,
  told_at timestamptz not null,
  finished_at timestamptz
);
-- one import at a time
create unique index catalog_imports_running on catalog_imports ((true)) where state = 'running';

create table catalog_import_faults (
  import_id integer not null references catalog_imports on delete cascade,
  line integer not null,
  file text not null,
  problem text not null
);
create index catalog_import_faults_of_import on catalog_import_faults (import_id, file, line);
