-- an offer that a merge gave to another product kept the collection, number and words of the one that is gone
drop trigger copied_from_product on listings;
create trigger copied_from_product before insert or update of product_id on listings
  for each row execute function copy_product_to_listing();

update listings l set product_type = p.type, product_category_id = p.category_id, product_number = p.number_sort,
  product_search = p.search
from products p
where p.id = l.product_id
  and (l.product_type, l.product_category_id, l.product_number, l.product_search)
    is distinct from (p.type, p.category_id, p.number_sort, p.search);

-- it named whoever paid, and the payment is read from the provider anyway
alter table provider_events drop column body;
