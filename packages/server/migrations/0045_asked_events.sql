-- An event is kept with its number, text and signed message before the authority is told; `asked` means that nobody
-- knows yet what became of it. One at a time is on its way for a document.
alter table invoice_events
  add column state text not null default 'registered' check (state in ('asked', 'registered')),
  add column tries integer not null default 0,
  add column next_try_at timestamptz;
create unique index invoice_events_asked on invoice_events (invoice_id) where state = 'asked';
