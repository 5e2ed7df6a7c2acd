-- The photos with which an offer was bought, so that the store cannot take them away or put others in their place.
alter table order_lines add column photos text[] not null default '{}';

-- Lines of before keep what their offers still show of that time.
update order_lines l set photos = shown.images
from (
  select line.id, array_agg(image.address order by image.position) images
  from order_lines line
  join store_orders so on so.id = line.store_order_id
  join orders o on o.id = so.order_id
  join listings offer on offer.id = line.listing_id
  cross join lateral unnest(offer.photos) with ordinality image (address, position)
  join photos photo on photo.id = substring(image.address from '^/fotos/([a-z0-9]{24})-')
  where photo.created_at <= o.created_at
  group by line.id
) shown
where shown.id = l.id;

insert into photo_uses (photo_id, used_by)
select distinct substring(address from '^/fotos/([a-z0-9]{24})-'), 'order line ' || l.id
from order_lines l cross join lateral unnest(l.photos) address
on conflict do nothing;

create function refuse_other_photos() returns trigger language plpgsql as $$
begin
  raise exception 'the photos of order line % cannot be changed', old.id using errcode = 'restrict_violation';
end
$$;
create trigger photos_stay before update of photos on order_lines
  for each row when (new.photos is distinct from old.photos) execute function refuse_other_photos();
