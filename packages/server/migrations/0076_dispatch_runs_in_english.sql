-- Why a parcel could not be dispatched is written in both languages of the site. Null: the text is the same in both.
alter table dispatch_run_parcels add column why_en text;
