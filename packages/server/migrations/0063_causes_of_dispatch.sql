-- The code of the refusal, by which the page names what cures it.
alter table dispatch_run_parcels add column code text;
