-- the rating that counts for the position of a store, kept beside that of all times
alter table store_stats add column rating_60d numeric(2, 1), add column reviews_60d integer not null default 0;
