-- what an offer said when it was bought: what comes must be just that
alter table order_lines add column extras text[] not null default '{}', add column grade jsonb, add column comment text;
update order_lines line set extras = l.extras, grade = l.grade, comment = l.comment
from listings l
where l.id = line.listing_id and (l.extras <> '{}' or l.grade is not null or l.comment is not null);

-- a sale of ours is one line of an order; older ones were told to us
alter table sales
  add column order_line_id int unique references order_lines,
  add column is_plain boolean not null default true;
drop index sales_of_product;
create index sales_of_product on sales (product_id, sold_at desc, id)
  include (condition, language, finish, unit_price_cents, is_plain);

-- what says something of a price: neither graded, signed nor altered
create view plain_sales as select * from sales where is_plain;

insert into sales (product_id, store_id, condition, language, finish, quantity, unit_price_cents, uf, sold_at, order_line_id,
  is_plain)
select l.product_id, l.store_id, l.condition, l.language, l.finish, l.quantity, l.unit_price_cents, o.address ->> 'state',
  so.paid_at, l.id, l.grade is null and l.extras = '{}'
from order_lines l join store_orders so on so.id = l.store_order_id join orders o on o.id = so.order_id
where so.paid_at is not null and so.state not in ('awaiting_payment', 'expired', 'cancelled', 'refunded', 'lost', 'returned');

-- the domain says 60 days
delete from parameters where code = 'ranking_days';
