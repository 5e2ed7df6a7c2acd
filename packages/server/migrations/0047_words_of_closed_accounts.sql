-- the person whose name or words stand in a notice, who may close the account
alter table notices add column about_user_id integer references users (id);

-- older notices about orders and complaints name the other side of the parcel
update notices n set about_user_id = o.user_id
from store_orders so join orders o on o.id = so.order_id
where n.link ~ '^/my-store/[0-9]{1,9}/detail-orders/[0-9]{1,9}$' and so.id = substring(n.link from '[0-9]+$')::int
  and o.user_id <> n.user_id;
update notices n set about_user_id = c.user_id
from complaints c
where n.link ~ '^/store-complaints/[0-9]{1,9}/[0-9]{1,9}$' and c.id = substring(n.link from '[0-9]+$')::int
  and c.user_id <> n.user_id;
update notices n set about_user_id = s.owner_id
from complaints c join stores s on s.id = c.store_id
where n.link ~ '^/complaints/[0-9]{1,9}$' and c.id = substring(n.link from '[0-9]+$')::int and s.owner_id <> n.user_id;
update notices n set about_user_id = sole.owner_id
from (
  select so.order_id, min(s.owner_id) owner_id from store_orders so join stores s on s.id = so.store_id
  group by so.order_id having count(distinct s.owner_id) = 1
) sole
where n.link ~ '^/my-account/order-view/[0-9]{1,9}$' and sole.order_id = substring(n.link from '[0-9]+$')::int
  and sole.owner_id <> n.user_id;

create index notices_about_user_id on notices (about_user_id) where about_user_id is not null;
