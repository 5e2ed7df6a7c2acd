-- which copy was put in, as the person saw it: another one is told
alter table cart_lines add column extras text[] not null default '{}', add column grade jsonb;
update cart_lines line set extras = l.extras, grade = l.grade
from listings l
where l.id = line.listing_id and (l.extras <> '{}' or l.grade is not null);
-- of offers that may still come back
update cart_lines line set extras = l.extras, grade = l.grade
from removed_listings r, jsonb_populate_record(null::listings, r.listing) l
where line.listing_id is null and line.id = any(r.cart_line_ids) and (l.extras <> '{}' or l.grade is not null);
