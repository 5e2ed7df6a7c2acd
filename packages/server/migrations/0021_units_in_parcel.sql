-- Units of a line that its parcel holds: what was bought without what was not found.
alter table order_lines add column in_parcel integer not null generated always as (quantity - lacking) stored;
