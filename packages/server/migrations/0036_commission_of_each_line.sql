-- what the marketplace keeps of a line, as the plan of its store had it: a parcel of the centre has lines of several stores
alter table order_lines add column commission_cents int not null default 0 check (commission_cents >= 0);

-- of what was sold before, each line the part that its price has in the parcel's; the odd cents go to the first lines
with parts as (
  select l.id, so.id parcel, so.commission_cents whole,
    (so.commission_cents::bigint * l.unit_price_cents * l.quantity / so.goods_cents)::int part,
    row_number() over (partition by so.id order by l.id) place
  from order_lines l join store_orders so on so.id = l.store_order_id
), shares as (
  select id, part + (place <= whole - sum(part) over (partition by parcel))::int cents from parts
)
update order_lines l set commission_cents = shares.cents from shares where shares.id = l.id and shares.cents > 0;
